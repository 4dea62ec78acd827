import Foundation
import Store

extension StoredActivities {
    /// The countdowns, the next end first; of those that end together, the one that was added first.
    package var countdownsByEnd: [StoredCountdown] {
        countdowns.enumerated().sorted { ($0.element.endDate, $0.offset) < ($1.element.endDate, $1.offset) }
            .map(\.element)
    }

    /// Whether a countdown is the one that is a Live Activity.
    package func isShown(_ countdown: StoredCountdown) -> Bool {
        system.isLive(CountdownSchedule.identifier(of: countdown))
    }
}

extension [StoredCountdown] {
    /// The one that the key for a pause is about: of those that run, the next to end; nil where none runs.
    package func pausable(at now: Date) -> StoredCountdown? {
        filter { $0.pausedAt == nil && $0.endDate > now }.min { $0.endDate < $1.endDate }
    }

    /// The one that was paused last; nil where none is paused.
    package var resumable: StoredCountdown? {
        filter { $0.pausedAt != nil }.max { ($0.pausedAt ?? .distantPast) < ($1.pausedAt ?? .distantPast) }
    }
}
