import CivilCalendar
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
        let text = format(input)
        return ClockTick(from: startDate).next(after: max(input, startDate)) { format($0) != text }
    }

    /// The last instant before `input` at which it may have changed.
    public func discreteInput(before input: Date) -> Date? {
        input > startDate ? ClockTick(from: startDate).last(before: input) : nil
    }

    private func seconds(at date: Date) -> Int {
        Int(max(date.seconds(since: startDate), 0).rounded(.down))
    }
}
