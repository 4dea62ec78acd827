import Foundation

/// The one place where the timer's server reads a clock and waits, so that a test can do both.
package protocol TimerServiceClock: Sendable {
    /// The date.
    func now() -> Date
    /// Waits until a date; throws `CancellationError` when the task is cancelled.
    func sleep(until date: Date) async throws
}
