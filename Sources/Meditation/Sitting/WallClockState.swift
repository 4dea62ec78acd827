import CivilCalendar
import Foundation

/// The timer state in wall-clock time: what is shown, compared with the wall clock and slept until.
///
/// The dates of a stored sitting do not shift when the wall clock is set (see ``ClockReading``). They are reconciled with the
/// wall clock here, once, where the store is read: they move by `lead`, the wall clock's offset from sitting time; 0 unless the
/// clock was set.
///
///     stored      |-------------|--------->            08:14 … 08:34
///     wall clock         set forward by an hour
///     state                   |-------------|------->  09:14 … 09:34
package struct WallClockState: Hashable, Sendable {
    /// The timer state as stored, in sitting time: what actions change, and what a later state of the store is compared with.
    package private(set) var stored: TimerState
    /// The timer state in wall-clock time. Never save it.
    package private(set) var state: TimerState
    /// Seconds by which the wall clock is ahead of sitting time.
    package private(set) var lead: TimeInterval = 0
    private var reading: ClockReading

    /// Reconciles a state from the store with a reading of the clocks.
    package init(_ stored: TimerState, at reading: ClockReading) {
        (self.stored, state, self.reading) = (stored, stored, reading)
        follow(stored, at: reading)
    }

    /// The running sitting, in wall-clock time.
    package var sitting: Sitting? { state.sitting }

    /// The wall clock at the last reading.
    package var now: Date { reading.wall }

    /// Takes a new timer state from the store.
    package mutating func follow(_ stored: TimerState, at reading: ClockReading) {
        self.stored = stored
        look(at: reading)
        state = stored.sitting.map { .running($0.moved(by: lead)) } ?? stored
    }

    /// Takes a new reading of the clocks. Returns by how many seconds the wall clock was set since the last one; 0 if it was
    /// not.
    @discardableResult
    package mutating func look(at reading: ClockReading) -> TimeInterval {
        let step = reading.step(since: self.reading)
        self.reading = reading
        let new = reading.lead(for: stored.sitting)
        // Two readings differ slightly; following every difference would move all deadlines each time.
        guard abs(new - lead) >= ClockReading.tolerance else { return step }
        lead = new
        if let sitting = stored.sitting { state = .running(sitting.moved(by: lead)) }
        return step
    }

    /// Converts a wall-clock date to sitting time.
    package func sittingTime(of date: Date) -> Date { date.later(by: -lead) }

    /// Converts a date in sitting time to wall-clock time.
    package func wallTime(of date: Date) -> Date { date.later(by: lead) }
}

extension Sitting {
    /// The sitting in wall-clock time.
    package func onWallClock(at reading: ClockReading) -> Sitting { moved(by: reading.lead(for: self)) }
}
