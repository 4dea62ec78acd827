import CivilCalendar

/// Formats of SwiftUI for texts that change with time: `Text(.currentDate, format: .timer(countingDownIn: start..<end))`.
///
/// Fractions of a second are left out: a widget is drawn once a second at most.
public enum SystemFormatStyle {
    /// A timer that counts within a range of time: `12:34`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private var locale: Locale?

        /// A timer that counts down until the end of `interval`.
        ///
        /// - Parameter showsHours: Whether an hour shows as `1:00:00` rather than `60:00`. Default: `true`.
        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
        }
        /// A timer that counts up from the beginning of `interval`.
        ///
        /// - Parameter showsHours: Whether an hour shows as `1:00:00` rather than `60:00`. Default: `true`.
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
        }

        /// The time at `date`, which is before, in or after the range.
        public func format(_ date: Date) -> String {
            let date = min(max(date, interval.lowerBound), interval.upperBound)
            return ClockFormat.text(
                countsDown
                    ? interval.upperBound.seconds(since: date).rounded(.up)
                    : date.seconds(since: interval.lowerBound).rounded(.down),
                showsHours: showsHours, in: locale)
        }
        /// The instant after `date` at which the text changes; `nil` if it never does.
        public func discreteInput(after date: Date) -> Date? {
            let start = max(date, interval.lowerBound)
            guard start < interval.upperBound else { return nil }
            return ClockTick(from: countsDown ? interval.upperBound : interval.lowerBound).next(after: start)
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
        /// - Parameter showsHours: Whether an hour shows as `1:00:00` rather than `60:00`. Default: `true`.
        public init(startingAt startDate: Date, showsHours: Bool = true) {
            timer = Timer(countingUpIn: startDate..<Date.distantFuture, showsHours: showsHours)
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
        public init(to date: Date) {
            style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: .numeric, unitsStyle: .wide, locale: EnvironmentValues.standardLocale)
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

extension ClockFormat {
    fileprivate static func text(_ seconds: Double, showsHours: Bool, in locale: Locale?) -> String {
        let localization = locale.map { Localization(locale: $0, calendar: Localization.standardCalendar) }
        return positional(seconds: Int(min(seconds, 1e9)), showsHours: showsHours, in: localization)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts down until the end of `interval`.
    public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours)
    }
    /// A timer that counts up from the beginning of `interval`.
    public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since `startDate`.
    public static func stopwatch(startingAt startDate: Date, showsHours: Bool = true) -> Self {
        Self(startingAt: startDate, showsHours: showsHours)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// How far away `date` is.
    public static func reference(to date: Date) -> Self { Self(to: date) }
}
