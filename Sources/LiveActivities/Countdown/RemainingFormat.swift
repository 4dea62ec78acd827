import CivilCalendar
import Foundation

/// Writes what is left until an instant, and knows when it will write something else. After the instant it stands at nought.
public struct RemainingFormat: DiscreteFormatStyle, Hashable, Sendable {
    /// How much is written.
    public enum Detail: Codable, Hashable, Sendable, CaseIterable {
        /// `2:13`, `1:29:13`, and from a day on `33d 13h`.
        case clock
        /// The two greatest units: `33d 13h`, `1h 29m`, `2m 13s`.
        case units
        /// The greatest unit: `33d`, `1h`, `2m`, `47s`.
        case greatestUnit
        /// The greatest unit, and nothing smaller than minutes: below one, `<1m`.
        case minutes
    }

    /// The instant to count down to.
    public let endDate: Date
    /// How much is written.
    public let detail: Detail

    /// A format of what is left until `endDate`.
    public init(until endDate: Date, _ detail: Detail) { (self.endDate, self.detail) = (endDate, detail) }

    /// What is left at `date`. A second that has begun counts as left: the last one reads `0:01`.
    public func format(_ date: Date) -> String { detail.text(seconds: secondsLeft(at: date)) }

    private func secondsLeft(at date: Date) -> Int {
        Int(max(endDate.seconds(since: date), 0).rounded(.up))
    }

    /// The first instant after `input` at which something else is written; `nil` once nothing is left.
    public func discreteInput(after input: Date) -> Date? {
        guard input < endDate else { return nil }
        let text = format(input)
        return ClockTick(from: endDate).next(after: input) { format($0) != text }
    }

    /// The last instant before `input` at which it may have changed.
    public func discreteInput(before input: Date) -> Date? {
        input > endDate ? endDate : ClockTick(from: endDate).last(before: input)
    }
}

extension RemainingFormat.Detail {
    /// A number of seconds, which is not negative, in this detail.
    public func text(seconds total: Int) -> String {
        let (days, hours, minutes, seconds) = (
            total / 86_400, total % 86_400 / 3600, total % 3600 / 60, total % 60
        )
        let units = [(days, "d"), (hours, "h"), (minutes, "m"), (seconds, "s")]
        let first = units.firstIndex { $0.0 > 0 } ?? 3
        func unit(_ index: Int) -> String { "\(units[index].0)\(units[index].1)" }
        switch self {
        case .clock where days > 0, .units:
            return first < 3 ? unit(first) + " " + unit(first + 1) : unit(3)
        case .clock:
            return hours > 0 ? "\(hours):\(minutes.twoDigits):\(seconds.twoDigits)" : "\(minutes):\(seconds.twoDigits)"
        case .greatestUnit: return unit(first)
        case .minutes: return first < 3 ? unit(first) : total > 0 ? "<1m" : "0m"
        }
    }
}
