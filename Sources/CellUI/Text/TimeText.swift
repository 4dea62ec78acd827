import CivilCalendar

/// A text at an instant, and the date at which it changes.
struct TimeText {
    /// The text now.
    var text: String
    /// The next instant at which it differs; `nil` if it never does.
    var changesAt: Date?
    /// The widest text it can become, if SwiftUI reserves space for it.
    var widest: String?
}

/// Formats seconds as a clock.
enum ClockFormat {
    /// `0:05`, `12:34`, `1:02:03`; without hours `62:03`. Negative values count as 0.
    static func positional(seconds: Int, showsHours: Bool = true) -> String {
        let seconds = max(0, seconds)
        let (minutes, rest) = (seconds / 60, seconds % 60)
        if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" }
        return "\(minutes):\(two(rest))"
    }

    /// The same in a locale; `nil` for the default locale.
    static func positional(seconds: Int, showsHours: Bool = true, in localization: Localization?) -> String {
        localization?.positional(seconds: seconds, showsHours: showsHours)
            ?? positional(seconds: seconds, showsHours: showsHours)
    }

    static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
}

extension Text {
    /// The text of `Text(timerInterval:)`.
    static func timer(
        _ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool, at now: Date,
        in localization: Localization?
    ) -> TimeText {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        func text(_ date: Date) -> String {
            let moment = min(max(pauseTime ?? date, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
                : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
            return ClockFormat.positional(seconds: Int(min(seconds, 1e9)), showsHours: showsHours, in: localization)
        }
        let widest = ClockFormat.positional(
            seconds: Int(min(length.rounded(.up), 1e9)), showsHours: showsHours, in: localization)
        let reading = text(now)
        guard pauseTime == nil, now < interval.upperBound else { return TimeText(text: reading, widest: widest) }
        let whole = max(0, now.timeIntervalSince(interval.lowerBound).rounded(.down))
        let estimate =
            countsDown
            ? interval.upperBound - max(0, interval.upperBound.timeIntervalSince(now).rounded(.up) - 1)
            : interval.lowerBound + whole + 1
        let change =
            now < interval.lowerBound
            ? interval.lowerBound + (countsDown ? length - length.rounded(.up) + 1 : 1) : estimate
        let bounded = min(change, interval.upperBound)
        return TimeText(
            text: reading,
            changesAt: text(interval.upperBound) == reading
                ? nil : Moment.first(near: bounded, after: now) { text($0) != reading },
            widest: widest)
    }

    /// The text of `Text(_:style:)`.
    static func dated(
        _ date: Date, style: DateStyle, timeZone: TimeZone, at now: Date, in localization: Localization?
    ) -> TimeText {
        switch style.kind {
        case .time:
            return TimeText(text: localization?.time(date, in: timeZone) ?? CivilTime(date, in: timeZone).clock)
        case .date:
            return TimeText(text: localization?.date(date, in: timeZone) ?? CivilTime(date, in: timeZone).longDate)
        case .timer, .relative, .offset:
            func text(_ now: Date) -> String {
                style.text(seconds: Int(now.timeIntervalSince(date).rounded(.down)), in: localization)
            }
            let reading = text(now)
            let next = date + (now.timeIntervalSince(date).rounded(.down) + 1)
            // At most two units are shown, so the next change may be a second or a month away: double the step until
            // it is passed, then bisect.
            var (same, differs) = (0.0, 0.0)
            while text(next + differs) == reading, differs < 1e9 { (same, differs) = (differs, max(1, differs * 2)) }
            while differs - same > 1 {
                let middle = ((same + differs) / 2).rounded(.down)
                if text(next + middle) == reading { same = middle } else { differs = middle }
            }
            // Floating-point rounding may place a sum just before its second, where the text is still the same.
            let early = Moment.first(near: next + same, after: now) { text($0) != reading }
            if text(early) != reading { return TimeText(text: reading, changesAt: early) }
            return TimeText(
                text: reading, changesAt: Moment.first(near: next + differs, after: now) { text($0) != reading })
        }
    }
}

extension Text.Storage {
    /// The text at an instant, in a locale; `nil` for the default locale.
    func reading(at now: Date, in timeZone: TimeZone, _ localization: Localization?) -> TimeText {
        switch self {
        case .verbatim(let string): return TimeText(text: string)
        case .image(let image): return TimeText(text: String(image.glyph))
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            return Text.timer(
                interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours, at: now,
                in: localization)
        case .date(let date, let style):
            return Text.dated(date, style: style, timeZone: timeZone, at: now, in: localization)
        case .live(let text): return text(now, timeZone, localization)
        case .formatted(let value): return TimeText(text: value.text(timeZone, localization))
        case .dates(let dates):
            if let localization { return TimeText(text: localization.times(dates, in: timeZone)) }
            let (start, end) = (CivilTime(dates.lowerBound, in: timeZone), CivilTime(dates.upperBound, in: timeZone))
            return TimeText(text: "\(start.clock) – \(end.clock)")
        case .joined(let texts):
            return TimeText(text: texts.map { $0.storage.reading(at: now, in: timeZone, localization).text }.joined())
        }
    }
}

/// Finds exact instants of change. A `Date` is a floating-point number, so a sum may miss a boundary by one step of
/// its resolution.
enum Moment {
    /// The first instant near `estimate` and after `now` at which `hasChanged` is true. `isChange` states that it is
    /// known to be true at `estimate`, which must then be after `now`.
    static func first(
        near estimate: Date, after now: Date, isChange: Bool = false, _ hasChanged: (Date) -> Bool
    ) -> Date {
        var value = max(estimate.timeIntervalSinceReferenceDate, now.timeIntervalSinceReferenceDate.nextUp)
        var steps = 0
        while !isChange, !hasChanged(Date(timeIntervalSinceReferenceDate: value)), steps < 64 {
            value = value.nextUp
            steps += 1
        }
        while steps < 64, value.nextDown > now.timeIntervalSinceReferenceDate,
            hasChanged(Date(timeIntervalSinceReferenceDate: value.nextDown))
        {
            value = value.nextDown
            steps += 1
        }
        return Date(timeIntervalSinceReferenceDate: value)
    }
}
