import Foundation
import Meditation

/// The timer state, mapped to wall-clock time.
///
/// A sitting's dates do not shift when the wall clock is set (see ``ClockReading``), but the screen shows them beside the lock
/// screen's clock and sleeps until wall-clock instants. So its dates are moved by `lead`, the wall clock's offset from the
/// sitting's clock; 0 unless the clock was set.
///
///     sitting     |-------------|--------->            08:14 … 08:34
///     wall clock         set forward by an hour
///     shown                   |-------------|------->  09:14 … 09:34
struct WallState {
    /// The timer state as stored, in sitting time.
    private(set) var stored: TimerState
    /// The timer state in wall-clock time.
    private(set) var told: TimerState
    /// Seconds by which the wall clock is ahead of sitting time.
    private(set) var lead: TimeInterval = 0
    private var reading: ClockReading

    /// Creates the state for a reading of the clocks.
    init(_ state: TimerState, at reading: ClockReading) {
        (stored, told, self.reading) = (state, state, reading)
        follow(state, at: reading)
    }

    /// Takes a new timer state from the store.
    mutating func follow(_ state: TimerState, at reading: ClockReading) {
        stored = state
        look(at: reading)
        told = state.sitting.map { .running($0.moved(by: lead)) } ?? state
    }

    /// Takes a new reading of the clocks. Returns by how many seconds the wall clock was set since the last one; 0 if it was
    /// not.
    @discardableResult
    mutating func look(at reading: ClockReading) -> TimeInterval {
        let step = reading.step(since: self.reading)
        self.reading = reading
        let new = reading.lead(for: stored.sitting)
        // Two readings differ slightly; following every difference would move all deadlines each time.
        guard abs(new - lead) >= ClockReading.tolerance else { return step }
        lead = new
        if let sitting = stored.sitting { told = .running(sitting.moved(by: lead)) }
        return step
    }

    /// Converts a wall-clock date to sitting time.
    func line(_ date: Date) -> Date { date - lead }

    /// Converts a date in sitting time to wall-clock time.
    func wall(_ date: Date) -> Date { date + lead }
}
