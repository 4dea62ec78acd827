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
        if showsHours, minutes >= 60 { return "\(minutes / 60):\((minutes % 60).twoDigits):\(rest.twoDigits)" }
        return "\(minutes):\(rest.twoDigits)"
    }

    /// The same in a locale; `nil` for the default locale.
    static func positional(seconds: Int, showsHours: Bool = true, in localization: Localization?) -> String {
        localization?.positional(seconds: seconds, showsHours: showsHours)
            ?? positional(seconds: seconds, showsHours: showsHours)
    }
}

extension Text {
    /// The text of `Text(timerInterval:)`.
    static func timer(
        _ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool, at now: Date,
        in localization: Localization?
    ) -> TimeText {
        func clock(_ seconds: Double) -> String {
            ClockFormat.positional(seconds: Int(min(seconds, 1e9)), showsHours: showsHours, in: localization)
        }
        func text(_ date: Date) -> String {
            let moment = min(max(pauseTime ?? date, interval.lowerBound), interval.upperBound)
            return clock(
                countsDown
                    ? interval.upperBound.seconds(since: moment).rounded(.up)
                    : moment.seconds(since: interval.lowerBound).rounded(.down))
        }
        let widest = clock(interval.upperBound.seconds(since: interval.lowerBound).rounded(.up))
        let reading = text(now)
        guard pauseTime == nil, text(interval.upperBound) != reading else {
            return TimeText(text: reading, widest: widest)
        }
        let tick = ClockTick(from: countsDown ? interval.upperBound : interval.lowerBound)
        let change = tick.next(after: max(now, interval.lowerBound))
        return TimeText(text: reading, changesAt: change, widest: widest)
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
                style.text(seconds: Int(now.seconds(since: date).rounded(.down)), in: localization)
            }
            let reading = text(now)
            // At most two units are shown, so the next change may be a second or a month away.
            return TimeText(
                text: reading, changesAt: ClockTick(from: date).next(after: now) { text($0) != reading })
        }
    }
}

extension Text.Storage {
    /// Whether it is a timer and nothing else.
    var isTimer: Bool {
        switch self {
        case .timer: true
        case .date(_, let style): style.kind == .timer
        default: false
        }
    }

    /// The text at an instant, in a locale; `nil` for the default locale.
    ///
    /// - Parameter hidesSeconds: Whether a timer shows dashes for its seconds, as on an Always-On display. Default: `false`.
    func reading(
        at now: Date, in timeZone: TimeZone, _ localization: Localization?, hidesSeconds: Bool = false
    ) -> TimeText {
        guard hidesSeconds, isTimer else { return reading(at: now, in: timeZone, localization) }
        var time = reading(at: now, in: timeZone, localization)
        // Seconds counted down are rounded up: the minute changes a second later.
        let origin: Date? =
            switch self {
            case .timer(let interval, _, let countsDown, _):
                countsDown ? interval.upperBound + 1 : interval.lowerBound
            case .date(let date, _): date > now ? date + 1 : date
            default: nil
            }
        if time.changesAt != nil, let origin { time.changesAt = ClockTick(from: origin, every: 60).next(after: now) }
        time.text = Self.hidingSeconds(time.text)
        time.widest = time.widest.map(Self.hidingSeconds)
        return time
    }

    /// A clock with dashes for the last two digits: `12:--`.
    private static func hidingSeconds(_ clock: String) -> String {
        let digits = clock.suffix(2)
        guard digits.count == 2, digits.allSatisfy(\.isNumber), clock.count > 2 else { return clock }
        return clock.dropLast(2) + "--"
    }

    private func reading(at now: Date, in timeZone: TimeZone, _ localization: Localization?) -> TimeText {
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
        case .localized(let localized):
            let locale = localization?.locale ?? EnvironmentValues.standardLocale
            return localized.text(in: locale).storage.reading(at: now, in: timeZone, localization)
        case .joined(let texts):
            return TimeText(text: texts.map { $0.storage.reading(at: now, in: timeZone, localization).text }.joined())
        }
    }
}
