import Foundation

extension CountdownItem {
    /// Whether it is pending at `now`: active, with its end in the future.
    public func isWaitedFor(at now: Date) -> Bool {
        status == .active && endDate.map { $0 > now } ?? false
    }

    /// The seconds until its end; 0 once it has come, or where there is none.
    public func timeUntilEnd(at now: Date) -> TimeInterval {
        max(0, endDate?.timeIntervalSince(now) ?? 0)
    }

    /// Whether its end came at most `interval` seconds ago, by default ten minutes. The end itself is not past yet.
    public func hasEndedRecently(within interval: TimeInterval = 600, at now: Date) -> Bool {
        guard let endDate else { return false }
        return now > endDate && now.timeIntervalSince(endDate) <= interval
    }

    /// Whether an activity is to be started for `current`, when the last one was started for `previous`: only where people
    /// want activities, and not a second time for the same item.
    public static func shouldStartLiveActivity(
        for current: CountdownItem?, after previous: CountdownItem?, isEnabled: Bool
    ) -> Bool {
        guard isEnabled, let current else { return false }
        return current.id != previous?.id
    }
}

extension Sequence<CountdownItem> {
    /// The pending item that ends first; among those that end together, the first in the list; `nil` if none is pending.
    public func endingSoonest(at now: Date) -> CountdownItem? {
        filter { $0.isWaitedFor(at: now) }.min { ($0.endDate ?? .distantFuture) < ($1.endDate ?? .distantFuture) }
    }

    /// The items without those that ended a day ago or earlier; one without an end stays, and one that is paused has not ended.
    public func withoutLongEnded(at now: Date) -> [CountdownItem] {
        filter { $0.status == .paused || $0.endDate.map { $0 > now - 86_400 } ?? true }
    }
}
