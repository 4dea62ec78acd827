import CivilCalendar
import Foundation

/// A time of day at which someone wants to be reminded to sit, by the clock on the wall.
package struct Reminder: Hashable, Sendable {
    /// Minutes after midnight.
    package let minute: Int
    /// The days of the week; never none.
    package let days: Weekdays
    /// The name of the saved sitting to begin; `nil` for the last one.
    package let sitting: String?

    /// Seconds after its time for which a reminder still makes sense: a machine that wakes up later stays silent.
    package static let grace: TimeInterval = 1800
    /// Seconds until a reminder comes again when someone chose *Later*.
    package static let later: TimeInterval = 600
    /// The most reminders.
    package static let most = 20

    /// A reminder; `nil` without a day, or for a minute outside the day.
    package init?(minute: Int, days: Weekdays, sitting: String?) {
        guard (0..<1440).contains(minute), !days.numbers.isEmpty else { return nil }
        (self.minute, self.days, self.sitting) = (minute, days, sitting)
    }

    /// Reads `07:00`, `07:00 mon-fri`, `07:00 morning` or `07:00 mon-fri morning`; `nil` for anything else.
    package init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty, let minute = Self.minute(words.removeFirst()) else { return nil }
        var days = Weekdays.all
        if let first = words.first, let some = Weekdays(first) {
            days = some
            words.removeFirst()
        }
        guard words.count <= 1 else { return nil }
        self.init(minute: minute, days: days, sitting: words.first)
    }

    /// Minutes after midnight of `07:00` or `7:00`; `nil` for anything else.
    package static func minute(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /(\d\d?):(\d\d)/), let hour = Int(match.1), let minute = Int(match.2),
            hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }

    /// `07:00`.
    package var time: String { "\((minute / 60).twoDigits):\((minute % 60).twoDigits)" }

    /// As it is written: `07:00 mon-fri morning`.
    package var text: String { line(days.text) }

    /// As it is read in the language in effect: `07:00 Mo–Fr morning`.
    package var localizedText: String { line(days.localizedText) }

    private func line(_ days: String) -> String {
        ([time, days] + (sitting.map { [$0] } ?? [])).joined(separator: " ")
    }

    /// The same reminder without some days; `nil` if none is left.
    package func without(_ days: Weekdays) -> Reminder? {
        Reminder(minute: minute, days: Weekdays(self.days.numbers.subtracting(days.numbers)), sitting: sitting)
    }

    /// When it is due on a day; `nil` if it is not. A time that clocks skip is as much later; one that comes twice is its first.
    package func due(on day: CivilDay, calendar: HistoryCalendar) -> Date? {
        days.contains(day) ? calendar.date(on: day, secondsAfterMidnight: TimeInterval(minute * 60)) : nil
    }

    /// When it is due next after `now`.
    package func next(after now: Date, calendar: HistoryCalendar) -> Date {
        let today = calendar.wall(now).day
        let dates = (-1...8).lazy.compactMap { due(on: today.advanced(by: $0), calendar: calendar) }
        return dates.first { $0 > now } ?? now + 7 * 86_400
    }

    /// The day on which it fell due within ``grace`` up to `now`; `nil` if it is not due.
    package func dueDay(at now: Date, calendar: HistoryCalendar) -> CivilDay? {
        let today = calendar.wall(now).day
        return [today, today.advanced(by: -1)].first { day in
            due(on: day, calendar: calendar).map { $0 <= now && now < $0 + Self.grace } ?? false
        }
    }
}

/// All reminders.
extension [Reminder] {
    /// With `new`; the days that it names are taken from others of its time, so that no moment has two.
    package func adding(_ new: Reminder) -> [Reminder] {
        let others = compactMap { $0.minute == new.minute ? $0.without(new.days) : $0 }
        return (others + [new]).sorted { ($0.minute, $0.text) < ($1.minute, $1.text) }
    }

    /// Without those at a time on some days.
    package func removing(minute: Int, on days: Weekdays) -> [Reminder] {
        compactMap { $0.minute == minute ? $0.without(days) : $0 }
    }

    /// When the next one is due after `now`; `nil` without any.
    package func next(after now: Date, calendar: HistoryCalendar) -> Date? {
        map { $0.next(after: now, calendar: calendar) }.min()
    }
}
