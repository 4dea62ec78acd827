import ActivitySystem
import Foundation

/// Something that happened in a simulation, perhaps many times in a row.
public struct TimelineEntry: Hashable, Sendable {
    /// When it happened first, in seconds since the scenario's start, to a millisecond.
    public let time: TimeInterval
    /// When it happened last.
    public internal(set) var lastTime: TimeInterval
    /// The number of times it happened from ``time`` to ``lastTime``, with nothing between but events repeated as many times.
    public internal(set) var count = 1
    /// What happened.
    public let event: TimelineEvent
    /// More about it, in words; the last of several.
    public internal(set) var detail: String?
    /// The app that it happened to; `nil`: to the device.
    public let app: String?
    /// The activity that it happened to; `nil`: to none.
    public let activity: String?
    /// The state of the activity after it.
    public let state: ActivityState?
    /// Where the app's activities are visible after it.
    public let shown: [ShownPlace]
}

/// Writes a timeline down, so that an update a second is a line and not thousands.
struct TimelineRecorder {
    private(set) var entries: [TimelineEntry] = []
    /// The entries that may still grow: nothing else has happened since.
    private var growing: [Int] = []

    mutating func append(_ entry: TimelineEntry) {
        guard entry.event.folds else {
            growing = []
            entries.append(entry)
            return
        }
        let same = growing.first {
            let other = entries[$0]
            return other.event == entry.event && other.activity == entry.activity && other.app == entry.app
                && other.state == entry.state && other.shown == entry.shown
                && (entry.event != .ignored || other.detail == entry.detail)
        }
        guard let same else {
            growing.append(entries.count)
            entries.append(entry)
            return
        }
        entries[same].lastTime = entry.time
        entries[same].count += 1
        entries[same].detail = entry.detail
    }
}
