import CellUI
import CivilCalendar
import Languages

extension EnvironmentValues {
    /// The lock screen's date, in the chosen locale or, without one, in the language in effect: `Saturday, 21 November`.
    var spokenDate: String {
        guard locale == Self.standardLocale, Language.current != .english else { return lockScreenDate }
        return DateWords().weekdayAndDay(CivilTime(now, in: timeZone))
    }
}
