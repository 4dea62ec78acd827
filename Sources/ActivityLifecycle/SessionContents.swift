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
    /// The content of the activity that is showing.
    var onShow: Content
    /// The content of the last request.
    var requested: Content

    /// Contents of a session that has not made a request yet.
    init(_ content: Content, shown: Content, bytes: Data?, onShow: Content? = nil) {
        (self.content, self.shown, self.bytes) = (content, shown, bytes)
        (self.onShow, requested) = (onShow ?? shown, shown)
    }
}
