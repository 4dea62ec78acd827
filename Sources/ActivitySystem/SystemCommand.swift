import Foundation

/// Something that happens to the system: an app asks, or a person does.
public enum SystemCommand: Hashable, Sendable {
    /// An app asks for an activity. `attributesType` is the Swift type's bare name, as in a push payload; `start` in the future
    /// schedules it (iOS 26), nil or a past date starts it now.
    case request(
        id: String, attributesType: String, attributes: Data, content: EncodedContent, start: Date? = nil)

    /// An app brings new content. Ignored once the activity has ended.
    case update(id: String, content: EncodedContent)

    /// An app ends an activity, perhaps with a last content. It leaves the island at once.
    case end(id: String, content: EncodedContent? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default)

    /// A person removes the activity from the lock screen: it ends and is dismissed.
    case dismissByPerson(id: String)

    /// A person switches Live Activities on or off.
    case authorization(Bool)
}

extension SystemCommand {
    /// A request from typed attributes and content. Throws what `JSONEncoder` throws.
    public static func request<Attributes: ActivityAttributes>(
        id: String, attributes: Attributes, content: ActivityContent<Attributes.ContentState>, start: Date? = nil
    ) throws -> SystemCommand {
        .request(
            id: id, attributesType: String(describing: Attributes.self),
            attributes: try JSONEncoder().encode(attributes), content: try EncodedContent(content), start: start)
    }

    /// An update from typed content. Throws what `JSONEncoder` throws.
    public static func update<State>(id: String, content: ActivityContent<State>) throws -> SystemCommand {
        .update(id: id, content: try EncodedContent(content))
    }
}
