/// A locale or calendar other than the default.
///
/// Text in the default locale is formatted by arithmetic (``CivilTime``, ``ClockFormat``), because Foundation's
/// formatters and their data take milliseconds to load; they are used for other locales only. A class, because
/// environments are copied often and rarely have one.
final class Localization: Sendable {
    let locale: Locale
    let calendar: Calendar

    init(locale: Locale, calendar: Calendar) { (self.locale, self.calendar) = (locale, calendar) }

    static let standardCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = EnvironmentValues.standardLocale
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension EnvironmentValues {
    /// The default locale, `en_US_POSIX` on every machine. Islet formats dates, clocks and durations in it by itself:
    /// `9:41`, `21 November 2026`, `2 hr, 23 min`. Numbers have the groups and currencies of the United States: `12,345`.
    public static let standardLocale = Locale(identifier: "en_US_POSIX")

    /// The locale of formatted text. Default: ``standardLocale``, independent of the machine's.
    ///
    /// Dates, times of day, clocks, durations, percentages and `Text(_:format:)` follow it, and keys of a string
    /// catalogue if one is installed. The layout does not: set ``layoutDirection`` too if the language requires it.
    public var locale: Locale {
        get { localization?.locale ?? Self.standardLocale }
        set {
            let isStandard = newValue == Self.standardLocale && localization?.calendar ?? .standard == .standard
            localization = isStandard ? nil : Localization(locale: newValue, calendar: calendar)
        }
    }

    /// The calendar of formatted dates. Default: Gregorian, independent of the locale; its time zone is always
    /// ``timeZone``.
    public var calendar: Calendar {
        get { localization?.calendar ?? .standard }
        set { localization = Localization(locale: locale, calendar: newValue) }
    }
}

extension Calendar {
    fileprivate static var standard: Calendar { Localization.standardCalendar }
}
