import Foundation
import Meditation

/// What the store says, told by the clock on the wall.
///
/// A sitting lives on a time line of its own, on which no step of the wall clock exists (``ClockReading``). The screen shows it
/// beside the clock of the lock screen and sleeps until instants of the wall clock, so here its dates are moved by the `lead`
/// that the wall clock has on it. Without a step that is nothing, and both are the same.
///
///     sitting     |-------------|--------->            08:14 … 08:34
///     wall clock         set forward by an hour
///     shown                   |-------------|------->  09:14 … 09:34
struct WallState {
    /// What the store says, on the sitting's own time line.
    private(set) var stored: TimerState
    /// The same, as the wall clock tells it.
    private(set) var told: TimerState
    /// How far the wall clock is ahead of the sitting's time line, in seconds.
    private(set) var lead: TimeInterval = 0
    private var reading: ClockReading

    /// What the store says at a reading of the clocks.
    init(_ state: TimerState, at reading: ClockReading) {
        (stored, told, self.reading) = (state, state, reading)
        follow(state, at: reading)
    }

    /// Takes up what the store says now.
    mutating func follow(_ state: TimerState, at reading: ClockReading) {
        stored = state
        look(at: reading)
        told = state.sitting.map { .running($0.moved(by: lead)) } ?? state
    }

    /// Looks at the clocks again; answers by how many seconds the wall clock was set since, 0 if it was not.
    @discardableResult
    mutating func look(at reading: ClockReading) -> TimeInterval {
        let step = reading.step(since: self.reading)
        self.reading = reading
        let new = reading.lead(for: stored.sitting)
        // Two readings never agree to the last bit; a lead that trembled would move every deadline each time.
        guard abs(new - lead) >= ClockReading.tolerance else { return step }
        lead = new
        if let sitting = stored.sitting { told = .running(sitting.moved(by: lead)) }
        return step
    }

    /// The instant of the sitting's time line at which the wall clock says `date`.
    func line(_ date: Date) -> Date { date - lead }

    /// What the wall clock says at an instant of the sitting's time line.
    func wall(_ date: Date) -> Date { date + lead }
}
