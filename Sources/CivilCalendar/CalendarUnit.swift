/// A period of the calendar by which statistics are grouped. The raw value is what users type.
public enum CalendarUnit: String, CaseIterable, Hashable, Sendable {
    /// One day.
    case day
    /// Monday to Sunday, as in ISO 8601.
    case week
    /// A calendar month.
    case month
    /// A calendar year.
    case year

    /// The days of the period that contains `day`.
    public func days(around day: CivilDay) -> ClosedRange<CivilDay> {
        let first = first(around: day)
        return first...next(first).advanced(by: -1)
    }

    /// The first day of the period `count` periods after (negative: before) the one that contains `day`.
    public func first(around day: CivilDay, movedBy count: Int = 0) -> CivilDay {
        switch self {
        case .day: return day.advanced(by: count)
        case .week: return day.advanced(by: 1 - day.weekday + 7 * count)
        case .month: return day.advanced(by: 1 - day.civil.day).advanced(months: count)
        case .year:
            let civil = day.civil
            return day.advanced(by: 1 - civil.day).advanced(months: 1 - civil.month + 12 * count)
        }
    }

    private func next(_ first: CivilDay) -> CivilDay { self.first(around: first, movedBy: 1) }
}
