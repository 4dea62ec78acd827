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
}

extension SessionContent {
    /// No change is significant.
    public func isSignificantChange(from old: Self) -> Bool { false }

    /// Nothing may be taken away.
    public mutating func shorten() -> Bool { false }

    /// The content, shortened until it takes at most `limit` bytes as JSON, together with `attributesSize` bytes.
    public func fitted(
        to limit: Int = SystemState.contentLimit, besides attributesSize: Int
    ) throws(SessionRejection) -> Self {
        var content = self
        while true {
            let size = try content.encodedSize() + attributesSize
            if size <= limit { return content }
            if !content.shorten() { throw .contentTooLarge(size: size, limit: limit) }
        }
    }

    private func encodedSize() throws(SessionRejection) -> Int {
        do {
            return try EncodedContent(ActivityContent(state: self, staleDate: nil)).state.count
        } catch {
            throw .contentNotEncodable(reason: String(describing: error))
        }
    }
}
