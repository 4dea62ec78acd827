import Foundation
import HostSystem
import TimerService

/// The machine's clock, for the timer's server.
struct SystemTimerClock: TimerServiceClock {
    func now() -> Date { SystemClock.now() }

    func sleep(until date: Date) async throws { try await SystemClock.wait(for: date.timeIntervalSince(now())) }
}
