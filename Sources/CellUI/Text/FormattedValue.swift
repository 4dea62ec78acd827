/// A value with its format style, both type-erased.
///
/// `@unchecked Sendable`: a format style and its input need not be sendable; they are only used in render calls.
struct FormattedValue: @unchecked Sendable {
    /// The formatted text in a time zone and a locale; `nil` for the default locale.
    let text: (TimeZone, Localization?) -> String
}

extension FormatStyle {
    /// This style with the environment's locale, calendar and time zone, except for those it sets itself. By default,
    /// format styles use the machine's settings, on which no frame may depend.
    func following(_ timeZone: TimeZone, _ localization: Localization?) -> Self {
        let locale = localization?.locale ?? EnvironmentValues.standardLocale
        let isOwn = self != self.locale(.autoupdatingCurrent)
        let style = isOwn ? self : self.locale(locale)
        guard var date = style as? Date.FormatStyle else { return style }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
        if date.calendar == .autoupdatingCurrent {
            date.calendar = localization?.calendar ?? Localization.standardCalendar
        }
        return date as? Self ?? style
    }
}
