import Foundation

extension SystemClock {
    /// The current date, for uses where a step of the wall clock is harmless; otherwise use ``read()``.
    package static func now() -> Date { Date() }

    /// Blocks the calling thread. Use only on a dedicated thread, never on one of Swift's concurrency pool.
    package static func holdUp(for seconds: TimeInterval) { Thread.sleep(forTimeInterval: max(0, seconds)) }

    /// Suspends the task for some seconds, at most a day, because a longer wait may not fit a `Duration`. Throws
    /// `CancellationError` if the task is cancelled.
    package static func wait(for seconds: TimeInterval) async throws {
        if seconds > 0 { try await Task.sleep(for: .seconds(min(seconds, 86_400))) }
    }
}
