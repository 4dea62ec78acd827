import Dispatch
import Foundation
import Synchronization

/// Wakes the device at its next deadline, and no sooner. A class because it owns a timer.
final class DeviceAlarm: Sendable {
    private struct State {
        var date: Date?
        var generation = 0
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "device alarm")
    private let clock: @Sendable () -> Date
    private let ring: @Sendable () -> Void

    /// An alarm without a date; `ring` is what happens when it rings.
    init(clock: @escaping @Sendable () -> Date, ring: @escaping @Sendable () -> Void) {
        (self.clock, self.ring) = (clock, ring)
    }

    /// The device's next deadline; nil for none. A later date than the one that is set leaves that in place: ringing too early
    /// does nothing but look again.
    func set(_ date: Date?) {
        guard let date else { return }
        let generation: Int? = state.withLock { state in
            if let current = state.date, current <= date { return nil }
            state.date = date
            state.generation += 1
            return state.generation
        }
        guard let generation else { return }
        let delay = max(0, date.timeIntervalSince(clock()))
        queue.asyncAfter(deadline: .now() + min(delay, 3600)) { [weak self] in self?.fire(generation) }
    }

    private func fire(_ generation: Int) {
        let isDue = state.withLock { state in
            guard state.generation == generation else { return false }
            state.date = nil
            return true
        }
        if isDue { ring() }
    }
}
