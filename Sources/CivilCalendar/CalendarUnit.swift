/// A stretch of the calendar that statistics are told by. The raw value is what people type.
public enum CalendarUnit: String, CaseIterable, Hashable, Sendable {
    /// One day.
    case day
    /// Monday to Sunday, as ISO 8601 has it.
    case week
    /// A month of the calendar.
    case month
    /// A year of the calendar.
    case year

    /// The days of the stretch that holds `day`.
    public func days(around day: CivilDay) -> ClosedRange<CivilDay> {
        let first = first(around: day)
        return first...next(first).advanced(by: -1)
    }

    /// The first day of the stretch that comes `count` stretches after (negative: before) the one that holds `day`.
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
