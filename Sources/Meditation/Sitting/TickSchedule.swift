import CivilCalendar
import Foundation

/// Lets all that moves in the picture move together, with the seconds of the sitting or, where none runs, of another activity.
///
/// Two progress bars and a percentage would each change at instants of their own, several times a second in a short
/// sitting. Changing with the next second, they cost no wake-up of their own and the eye is left in peace.
package enum TickSchedule {
    /// The first full second of the sitting's clock that is not before `date`.
    package static func beat(notBefore date: Date, of sitting: Sitting) -> Date {
        beat(notBefore: date, from: sitting.startedAt)
    }

    /// The first instant a whole number of seconds before or after `origin` that is not before `date`.
    package static func beat(notBefore date: Date, from origin: Date) -> Date {
        ClockTick(from: origin).first(notBefore: date)
    }
}
