import ActivitySystem
import Foundation
import Presentations

/// A widget whose attributes come as bytes: the system knows no app's types.
package struct ActivityWidget: Sendable {
    /// The attributes' Swift type, bare name.
    package let type: String
    /// The views; `nil` where the data is not of that type.
    package let views: @Sendable (ShownActivity) -> ActivityViews?
    /// What there is to say in a line, from attributes and content; `nil` where the data is not of that type.
    package let summary: @Sendable (_ attributes: Data, _ content: Data) -> ActivitySummary?
    /// Throws where attributes or content cannot be shown.
    package let check: @Sendable (_ attributes: Data, _ content: Data) throws(ActivityWidgetError) -> Void
    /// Throws where attributes are not of the type.
    package let checkAttributes: @Sendable (Data) throws(ActivityWidgetError) -> Void
    /// Throws where a content is not of the type, as `JSONDecoder` reads it; it may still be one that cannot be shown.
    package let checkContent: @Sendable (Data) throws(ActivityWidgetError) -> Void

    /// A widget, which must describe the Live Activity of `attributes`.
    ///
    /// - Parameters:
    ///   - validate: What a content must fulfil beyond being of its type. Default: nothing.
    ///   - summary: What there is to say in a line.
    package init<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        _ widget: Content.Type, of attributes: Attributes.Type,
        validate: @escaping @Sendable (Attributes.ContentState) throws(ActivityWidgetError) -> Void = { _ in },
        summary: @escaping @Sendable (Attributes, Attributes.ContentState) -> ActivitySummary
    ) {
        type = "\(Attributes.self)"
        views = { activity in
            guard let attributes = try? JSONDecoder().decode(Attributes.self, from: activity.attributes),
                let content = try? activity.content.decoded(as: Attributes.ContentState.self),
                let configuration = Content().activityConfiguration(for: Attributes.self)
            else { return nil }
            return configuration.views(
                ActivityViewContext(
                    attributes: attributes, state: content.state, activityID: activity.id, isStale: activity.isStale))
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
