import Foundation

/// What a Live Activity is made of: a part that never changes (the conforming type) and a part that does (`ContentState`).
///
/// Both together, encoded as JSON, may take ``SystemState/contentLimit`` bytes.
/// Source: [ActivityAttributes](https://developer.apple.com/documentation/activitykit/activityattributes).
public protocol ActivityAttributes: Codable {
    /// The part that changes while the activity runs.
    associatedtype ContentState: Codable & Hashable
}

extension ActivityAttributes {
    /// The type's name without its module, which identifies the kind of activity to the system.
    ///
    /// The same text as `String(describing:)`, which first searches all protocol conformances of the program for a description.
    package static var typeName: String { _typeName(self, qualified: false) }
}

/// A content state together with what the system needs to know about it.
///
/// Source: [ActivityContent](https://developer.apple.com/documentation/activitykit/activitycontent).
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
    /// The changing part of the activity.
    public let state: State

    /// When the content is outdated; from that instant the activity's state is ``ActivityState/stale``.
    /// Nil: never. A date in the past makes the content stale at once.
    public let staleDate: Date?

    /// Which of several activities goes first; only the order counts, not the size. Default 0.
    public let relevanceScore: Double

    /// Content with an optional stale date and a relevance (default 0).
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: CustomStringConvertible {
    /// The state, with what the system needs to know about it.
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), relevanceScore: \(relevanceScore))"
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// An activity's content as the system holds it: bytes, because the system knows no app's types.
///
/// The bytes are JSON in the default coding strategies, as in a push payload: a `Date` is a number of seconds since 2001.
/// Source: [Starting and updating Live Activities with push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications).
public struct EncodedContent: Codable, Hashable, Sendable {
    /// The content state as JSON.
    public var state: Data

    /// As in ``ActivityContent/staleDate``.
    public var staleDate: Date?

    /// As in ``ActivityContent/relevanceScore``. Default 0.
    public var relevanceScore: Double

    /// Content whose state is already encoded.
    public init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    /// Encodes typed content. Throws what `JSONEncoder` throws, for example on a number that is not finite.
    public init<State>(_ content: ActivityContent<State>) throws {
        self.init(
            state: try Self.encode(content.state), staleDate: content.staleDate, relevanceScore: content.relevanceScore)
    }

    /// JSON in which equal values are equal bytes, or an update that changes nothing would look like a change.
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    /// The content with its state decoded. Throws what `JSONDecoder` throws when the bytes are not such a state.
    public func decoded<State>(as type: State.Type) throws -> ActivityContent<State> {
        ActivityContent(
            state: try JSONDecoder().decode(type, from: state), staleDate: staleDate, relevanceScore: relevanceScore)
    }
}
