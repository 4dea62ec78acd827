import CivilCalendar

/// Days on which someone need not sit: some days of every week, and dates. They do not break a run of days.
package struct DaysOff: Hashable, Sendable {
    /// Days of every week; never all seven.
    package let weekdays: Weekdays
    /// Dates, from the first to the last, in the order in which they were written.
    package let dates: [ClosedRange<CivilDay>]

    /// No days off.
    package init() { (weekdays, dates) = (Weekdays([]), []) }

    /// Reads weekdays (`sun`, `sat-sun`), dates (`2026-12-24`) and spans of dates (`2026-12-24..2026-12-31`); nil if one is none of
    /// these, or if all seven days of the week are off.
    package init?(_ words: [String]) {
        var weekdays: Set<Int> = []
        var dates: [ClosedRange<CivilDay>] = []
        for word in words {
            if let some = Weekdays(word) {
                weekdays.formUnion(some.numbers)
            } else if let span = Self.span(word.filter { !$0.isWhitespace }) {
                dates.append(span)
            } else {
                return nil
            }
        }
        guard weekdays.count < 7 else { return nil }
        (self.weekdays, self.dates) = (Weekdays(weekdays), dates)
    }

    /// Whether nobody need sit on `day`.
    package func contains(_ day: CivilDay) -> Bool {
        weekdays.contains(day) || dates.contains { $0.contains(day) }
    }

    /// Whether all days between two days are off; true where there are none between.
    package func coverGap(from first: CivilDay, to last: CivilDay) -> Bool {
        var day = first.advanced(by: 1)
        while day < last {
            guard contains(day) else { return false }
            day = day.advanced(by: 1)
        }
        return true
    }

    /// As they are written; empty for none.
    package var words: [String] {
        let weekdays = weekdays.text
        return (weekdays.isEmpty ? [] : weekdays.split(separator: ",").map(String.init))
            + dates.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
    }

    private static func span(_ text: String) -> ClosedRange<CivilDay>? {
        let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { day(String($0)) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last
        else { return nil }
        return first...last
    }

    private static func day(_ text: String) -> CivilDay? {
        guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/), let year = Int(match.1),
            let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        return CivilDay(year: year, month: month, day: day)
    }
}
