import ActivitySystem
import Configuration
import Foundation
import HostSystem
import LiveActivities
import PlainText

/// A type of Live Activity as it is written in JSON on the command line: which fields it has, and how they are read.
package struct ActivityFields: Sendable {
    private let widget: ActivityWidget

    /// The types that a person may start, the usual one first.
    package static let all = ActivityWidgets.all.filter(\.isStartedByHand).reversed().map(ActivityFields.init)

    private init(_ widget: ActivityWidget) { self.widget = widget }

    /// The attributes' Swift type, bare name.
    package var type: String { widget.type }

    /// The fields of the content state, by the alphabet.
    private var content: [String] { widget.fields.map(\.name).sorted() }

    /// The type of this name; throws a ``CommandFailure`` for a name that is none.
    package static func named(_ name: String) throws(CommandFailure) -> ActivityFields {
        if let fields = all.first(where: { $0.type == name || $0.type == name + "Attributes" }) { return fields }
        throw CommandFailure(
            sentence: "Unknown type of activity \"\(name)\" (--type); "
                + NearMiss.advice(on: name, among: all.map(\.type)), status: .usage)
    }

    /// Requests an activity of this type for its app; throws what ActivityKit throws.
    package func request(_ request: ActivityRequest, on system: inout SystemState, at now: Date) throws {
        try system.act(as: request.app, at: now) { try widget.request(request) }
    }

    // MARK: In and out

    /// The attributes of an activity of which nothing but the identifier was said, as the system keeps them.
    package func usualAttributes(id: String, at now: Date) -> Data { widget.attributes(id, now) }

    /// Attributes as the system keeps them.
    package func attributes(_ value: JSONValue, dates: ActivityDates) throws -> Data {
        try Self.checkNames(in: value, among: widget.attributeNames, of: type)
        return try Self.read(value) { try widget.readAttributes($0, dates.decoding) }
    }

    /// A content state as the system keeps it.
    package func content(_ value: JSONValue, dates: ActivityDates) throws -> Data {
        try checkNames(in: value)
        return try Self.read(value) { try widget.readContent($0, dates.decoding) }
    }

    /// What the system keeps, as a person writes it: attributes and content.
    package func json(
        attributes: Data, content: Data, dates: JSONEncoder.DateEncodingStrategy
    ) throws -> (attributes: JSONValue, content: JSONValue) {
        let values = try widget.write(attributes, content, dates).map {
            try JSONDecoder().decode(JSONValue.self, from: $0)
        }
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

    private static func read(_ value: JSONValue, by decode: (Data) throws -> Data) throws -> Data {
        do {
            return try decode(JSONEncoder().encode(value))
        } catch let error as DecodingError {
            throw CommandFailure(sentence: ActivityWords.sentence(for: error), status: .dataError)
        } catch ActivityWidgetError.refused(_, let sentence) {
            throw CommandFailure(sentence: sentence, status: .dataError)
        }
    }
}
