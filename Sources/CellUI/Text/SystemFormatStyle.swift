import CivilCalendar

/// Formats of SwiftUI for texts that change with time: `Text(.currentDate, format: .timer(countingDownIn: start..<end))`.
///
/// Fractions of a second are left out: a widget is drawn once a second at most.
public enum SystemFormatStyle {
    /// A timer that counts within a range of time: `12:34`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let fields: ClockFields
        private var locale: Locale?

        /// A timer that counts down until the end of `interval`.
        ///
        /// - Parameters:
        ///   - showsHours: Whether an hour shows as `1:00:00` rather than `60:00`. Default: `true`.
        ///   - maxFieldCount: The most of hours, minutes and seconds that show, from the greatest. Default: all three.
        ///   - maxPrecision: The smallest unit that shows: from a minute on no seconds. Default: a second.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            fields = ClockFields(showsHours: showsHours, most: maxFieldCount, precision: maxPrecision)
        }
        /// A timer that counts up from the beginning of `interval`.
        ///
        /// - Parameters: As for one that counts down.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            fields = ClockFields(showsHours: showsHours, most: maxFieldCount, precision: maxPrecision)
        }

        /// The time at `date`, which is before, in or after the range.
        public func format(_ date: Date) -> String {
            let date = min(max(date, interval.lowerBound), interval.upperBound)
            return fields.text(seconds(at: date), in: locale)
        }
        /// The whole seconds that show at an instant in the range.
        private func seconds(at date: Date) -> Int {
            let exact =
                countsDown
                ? interval.upperBound.seconds(since: date).rounded(.up)
                : date.seconds(since: interval.lowerBound).rounded(.down)
            return Int(min(exact, 1e9))
        }
        /// The instant after `date` at which the text changes; `nil` if it never does.
        public func discreteInput(after date: Date) -> Date? {
            let start = max(date, interval.lowerBound)
            guard start < interval.upperBound else { return nil }
            let shown = seconds(at: start)
            let unit = fields.unit(at: shown)
            guard unit > 1 else {
                return ClockTick(from: countsDown ? interval.upperBound : interval.lowerBound).next(after: start)
            }
            // The text of 60 s counting down is gone at 59 s.
            let next = shown / unit * unit
            if countsDown { return next > 0 ? interval.upperBound.addingTimeInterval(-Double(next - 1)) : nil }
            return interval.lowerBound.addingTimeInterval(Double(next + unit))
        }
        /// The instant before `date` at which the text was another; `nil` if there is none.
        public func discreteInput(before date: Date) -> Date? {
            let end = min(date, interval.upperBound)
            return end <= interval.lowerBound ? nil : max(interval.lowerBound, end.addingTimeInterval(-1))
        }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The time since an instant: `12:34`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private var timer: Timer

        /// A stopwatch that starts at `startDate`.
        ///
        /// - Parameters: As for ``Timer``. Default: all fields, and no fractions of a second.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            // The fourth field is the fraction.
            timer = Timer(
                countingUpIn: startDate..<max(startDate, Date.distantFuture), showsHours: showsHours,
                maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// The time at `date`.
        public func format(_ date: Date) -> String { timer.format(date) }
        /// The instant after `date` at which the text changes.
        public func discreteInput(after date: Date) -> Date? { timer.discreteInput(after: date) }
        /// The instant before `date` at which the text was another; `nil` if there is none.
        public func discreteInput(before date: Date) -> Date? { timer.discreteInput(before: date) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.timer = timer.locale(locale)
            return style
        }
    }

    /// How far away a date is: `in 12 minutes`, `2 days ago`.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private var style: Date.AnchoredRelativeFormatStyle

        /// A reference to `date`.
        ///
        /// - Parameters:
        ///   - allowedFields: The units. Default: all.
        ///   - maxFieldCount: Accepted: one unit shows.
        ///   - thresholdField: Accepted: the distance shows however far the date is.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: .numeric, unitsStyle: .wide, locale: EnvironmentValues.standardLocale)
            style.allowedFields = allowedFields
        }

        /// The distance from `date`.
        public func format(_ date: Date) -> String { style.format(date) }
        /// The instant after `date` at which the text may change.
        public func discreteInput(after date: Date) -> Date? { style.discreteInput(after: date) }
        /// The instant before `date` at which the text may have been another.
        public func discreteInput(before date: Date) -> Date? { style.discreteInput(before: date) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> DateReference {
            var reference = self
            reference.style = style.locale(locale)
            return reference
        }
    }
}

/// Which of hours, minutes and seconds a clock shows.
private struct ClockFields: Hashable, Codable, Sendable {
    let showsHours: Bool
    let most: Int
    /// The seconds that count as one.
    let step: Int

    init(showsHours: Bool, most: Int, precision: Duration) {
        (self.showsHours, self.most) = (showsHours, max(most, 1))
        step = max(1, Int(min(precision.components.seconds, 86_400)))
    }

    /// The seconds after which another text shows.
    func unit(at seconds: Int) -> Int {
        let hasHours = showsHours && seconds >= 3600
        let least = most == 1 ? (hasHours ? 3600 : seconds >= 60 ? 60 : 1) : hasHours && most == 2 ? 60 : 1
        return max(least, step)
    }

    func text(_ seconds: Int, in locale: Locale?) -> String {
        let localization = locale.map { Localization(locale: $0, calendar: Localization.standardCalendar) }
        let whole = seconds / step * step
        func clock(_ units: Int, showsHours: Bool) -> String {
            ClockFormat.positional(seconds: units, showsHours: showsHours, in: localization)
        }
        let hasHours = showsHours && whole >= 3600
        if most == 1 { return "\(hasHours ? whole / 3600 : whole >= 60 ? whole / 60 : whole)" }
        // Hours and minutes are written as minutes and seconds are.
        if hasHours, most == 2 || step >= 60 { return clock(whole / 60, showsHours: false) }
        if step >= 60 { return "\(whole / 60)" }
        return clock(whole, showsHours: showsHours)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts down until the end of `interval`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
    /// A timer that counts up from the beginning of `interval`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since `startDate`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// How far away `date` is.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
