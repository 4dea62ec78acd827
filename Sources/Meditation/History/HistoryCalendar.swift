import CivilCalendar
import Foundation

/// Assigns an instant to a day of the user, and a day to a week, by local time and by when their days and weeks begin.
///
/// Who sits past midnight may let the day begin later: with a day that begins at 04:00, half past one in the night belongs to
/// the day before.
public struct HistoryCalendar: Hashable, Sendable {
    /// Where the person is.
    public let timeZone: TimeZone
    /// Seconds after midnight at which a day begins: 0 for midnight, less than 86,400.
    public let dayStart: Int
    /// The day of the week on which weeks begin, 1 (Monday) to 7 (Sunday).
    public let firstWeekday: Int

    /// A calendar. A `dayStart` outside a day is taken for midnight, a `firstWeekday` that does not exist for Monday.
    public init(timeZone: TimeZone, dayStart: Int = 0, firstWeekday: Int = 1) {
        self.timeZone = timeZone
        self.dayStart = (0..<86400).contains(dayStart) ? dayStart : 0
        self.firstWeekday = (1...7).contains(firstWeekday) ? firstWeekday : FirstWeekday.standard
    }

    /// The day that `date` belongs to.
    public func day(of date: Date) -> CivilDay {
        let local = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date) - dayStart)
        return CivilDay(number: Int((local / 86400).rounded(.down)))
    }

    /// The days of the period that contains `day`.
    public func days(of unit: CalendarUnit, around day: CivilDay) -> ClosedRange<CivilDay> {
        unit.days(around: day, weeksFrom: firstWeekday)
    }

    /// The first day of the period `count` periods after (negative: before) the one that contains `day`.
    public func first(of unit: CalendarUnit, around day: CivilDay, movedBy count: Int = 0) -> CivilDay {
        unit.first(around: day, movedBy: count, weeksFrom: firstWeekday)
    }

    /// The seven days of the week in their order.
    var weekdays: [Int] { (0..<7).map { (firstWeekday - 1 + $0) % 7 + 1 } }

    /// The instant at which `day` begins.
    public func start(of day: CivilDay) -> Date { date(on: day, secondsAfterMidnight: TimeInterval(dayStart)) }

    /// The instant at which the clock on the wall shows a time on a date of the calendar.
    ///
    /// A time that comes twice, when clocks are set back, is its first coming. One that does not come at all, when they are set
    /// forward, is as much later as they were set: 02:30 in the gap from 02:00 to 03:00 is 03:30.
    public func date(on day: CivilDay, secondsAfterMidnight seconds: TimeInterval) -> Date {
        dates(on: day, secondsAfterMidnight: seconds)[0]
    }

    /// All instants at which the clock on the wall shows a time on a date of the calendar, the first first: two where clocks are
    /// set back. Never empty, see ``date(on:secondsAfterMidnight:)``.
    func dates(on day: CivilDay, secondsAfterMidnight seconds: TimeInterval) -> [Date] {
        let local = TimeInterval(day.number) * 86400 + seconds
        func offset(at instant: TimeInterval) -> TimeInterval {
            TimeInterval(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: instant)))
        }
        // No zone is set twice within two days of any instant, so that one of these two offsets holds.
        let before = offset(at: local - 86400)
        let after = offset(at: local + 86400)
        let offsets = (before == after ? [before] : [before, after]).filter { offset(at: local - $0) == $0 }
        return (offsets.isEmpty ? [before] : offsets).map { Date(timeIntervalSince1970: local - $0) }
    }

    /// A date and seconds after midnight, as the clock on the wall shows `date`.
    public func wall(_ date: Date) -> (day: CivilDay, seconds: TimeInterval) {
        let local = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
        let number = (local / 86400).rounded(.down)
        return (CivilDay(number: Int(number)), local - number * 86400)
    }
}

/// Sorts days into a few levels of practice, for pictures that show a day as a shade.
///
/// The scale ends at the day that nine of ten days with practice do not exceed, so that one retreat does not make every other
/// day pale; days of equal length are all of the highest level.
public struct PracticeLevels: Hashable, Sendable {
    /// The number of levels besides none.
    public static let count = 4

    /// Seconds from which a day is of the highest level; 0 when nobody sat.
    public let full: TimeInterval

    /// The levels for days with these seconds of practice; days without practice do not count.
    public init(totals: some Sequence<TimeInterval>) {
        let lengths = totals.filter { $0 > 0 }.sorted()
        full = lengths.isEmpty ? 0 : lengths[min(lengths.count - 1, lengths.count * 9 / 10)]
    }

    /// 0 for no practice, else 1 to ``count``.
    public func level(of total: TimeInterval) -> Int {
        guard total > 0, full > 0 else { return 0 }
        return min(Self.count, max(1, Int((total / full * Double(Self.count)).rounded(.up))))
    }
}
