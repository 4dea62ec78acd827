import ActivitySystem
import Foundation

/// Attributes of an activity that is one of several in a session: they hold the start of the session, so that a clock
/// continues from the last activity's and an app knows it after a relaunch.
public protocol SessionAttributes: ActivityAttributes, Sendable where ContentState: SessionContent {
    /// When the session began; not later than the activity.
    var sessionStart: Date { get }

    /// Attributes of an activity in a session.
    init(sessionStart: Date)
}

/// A content state that a ``SessionLifecycle`` can carry from activity to activity. Any content state is one as it is; it may
/// say more about itself.
public protocol SessionContent: Codable, Hashable, Sendable {
    /// Whether the change is one with which an old activity is better replaced than updated: another book, another match.
    /// Default: none is.
    func isSignificantChange(from old: Self) -> Bool

    /// Makes the content smaller by one step; `false` if nothing is left that may be taken away. Every step must take
    /// something. Default: nothing may.
    mutating func shorten() -> Bool

    /// The content as JSON, as the system is to have it, by which it is measured. A type with a faster way to the same bytes, or
    /// has them already, says so here. Default: what `JSONEncoder` writes, with sorted keys.
    func encodedState() throws -> Data
}

extension SessionContent {
    /// No change is significant.
    public func isSignificantChange(from old: Self) -> Bool { false }

    /// Nothing may be taken away.
    public mutating func shorten() -> Bool { false }

    /// What `JSONEncoder` writes, with sorted keys.
    public func encodedState() throws -> Data {
        try EncodedContent(ActivityContent(state: self, staleDate: nil)).state
    }

    /// The content, shortened until it takes at most `limit` bytes as JSON, together with `attributesSize` bytes.
    public func fitted(
        to limit: Int = SystemState.contentLimit, besides attributesSize: Int
    ) throws(SessionRejection) -> Self {
        var content = self
        while true {
            let size = try content.bytes().count + attributesSize
            if size <= limit { return content }
            if !content.shorten() { throw .contentTooLarge(size: size, limit: limit) }
        }
    }

    private func bytes() throws(SessionRejection) -> Data {
        do {
            return try encodedState()
        } catch {
            throw .contentNotEncodable(reason: String(describing: error))
        }
    }
}

/// Content of an unknown type can be carried over too, as its bytes.
extension EncodedContent: SessionContent {
    /// The bytes as they are.
    public func encodedState() throws -> Data { state }

    /// Whether it is about something else: its ``subject`` is another.
    public func isSignificantChange(from old: EncodedContent) -> Bool { state != old.state && subject != old.subject }

    /// What the content is about: the text of the first of the fields ``subjectFields`` that it has. `nil` for none.
    public var subject: String? {
        guard let fields = try? JSONSerialization.jsonObject(with: state) as? [String: Any] else { return nil }
        return Self.subjectFields.lazy.compactMap { fields[$0] as? String }.first
    }

    /// The fields that name what an activity is about, in the order in which they are looked for.
    public static let subjectFields = ["bookTitle", "title", "methodName", "name"]
}

/// What a session that is going on carries from activity to activity.
struct SessionContents<Content: SessionContent>: Codable, Hashable, Sendable {
    /// As the app gave it.
    var content: Content
    /// As it is to be shown: short enough.
    var shown: Content
    /// The content of the activity that is showing.
    var onShow: Content
    /// The content of the last request.
    var requested: Content

    /// Contents of a session that has not made a request yet.
    init(_ content: Content, shown: Content, onShow: Content? = nil) {
        (self.content, self.shown) = (content, shown)
        (self.onShow, requested) = (onShow ?? shown, shown)
    }
}
