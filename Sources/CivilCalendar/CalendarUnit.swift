/// A period of the calendar by which statistics are grouped. The raw value is what users type.
public enum CalendarUnit: String, CaseIterable, Hashable, Sendable {
    /// One day.
    case day
    /// Seven days, from the day of the week on which weeks begin.
    case week
    /// A calendar month.
    case month
    /// A calendar year.
    case year

    /// The days of the period that contains `day`, see ``first(around:movedBy:weeksFrom:)``.
    public func days(around day: CivilDay, weeksFrom firstWeekday: Int) -> ClosedRange<CivilDay> {
        let first = first(around: day, weeksFrom: firstWeekday)
        return first...self.first(around: first, movedBy: 1, weeksFrom: firstWeekday).advanced(by: -1)
    }

    /// The first day of the period `count` periods after (negative: before) the one that contains `day`.
    ///
    /// - Parameter firstWeekday: The day on which weeks begin, 1 (Monday, as in ISO 8601) to 7 (Sunday), as ``CivilDay/weekday``.
    public func first(around day: CivilDay, movedBy count: Int = 0, weeksFrom firstWeekday: Int) -> CivilDay {
        switch self {
        case .day: return day.advanced(by: count)
        case .week: return day.advanced(by: 7 * count - (day.weekday - firstWeekday + 7) % 7)
        case .month: return day.advanced(by: 1 - day.civil.day).advanced(months: count)
        case .year:
            let civil = day.civil
            return day.advanced(by: 1 - civil.day).advanced(months: 1 - civil.month + 12 * count)
        }
    }
}
