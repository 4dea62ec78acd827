/// How texts are written where another locale or calendar than the default one was asked for.
///
/// The default locale's texts are arithmetic (``CivilTime``, ``ClockFormat``): Foundation's formatters and the data behind
/// them take milliseconds to start. Only another locale's texts are made by them. A class, because environments are copied
/// often and nearly none has one.
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
    /// The locale where none was set: `en_US_POSIX`, on every machine. Dates, clocks and durations in it are Islet's own:
    /// `9:41`, `21 November 2026`, `2 hr, 23 min`.
    public static let standardLocale = Locale(identifier: "en_US_POSIX")

    /// The language and the customs that texts are written in. Default: ``standardLocale``, whatever the machine's is.
    ///
    /// Dates, times of day, clocks, durations, percentages and `Text(_:format:)` follow it. Keys of a string catalogue do
    /// not, for none is at hand; nor does the layout: set ``layoutDirection`` too where the language asks for it.
    public var locale: Locale {
        get { localization?.locale ?? Self.standardLocale }
        set {
            let isStandard = newValue == Self.standardLocale && localization?.calendar ?? .standard == .standard
            localization = isStandard ? nil : Localization(locale: newValue, calendar: calendar)
        }
    }

    /// The calendar that dates are written in. Default: the Gregorian one, whatever the locale's is; its time zone is
    /// always ``timeZone``.
    public var calendar: Calendar {
        get { localization?.calendar ?? .standard }
        set { localization = Localization(locale: locale, calendar: newValue) }
    }
}

extension Calendar {
    fileprivate static var standard: Calendar { Localization.standardCalendar }
}
