import CivilCalendar

/// Days in a row on which someone sat.
///
/// A day counts once, however often one sits on it. A streak is not broken before the day ends: who sat yesterday and not yet
/// today still has it.
public struct Streak: Hashable, Sendable {
    /// Days in a row up to today, or up to yesterday as long as today is not over.
    public let current: Int
    /// The most days in a row ever.
    public let longest: Int

    /// The streaks in the days on which someone sat, in any order, repeated or not. Days after `today` (of a clock that was
    /// wrong) count for the longest alone.
    public init(days: some Sequence<CivilDay>, today: CivilDay) {
        let days = Set(days)
        var longest = 0
        for first in days where !days.contains(first.advanced(by: -1)) {
            var length = 1
            while days.contains(first.advanced(by: length)) { length += 1 }
            longest = max(longest, length)
        }
        self.longest = longest
        let last = days.contains(today) ? today : today.advanced(by: -1)
        var length = 0
        while days.contains(last.advanced(by: -length)) { length += 1 }
        current = length
    }
}
