import Meditation

/// The settings of the review: the aim, and what counts for the run of days.
extension SettingDefinition {
    /// In the order in which a user needs them.
    static let practice: [SettingDefinition] = [
        weeklyAim,
        span(
            "day-minimum", "the time that a day needs to count for the streak", \.dayMinimum,
            allowed: "minutes, a duration like \"10m\", or 0 if every sitting counts"),
        daysOff,
        .bool("streak", "statistics include the streak of days in a row", \.streak),
        .bool("review", "aim, streak, averages, habits and the card's totals are shown at all", \.review),
        reminders,
    ]

    /// The day on which weeks begin.
    static let firstWeekday = SettingDefinition(
        key: "first-weekday", meaning: "the day on which a week begins, for aim, totals and calendars",
        allowed: { _ in "\"automatic\" (by LC_ALL, LC_TIME and LANG) or a day of the week like \"sunday\"" },
        text: { TOMLText.quoted($0.firstWeekday.map { Weekdays.longNames[$0 - 1] } ?? "automatic") },
        choices: { _ in ["automatic"] + Weekdays.longNames }, copy: { $1.firstWeekday = $0.firstWeekday }
    ) { value, _, settings in
        guard let text = value.text?.lowercased() else { return false }
        if ["automatic", "auto"].contains(text) {
            settings.firstWeekday = nil
            return true
        }
        guard let day = Weekdays.number(text) else { return false }
        settings.firstWeekday = day
        return true
    }

    /// The key of the weekly aim.
    package static let weeklyAimKey = "weekly-aim"

    private static let weeklyAim = SettingDefinition(
        key: weeklyAimKey, meaning: "the time to sit each week",
        allowed: { _ in "minutes, a duration like \"2h30m\" up to a week, or \"none\"" },
        text: { $0.weeklyAim.map(TOMLText.duration) ?? TOMLText.quoted("none") },
        copy: { $1.weeklyAim = $0.weeklyAim }
    ) { value, vocabulary, settings in
        if value == .string("none") {
            settings.weeklyAim = nil
            return true
        }
        guard let aim = value.duration(vocabulary), aim >= .seconds(60), aim <= .seconds(7 * 86_400) else {
            return false
        }
        settings.weeklyAim = aim
        return true
    }

    /// The key of the reminders.
    package static let remindersKey = "reminders"

    private static let reminders = texts(
        remindersKey, "when to be reminded to sit; islet remind sets them up",
        allowed: "a list of times with days and a saved sitting, such as [\"07:00 mon-fri morning\"], or \"none\"",
        // Days have commas.
        separator: ";", of: { $0.reminders.map(\.text) }, copy: { $1.reminders = $0.reminders }
    ) { texts, settings in
        let reminders = texts.compactMap { Reminder($0) }
        guard reminders.count == texts.count, reminders.count <= Reminder.most else { return false }
        settings.reminders = reminders.reduce([]) { $0.adding($1) }
        return true
    }

    private static let daysOff = texts(
        "days-off", "days that do not break the streak",
        allowed:
            "a list of up to six weekdays and of dates, such as [\"sun\", \"2026-12-24..2026-12-31\"], or \"none\"",
        of: \.daysOff.words, copy: { $1.daysOff = $0.daysOff }
    ) { texts, settings in
        guard let days = DaysOff(texts) else { return false }
        settings.daysOff = days
        return true
    }
}
