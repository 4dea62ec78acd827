import Foundation

/// The one place where the timer's server reads a clock and waits, so that a test can do both.
package protocol TimerServiceClock: Sendable {
    /// The date.
    func now() -> Date
    /// Waits until a date; throws `CancellationError` when the task is cancelled.
    func sleep(until date: Date) async throws
}

/// The machine's clock.
package struct SystemTimerClock: TimerServiceClock {
    package init() {}

    package func now() -> Date { Date() }

    package func sleep(until date: Date) async throws {
        let seconds = date.timeIntervalSinceNow
        // A day at a time: a longer wait gains nothing, and a date far away does not fit a Duration.
        if seconds > 0 { try await Task.sleep(for: .seconds(min(seconds, 86_400))) }
    }
}
