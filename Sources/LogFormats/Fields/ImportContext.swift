import Foundation
import Meditation

/// What reading a file needs to know besides the file.
public struct ImportContext: Hashable, Sendable {
    /// When it is read: nothing that was sat lies after it.
    public var now: Date
    /// The time zone of times that say none.
    public var timeZone: TimeZone
    /// The time zone of Meditation Assistant's times: UTC since its version 1.5.6, local before.
    public var assistantTimeZone: TimeZone

    /// A context. Default for Meditation Assistant: UTC.
    public init(now: Date, timeZone: TimeZone, assistantTimeZone: TimeZone = .gmt) {
        self.now = now
        self.timeZone = timeZone
        self.assistantTimeZone = assistantTimeZone
    }
}
