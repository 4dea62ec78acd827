import ActivitySystem
import Foundation

/// A content state that a ``SessionLifecycle`` can carry from activity to activity. Any content state is one as it is; it may
/// say more about itself.
public protocol SessionContent: Codable, Hashable, Sendable {
    /// Whether the change is one with which an old activity is better replaced than updated: another book, another match.
    /// Default: none is.
    func isSignificantChange(from old: Self) -> Bool

    /// Makes the content smaller by one step; `false` if nothing is left that may be taken away. Every step must take
    /// something. Default: nothing may.
    mutating func shorten() -> Bool

    /// The content as JSON, as the system is to have it; equal contents must be equal bytes. A type with a faster way to the
    /// same bytes, or has them already, says so here. Default: what `JSONEncoder` writes, with sorted keys.
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
        try measured(to: limit, besides: attributesSize).content
    }

    /// The same, with the bytes by which it was measured.
    func measured(
        to limit: Int, besides attributesSize: Int
    ) throws(SessionRejection) -> (content: Self, bytes: Data) {
        var content = self
        while true {
            let bytes = try content.bytes()
            let size = bytes.count + attributesSize
            if size <= limit { return (content, bytes) }
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
