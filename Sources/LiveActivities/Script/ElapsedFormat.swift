import Foundation

/// Writes how long ago an instant was, and knows when it will write something else. Before the instant it stands at nought.
public struct ElapsedFormat: DiscreteFormatStyle, Hashable, Sendable {
    /// The instant at which it began.
    public let startDate: Date
    /// How much is written, as of what remains.
    public let detail: RemainingFormat.Detail

    /// A format of what has passed since `startDate`.
    public init(since startDate: Date, _ detail: RemainingFormat.Detail) {
        (self.startDate, self.detail) = (startDate, detail)
    }

    /// What has passed at `date`, in full seconds.
    public func format(_ date: Date) -> String { detail.text(seconds: seconds(at: date)) }

    /// The first instant after `input` at which something else is written.
    public func discreteInput(after input: Date) -> Date? {
        guard input >= startDate else { return startDate + Double(step(at: 0)) }
        let seconds = seconds(at: input)
        let next = (seconds / step(at: seconds) + 1) * step(at: seconds)
        let date = startDate + Double(next)
        return date > input ? date : startDate + Double(next + step(at: next))
    }

    /// The last instant before `input` at which it may have changed.
    public func discreteInput(before input: Date) -> Date? {
        guard input > startDate else { return nil }
        let seconds = input.timeIntervalSince(startDate).rounded(.up) - 1
        return startDate + seconds.nextDown
    }

    private func seconds(at date: Date) -> Int {
        Int(min(max(date.timeIntervalSince(startDate), 0), 1e12).rounded(.down))
    }

    /// The seconds from which a step applies, and the seconds between two different texts.
    private func step(at seconds: Int) -> Int {
        switch detail {
        case .clock: seconds >= 86_400 ? 3600 : 1
        case .units: seconds >= 86_400 ? 3600 : seconds >= 3600 ? 60 : 1
        case .greatestUnit: seconds >= 86_400 ? 86_400 : seconds >= 3600 ? 3600 : seconds >= 60 ? 60 : 1
        case .minutes: seconds >= 86_400 ? 86_400 : seconds >= 3600 ? 3600 : seconds > 0 ? 60 : 1
        }
    }
}
