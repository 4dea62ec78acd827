import ActivityLifecycle
import ActivitySystem
import Foundation
import Presentations

/// One of the product's Live Activities, with all that the program asks of one: its widget, its fields, and what there is to look
/// at. Attributes and content come as bytes, for the system knows no app's types.
package struct ActivityWidget: Sendable {
    /// What scenarios, the preview and the doctor call it: `ambient-reading`.
    package let name: String
    /// The attributes' Swift type, bare name: `AmbientReadingAttributes`.
    package let type: String
    /// The attributes themselves, for ``Activity`` of them.
    private let attributesType: any (ActivityAttributes & SendableMetatype).Type
    /// Its states, to be looked at.
    package var preview: ActivityPreview { makePreview() }
    /// The fields of the content state.
    package let fields: [ActivityField]
    /// The field that says when the activity began, where the content does.
    package let startField: String?
    /// Whether a person may start one by `islet activity start`.
    package let isStartedByHand: Bool
    /// The names of the attributes' fields, by the alphabet.
    package var attributeNames: [String] { listAttributeNames() }
    /// The size in bytes of the largest attributes and content that there are; `nil` where they do not fit into an activity.
    package let largestSize: @Sendable () -> Int?
    /// The attributes of an activity of which only identifier and beginning are known, as the system keeps them.
    package let attributes: @Sendable (_ id: String, _ start: Date) -> Data
    /// When the session of an activity began, where its attributes tell.
    package let sessionStart: @Sendable (_ attributes: Data) -> Date?

    /// The views of attributes and content; `nil` where the data is not of that type.
    package let viewsOfData:
        @Sendable (_ attributes: Data, _ content: Data, _ id: String, _ isStale: Bool) -> ActivityViews?
    /// What there is to say in a line, from attributes and content; `nil` where the data is not of that type.
    package let summary: @Sendable (_ attributes: Data, _ content: Data) -> ActivitySummary?
    /// Throws where attributes or content cannot be shown.
    package let check: @Sendable (_ attributes: Data, _ content: Data) throws(ActivityWidgetError) -> Void
    /// Throws where attributes are not of the type.
    package let checkAttributes: @Sendable (Data) throws(ActivityWidgetError) -> Void
    /// Throws where a content is not of the type, as `JSONDecoder` reads it; it may still be one that cannot be shown.
    package let checkContent: @Sendable (Data) throws(ActivityWidgetError) -> Void

    /// Attributes as the system keeps them, from JSON with dates of any style. Throws what `JSONDecoder` throws.
    package let readAttributes: @Sendable (Data, JSONDecoder.DateDecodingStrategy) throws -> Data
    /// The same for a content; throws an ``ActivityWidgetError`` for one that cannot be shown.
    package let readContent: @Sendable (Data, JSONDecoder.DateDecodingStrategy) throws -> Data
    /// Attributes and content of the system as JSON with dates of any style. Throws where they are not of the type.
    package let write:
        @Sendable (_ attributes: Data, _ content: Data, JSONEncoder.DateEncodingStrategy) throws -> [Data]

    /// Whether the change from an old content is one with which an activity is better replaced than updated.
    package let isSignificantChange: @Sendable (_ old: Data, _ new: Data) -> Bool
    /// The content made smaller by one step; `nil` where nothing may be taken away.
    package let shortened: @Sendable (Data) -> Data?

    // What is asked for seldom is made when it is asked for: a status bar starts the program every second.
    private let makePreview: @Sendable () -> ActivityPreview
    private let listAttributeNames: @Sendable () -> [String]

    /// A widget, which must describe the Live Activity of attributes of this type.
    ///
    /// - Parameters:
    ///   - name: What scenarios, the preview and the doctor call it.
    ///   - preview: Its states, to be looked at.
    ///   - fields: The fields of the content state.
    ///   - startField: The field that says when the activity began. Default: the content does not.
    ///   - isStartedByHand: Whether a person may start one. Default: they may.
    ///   - attributes: The attributes of an activity of which only identifier and beginning are known.
    ///   - largest: Attributes and content with as much in them as they can have.
    ///   - validate: What a content must fulfil beyond being of its type. Default: nothing.
    ///   - summary: What there is to say in a line.
    package init<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        _ widget: Content.Type, name: String, preview: @autoclosure @escaping @Sendable () -> ActivityPreview,
        fields: [ActivityField],
        startField: String? = nil, isStartedByHand: Bool = true,
        attributes: @escaping @Sendable (_ id: String, _ start: Date) -> Attributes,
        largest: @escaping @Sendable () -> (attributes: Attributes, content: Attributes.ContentState),
        validate: @escaping @Sendable (Attributes.ContentState) throws(ActivityWidgetError) -> Void = { _ in },
        summary: @escaping @Sendable (Attributes, Attributes.ContentState) -> ActivitySummary
    ) {
        (self.name, makePreview, self.fields) = (name, preview, fields)
        (self.startField, self.isStartedByHand) = (startField, isStartedByHand)
        listAttributeNames = { Self.names(in: largest().attributes) }
        largestSize = {
            let (attributes, content) = largest()
            let size = Self.encode(attributes).count
            let fitted: Data? =
                (content as? any SessionContent).map { Self.fitted($0, besides: size) } ?? Self.encode(content)
            return fitted.map { size + $0.count }
        }
        self.attributes = { Self.encode(attributes($0, $1)) }
        sessionStart = { data in
            guard let type = Attributes.self as? any SessionAttributes.Type else { return nil }
            return (try? JSONDecoder().decode(type, from: data))?.sessionStart
        }
        readAttributes = { json, dates in Self.encode(try Self.decoder(dates).decode(Attributes.self, from: json)) }
        readContent = { json, dates in
            let content = try Self.decoder(dates).decode(Attributes.ContentState.self, from: json)
            try validate(content)
            return Self.encode(content)
        }
        write = { attributes, content, dates in
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = dates
            return [
                try encoder.encode(JSONDecoder().decode(Attributes.self, from: attributes)),
                try encoder.encode(JSONDecoder().decode(Attributes.ContentState.self, from: content)),
            ]
        }
        isSignificantChange = { old, new in
            guard let type = Attributes.ContentState.self as? any SessionContent.Type else { return false }
            return Self.isSignificantChange(type, from: old, to: new)
        }
        shortened = { data in
            guard let type = Attributes.ContentState.self as? any SessionContent.Type,
                var content = try? JSONDecoder().decode(type, from: data), content.shorten()
            else { return nil }
            return Self.encode(content)
        }
        (type, attributesType) = ("\(Attributes.self)", Attributes.self)
        viewsOfData = { attributes, content, id, isStale in
            guard let attributes = try? JSONDecoder().decode(Attributes.self, from: attributes),
                let content = try? EncodedContent(state: content).decoded(as: Attributes.ContentState.self),
                let configuration = Content().activityConfiguration(for: Attributes.self)
            else { return nil }
            return configuration.views(
                ActivityViewContext(
                    attributes: attributes, state: content.state, activityID: id, isStale: isStale))
        }
        self.summary = { attributes, content in
            guard let attributes = try? JSONDecoder().decode(Attributes.self, from: attributes),
                let content = try? JSONDecoder().decode(Attributes.ContentState.self, from: content)
            else { return nil }
            return summary(attributes, content)
        }
        checkAttributes = { (attributes) throws(ActivityWidgetError) in
            _ = try Self.decode(Attributes.self, from: attributes, of: .attributes)
        }
        checkContent = { (content) throws(ActivityWidgetError) in
            _ = try Self.decode(Attributes.ContentState.self, from: content, of: .content)
        }
        check = { (attributes, content) throws(ActivityWidgetError) in
            _ = try Self.decode(Attributes.self, from: attributes, of: .attributes)
            try validate(try Self.decode(Attributes.ContentState.self, from: content, of: .content))
        }
    }

    /// The views of an activity; `nil` where its data is not of that type.
    package func views(_ activity: ShownActivity) -> ActivityViews? {
        viewsOfData(activity.attributes, activity.content.state, activity.id, activity.isStale)
    }

    private static func names(in value: some Encodable) -> [String] {
        let object = try? JSONSerialization.jsonObject(with: encode(value)) as? [String: Any]
        return (object?.keys).map { $0.sorted() } ?? []
    }

    private static func encode(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("Attributes and contents are plain values.")
        }
        return data
    }

    private static func decoder(_ dates: JSONDecoder.DateDecodingStrategy) -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dates
        return decoder
    }

    private static func fitted(_ content: some SessionContent, besides size: Int) -> Data? {
        (try? content.fitted(besides: size)).map { encode($0) }
    }

    private static func isSignificantChange<Content: SessionContent>(
        _ type: Content.Type, from old: Data, to new: Data
    ) -> Bool {
        guard let old = try? JSONDecoder().decode(Content.self, from: old),
            let new = try? JSONDecoder().decode(Content.self, from: new)
        else { return false }
        return new.isSignificantChange(from: old)
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, from json: Data, of part: ActivityWidgetError.Part
    ) throws(ActivityWidgetError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: json)
        } catch {
            guard let error = error as? DecodingError, let field = IncorrectField(error, in: json) else {
                throw .notJSON(part)
            }
            throw .incorrect(part, field: field.path, problem: field.problem)
        }
    }
}

/// What an app says of an activity of this type, whose attributes and content are bytes here: each call is ActivityKit's of
/// `Activity<Attributes>`, for the device and the app of this task.
extension ActivityWidget {
    /// Requests an activity. Throws ``ActivityAuthorizationError``; what `JSONDecoder` throws where the bytes are not of the type.
    package func request(_ request: ActivityRequest) throws {
        try Self.request(request, as: attributesType)
    }

    /// Brings new content to an activity; answers what came of it, `nil` where there is none or either cannot be read.
    package func update(
        _ id: String, _ content: EncodedContent, alertConfiguration: AlertConfiguration? = nil
    ) -> [SystemEvent]? {
        Self.update(id, content, alertConfiguration, as: attributesType)
    }

    /// Ends an activity, with a last content if there is one. Answers as an update does.
    package func end(
        _ id: String, _ content: EncodedContent?, dismissalPolicy: ActivityUIDismissalPolicy
    ) -> [SystemEvent]? {
        Self.end(id, content, dismissalPolicy, as: attributesType)
    }

    private static func request<Attributes: ActivityAttributes>(
        _ request: ActivityRequest, as type: Attributes.Type
    ) throws {
        _ = try Activity.request(
            attributes: JSONDecoder().decode(type, from: request.attributes),
            content: request.content.decoded(as: Attributes.ContentState.self), pushType: request.pushType,
            style: request.style, alertConfiguration: request.alert, start: request.start, id: request.id,
            origin: request.origin)
    }

    private static func update<Attributes: ActivityAttributes>(
        _ id: String, _ content: EncodedContent, _ alert: AlertConfiguration?, as type: Attributes.Type
    ) -> [SystemEvent]? {
        guard let content = try? content.decoded(as: Attributes.ContentState.self) else { return nil }
        return Activity<Attributes>.named(id)?.update(content, alertConfiguration: alert)
    }

    private static func end<Attributes: ActivityAttributes>(
        _ id: String, _ content: EncodedContent?, _ policy: ActivityUIDismissalPolicy, as type: Attributes.Type
    ) -> [SystemEvent]? {
        let last = Result { try content?.decoded(as: Attributes.ContentState.self) }
        guard case .success(let last) = last else { return nil }
        return Activity<Attributes>.named(id)?.end(last, dismissalPolicy: policy)
    }
}
