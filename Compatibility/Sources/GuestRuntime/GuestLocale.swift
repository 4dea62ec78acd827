import Foundation

/// The locale of the person whose phone is drawn, as the guest's code sees it: `Locale.current`, and what Foundation formats without a
/// locale of its own.
///
/// Foundation on Linux has one locale for every process, `en_001`. The guest's program names this library before Foundation, so that the
/// functions below are found in the place of Foundation's with the same symbols.
enum GuestLocale {
    /// The locale of a guest for which none was chosen: that of a phone bought in the United States.
    static let standard = Locale(identifier: "en_US")

    nonisolated(unsafe) fileprivate static var current = standard
    nonisolated(unsafe) fileprivate static var autoupdating = follower

    /// The standard locale, not equal to one that a source names: a format of its own locale keeps it.
    private static let follower = Locale(identifier: "en_US@calendar=gregorian")

    /// Sets the locale of the next picture.
    static func set(_ locale: Locale) {
        (current, autoupdating) = (locale, locale == standard ? follower : locale)
    }
}

extension Locale {
    /// `Locale.current`
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func islet_current() -> Locale { GuestLocale.current }

    /// `Locale.autoupdatingCurrent`
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func islet_autoupdatingCurrent() -> Locale { GuestLocale.autoupdating }

    /// `Locale.preferredLanguages`
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func islet_preferredLanguages() -> [String] { [GuestLocale.current.identifier(.bcp47)] }
}

extension Date {
    /// `formatted(date:time:)`. The hour of a time has the digits of the language, `09:41`, as on a phone; Foundation's on Linux has one, `9:41`.
    @_silgen_name(
        "$s20FoundationEssentials4DateV0A20InternationalizationE9formatted4date4timeSSAcDE11FormatStyleV0cI0V_AI04TimeI0VtF"
    )
    public func islet_formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        let style = FormatStyle(date: date, time: .omitted)
        return switch time {
        case .shortened: style.hour().minute().format(self)
        case .standard: style.hour().minute().second().format(self)
        default: FormatStyle(date: date, time: time).format(self)
        }
    }
}
