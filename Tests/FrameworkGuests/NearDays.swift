import Foundation

// Dates with words for near days, and how long ago one is.

/// What is written otherwise than on a phone.
@MainActor func differencesOfNearDays() -> [String] {
    var found: [String] = []
    func expect(_ text: String, _ written: String) { if written != text { found.append("\(written), not \(text)") } }

    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let morning = calendar.startOfDay(for: Date()).addingTimeInterval(9 * 3600 + 41 * 60)
    let day = 86_400.0

    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US"), .gmt)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    formatter.doesRelativeDateFormatting = true
    func write(_ date: Date) -> String { formatter.string(from: date).replacing("\u{202F}", with: " ") }
    expect("Today at 9:41 AM", write(morning))
    expect("Yesterday at 9:41 AM", write(morning - day))
    expect("Tomorrow at 9:41 AM", write(morning + day))
    formatter.doesRelativeDateFormatting = false
    if write(morning).contains("Today") { found.append("a date without words has one") }
    formatter.doesRelativeDateFormatting = true
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "de_DE")
    expect("Heute", write(morning))
    expect("Gestern", write(morning - day))

    func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }
    let relative = RelativeDateTimeFormatter()
    relative.calendar = calendar
    let now = date(2026, 1, 9, 9, 41)
    expect("2 years ago", relative.localizedString(for: date(2023, 11, 9, 9, 41), relativeTo: now))
    expect("in 1 month", relative.localizedString(for: date(2026, 2, 9, 9, 41), relativeTo: now))
    expect(
        "20 minutes ago", relative.localizedString(for: date(2026, 1, 8, 23, 50), relativeTo: date(2026, 1, 9, 0, 10)))
    relative.unitsStyle = .spellOut
    expect("three days ago", relative.localizedString(for: now - 3 * day, relativeTo: now))
    relative.dateTimeStyle = .named
    expect("yesterday", relative.localizedString(for: now - day, relativeTo: now))
    expect("last year", relative.localizedString(for: date(2025, 1, 9, 9, 41), relativeTo: now))
    expect("now", relative.localizedString(for: now, relativeTo: now))
    return found
}
