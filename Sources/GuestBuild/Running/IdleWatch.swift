import Foundation

/// Finds out whether a guest's process uses a processor between requests: a thread that never ends would go on for as long
/// as the studio is open.
///
/// It looks two seconds after the beginning, then after twice as long each time, up to a minute: a process at rest costs hardly a wake-up.
/// One that has done something is looked at again after two seconds.
struct IdleWatch {
    /// When to look next.
    private(set) var next: Date
    private var interval = least
    private var last: (processorTime: TimeInterval, at: Date)

    static let least = 2.0
    private static let most = 64.0
    /// Who uses less of a processor rests.
    private static let resting = 0.05
    /// Who uses more of a processor is ended.
    private static let burning = 0.5

    /// Begins at an instant.
    ///
    /// - Parameter processorTime: The seconds that the process had used until then.
    init(at now: Date, processorTime: TimeInterval) {
        (last, next) = ((processorTime, now), now + Self.least)
    }

    /// Looks, if it is time. Whether the process uses so much of a processor that it should be ended.
    mutating func isBurning(at now: Date, processorTime: TimeInterval) -> Bool {
        let passed = now.timeIntervalSince(last.at)
        guard passed >= 0 else {
            // The clock was put back.
            self = IdleWatch(at: now, processorTime: processorTime)
            return false
        }
        guard now >= next else { return false }
        let share = (processorTime - last.processorTime) / max(passed, Self.least)
        interval = share > Self.resting ? Self.least : min(interval * 2, Self.most)
        (last, next) = ((processorTime, now), now + interval)
        return share > Self.burning
    }
}
