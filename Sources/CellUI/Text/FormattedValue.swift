/// A value and the format that writes it, both of hidden types.
///
/// `@unchecked Sendable`: a format and its input need not be sendable; they are read in render calls alone.
struct FormattedValue: @unchecked Sendable {
    /// What is written in a time zone, and in the default locale or another.
    let text: (TimeZone, Localization?) -> String
}

extension FormatStyle {
    /// This style with what it takes from where it stands: locale, calendar and time zone, as far as it was not given its
    /// own. Formats follow the machine's by themselves, on which no frame may depend.
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
