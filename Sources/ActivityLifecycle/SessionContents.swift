import ActivitySystem
import Foundation

/// What a session that is going on carries from activity to activity.
struct SessionContents<Content: SessionContent>: Codable, Hashable, Sendable {
    /// As the app gave it.
    var content: Content
    /// As it is to be shown: short enough.
    var shown: Content
    /// The bytes of that, by which it was measured; `nil` where it was not.
    var bytes: Data?
    /// What the activity on show shows.
    var onShow: Content
    /// What the last request asked for.
    var requested: Content

    /// Contents of a session that has asked for nothing yet.
    init(_ content: Content, shown: Content, bytes: Data?, onShow: Content? = nil) {
        (self.content, self.shown, self.bytes) = (content, shown, bytes)
        (self.onShow, requested) = (onShow ?? shown, shown)
    }
}
