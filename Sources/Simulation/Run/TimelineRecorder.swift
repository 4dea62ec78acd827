import Foundation

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
