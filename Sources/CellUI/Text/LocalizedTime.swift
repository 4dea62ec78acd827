import CivilCalendar

// Instants and durations formatted by Foundation for a locale.
extension Localization {
    private func style(
        date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, in timeZone: TimeZone
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// `9:41 AM`, `09:41`, `9:41`: the hour has the digits of the language, which Foundation's `.shortened` drops on Linux.
    func time(_ date: Date, in timeZone: TimeZone) -> String {
        style(in: timeZone).hour().minute().format(date)
    }
    /// `November 21, 2026`, `21. November 2026`.
    func date(_ date: Date, in timeZone: TimeZone) -> String {
        style(date: .long, time: .omitted, in: timeZone).format(date)
    }
    /// `9:41 – 10:11 AM`, `09:41–10:11 Uhr`.
    func times(_ dates: ClosedRange<Date>, in timeZone: TimeZone) -> String {
        Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(dates.lowerBound..<dates.upperBound)
    }

    /// `1:02:03`, `١:٠٢:٠٣`, `1.02.03`; without hours `62:03`.
    func positional(seconds: Int, showsHours: Bool = true) -> String {
        let seconds = max(0, seconds)
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }

    /// `2 hr, 23 min`, `2 Std., 23 Min.`: the two largest units. Weeks are the largest, because Foundation does not
    /// format durations in months.
    func relative(seconds: Int) -> String { units(seconds, .abbreviated, count: 2) }

    /// `+2 hours`, `-3 Stunden`: the largest unit.
    func offset(seconds: Int) -> String { (seconds < 0 ? "-" : "+") + units(abs(seconds), .wide, count: 1) }

    private func units(_ seconds: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int) -> String {
        // Round down: two hours stay two until the third is complete.
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
            fractionalPart: .hide(rounded: .down))
        return Duration.seconds(seconds).formatted(style.locale(locale))
    }

    /// `62%`, `62 %`.
    func percent(_ hundredths: Int) -> String {
        hundredths.formatted(IntegerFormatStyle<Int>.Percent(locale: locale))
    }
}

/// Dates in the format of the lock screen.
extension EnvironmentValues {
    /// `Saturday, 21 November`.
    package var lockScreenDate: String {
        guard let localization else { return CivilTime(now, in: timeZone).lockScreenDate }
        return Date.FormatStyle(locale: localization.locale, calendar: localization.calendar, timeZone: timeZone)
            .weekday(.wide).day().month(.wide).format(now)
    }
    /// `9:41`, without AM or PM.
    package var lockScreenClock: String {
        guard let localization else { return CivilTime(now, in: timeZone).clock }
        let locale = localization.locale
        let clock = Date.FormatStyle(locale: locale, calendar: localization.calendar, timeZone: timeZone)
            .hour(.defaultDigits(amPM: .omitted)).minute().format(now)
        // Without AM and PM Foundation writes two digits, which a phone with a twelve-hour clock does not.
        let isOfTwelve = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
        return isOfTwelve && clock.first?.wholeNumberValue == 0 ? String(clock.dropFirst()) : clock
    }
}
