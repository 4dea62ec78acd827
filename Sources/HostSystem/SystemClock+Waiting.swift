import Foundation

extension SystemClock {
    /// The date, where a step of the wall clock does no harm; otherwise see ``read()``.
    package static func now() -> Date { Date() }

    /// Holds the calling thread up for some seconds: for a thread of one's own, never for one of Swift's.
    package static func holdUp(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: max(0, seconds)) }

    /// Waits for some seconds, at most a day: a longer wait gains nothing, and may not fit a `Duration`. Throws
    /// `CancellationError` when the task is cancelled.
    package static func wait(for seconds: TimeInterval) async throws {
        if seconds > 0 { try await Task.sleep(for: .seconds(min(seconds, 86_400))) }
    }
}
