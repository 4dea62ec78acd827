import CivilCalendar
import Meditation

/// Half a year, shown if a whole year's weeks do not fit side by side.
package enum YearHalf: Hashable {
    /// January to June.
    case first
    /// July to December.
    case second

    /// The half that contains a day.
    package init(of day: CivilDay) { self = day.civil.month <= 6 ? .first : .second }

    /// The index of the last week to show, counted from the week that begins with `monday`.
    func lastWeek(of year: Int, after monday: CivilDay) -> Int {
        let (month, day) = self == .first ? (6, 30) : (12, 31)
        return CivilDay(year: year, month: month, day: day).map { monday.distance(to: $0) / 7 } ?? 0
    }
}
