import CellUI
import Foundation

extension SystemFormatStyle {
    /// The time between an instant and another: `3 minutes, 42 seconds`, or `3:42` where the fields are those of a clock.
    ///
    /// Months and years are written as weeks.
    ///
    /// Source: [DateOffset](https://developer.apple.com/documentation/swiftui/systemformatstyle/dateoffset).
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let most: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale(identifier: "en_US")

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields, most, self.sign) = (anchor, allowedFields, max(maxFieldCount, 1), sign)
        }

        public func format(_ date: Date) -> String {
            let seconds = seconds(at: date)
            let length = Duration.seconds(abs(seconds))
            let mark = seconds < 0 ? "-" : sign == .always() && seconds > 0 ? "+" : ""
            return (sign == .never ? "" : mark) + text(length)
        }

        /// The whole seconds since the anchor, negative before it.
        private func seconds(at date: Date) -> Int {
            Int(min(max(date.timeIntervalSince(anchor).rounded(.down), -1e11), 1e11))
        }

        private func text(_ length: Duration) -> String {
            if fields == [.minute, .second], most == 2 {
                return length.formatted(.time(pattern: .minuteSecond).locale(locale))
            }
            if fields == [.hour, .minute, .second], most == 3 {
                return length.formatted(.time(pattern: .hourMinuteSecond).locale(locale))
            }
            let known: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
                (.year, .weeks), (.month, .weeks), (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes),
                (.second, .seconds),
            ]
            var units = Set(known.filter { fields.contains($0.0) }.map(\.1))
            if units.isEmpty { units = [.seconds] }
            return length.formatted(
                .units(
                    allowed: units, width: .wide, maximumUnitCount: most,
                    fractionalPart: .hide(rounded: .towardZero)
                ).locale(locale))
        }

        public func discreteInput(after date: Date) -> Date? {
            anchor.addingTimeInterval(Double(seconds(at: date) + 1))
        }
        public func discreteInput(before date: Date) -> Date? {
            anchor.addingTimeInterval(Double(seconds(at: date)) - 0.001)
        }
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The time between an instant and `anchor`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
