import Foundation

/// The only way in which the timer server reads a clock or waits, so that tests can replace it.
package protocol TimerServiceClock: Sendable {
    /// The current date.
    func now() -> Date
    /// Waits until a date; throws `CancellationError` when the task is cancelled.
    func sleep(until date: Date) async throws
}
