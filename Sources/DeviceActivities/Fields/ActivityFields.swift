import ActivitySystem
import Configuration
import Foundation
import HostSystem
import LiveActivities
import PlainText

/// A type of Live Activity as it is written in JSON on the command line: which fields it has, and how they are read.
package struct ActivityFields: Sendable {
    /// The attributes' Swift type, bare name.
    package let type: String
    /// The fields of the attributes.
    package let attributes: [String]
    /// The fields of the content state.
    package let content: [String]
    /// The attributes of an activity of which nothing but the identifier was said; nil where something must be.
    package let usualAttributes: @Sendable (_ id: String, _ now: Date) -> JSONValue?

    private let encodedAttributes: @Sendable (JSONValue, ActivityDates) throws -> Data
    private let encodedContent: @Sendable (JSONValue, ActivityDates) throws -> Data
    private let written: @Sendable (Data, Data, JSONEncoder.DateEncodingStrategy) throws -> [JSONValue]

    /// The types that a person may start, the usual one first.
    package static let all = [
        ActivityFields(
            ScriptAttributes(name: "build"),
            ScriptAttributes.ContentState(
                title: "", subtitle: "", symbol: "", status: "", progress: 0, startDate: .distantPast,
                endDate: .distantFuture, color: "", message: ""),
            usual: { id, _ in ScriptAttributes(name: id) }, check: { _ = try $0.validated() }),
        ActivityFields(
            CountdownAttributes(),
            CountdownAttributes.ContentState(
                endDate: .distantFuture, title: "", subtitle: "", color: "", alertMessage: ""),
            usual: { _, _ in CountdownAttributes() }),
        ActivityFields(
            AmbientReadingAttributes(startTime: .distantPast), AmbientReadingAttributes.ContentState(bookTitle: ""),
            usual: { _, now in AmbientReadingAttributes(startTime: now) }),
    ]

    /// The type of this name; throws a ``CommandFailure`` for a name that is none.
    package static func named(_ name: String) throws(CommandFailure) -> ActivityFields {
        if let fields = all.first(where: { $0.type == name || $0.type == name + "Attributes" }) { return fields }
        throw CommandFailure(
            sentence: "Unknown type of activity \"\(name)\" (--type); "
                + NearMiss.advice(on: name, among: all.map(\.type)), status: .usage)
    }

    /// A type by attributes and a content that have a value in every field, for the fields' names.
    private init<Attributes: ActivityAttributes & SendableMetatype>(
        _ attributes: Attributes, _ content: Attributes.ContentState,
        usual: @escaping @Sendable (String, Date) -> Attributes?,
        check: @escaping @Sendable (Attributes.ContentState) throws -> Void = { _ in }
    ) {
        let type = String(describing: Attributes.self)
        self.type = type
        let (attributeNames, contentNames) = (Self.names(in: attributes), Self.names(in: content))
        self.attributes = attributeNames
        self.content = contentNames
        usualAttributes = { id, now in
            usual(id, now).flatMap { try? JSONValue.of($0, dates: .secondsSince1970) }
        }
        encodedAttributes = { value, dates in
            try Self.encode(Self.read(value, as: Attributes.self, fields: attributeNames, of: type, dates))
        }
        encodedContent = { value, dates in
            let state = try Self.read(value, as: Attributes.ContentState.self, fields: contentNames, of: type, dates)
            do {
                try check(state)
            } catch {
                throw CommandFailure(sentence: "\(error)", status: .dataError)
            }
            return try Self.encode(state)
        }
        written = { attributes, content, dates in
            [
                try JSONValue.of(JSONDecoder().decode(Attributes.self, from: attributes), dates: dates),
                try JSONValue.of(JSONDecoder().decode(Attributes.ContentState.self, from: content), dates: dates),
            ]
        }
    }

    // MARK: In and out

    /// Attributes as the system keeps them.
    package func attributes(_ value: JSONValue, dates: ActivityDates) throws -> Data {
        try encodedAttributes(value, dates)
    }

    /// A content state as the system keeps it.
    package func content(_ value: JSONValue, dates: ActivityDates) throws -> Data { try encodedContent(value, dates) }

    /// What the system keeps, as a person writes it: attributes and content.
    package func json(
        attributes: Data, content: Data, dates: JSONEncoder.DateEncodingStrategy
    ) throws -> (attributes: JSONValue, content: JSONValue) {
        let values = try written(attributes, content, dates)
        return (values[0], values[1])
    }

    /// Throws for a field of a content that the type has not.
    package func checkNames(in value: JSONValue) throws(CommandFailure) {
        try Self.checkNames(in: value, among: content, of: type)
    }

    private static func checkNames(
        in value: JSONValue, among fields: [String], of type: String
    ) throws(CommandFailure) {
        guard case .object(let object) = value else {
            throw CommandFailure(
                sentence: "A JSON object is needed, such as {\"title\": \"Backup\"}.", status: .dataError)
        }
        guard let unknown = object.keys.sorted().first(where: { !fields.contains($0) }) else { return }
        throw CommandFailure(
            sentence: "Unknown field `\(TerminalText.oneLine(unknown))` of \(type); "
                + NearMiss.advice(
                    on: unknown, among: fields, place: "`islet activity --help` lists the fields of every type"),
            status: .dataError)
    }

    private static func names(in value: some Encodable) -> [String] {
        guard case .object(let fields)? = try? JSONValue.of(value, dates: .secondsSince1970) else { return [] }
        return fields.keys.sorted()
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    private static func read<Value: Decodable>(
        _ value: JSONValue, as type: Value.Type, fields: [String], of name: String, _ dates: ActivityDates
    ) throws -> Value {
        try checkNames(in: value, among: fields, of: name)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dates.decoding
        do {
            return try decoder.decode(type, from: JSONEncoder().encode(value))
        } catch let error as DecodingError {
            throw CommandFailure(sentence: ActivityWords.sentence(for: error), status: .dataError)
        }
    }
}
