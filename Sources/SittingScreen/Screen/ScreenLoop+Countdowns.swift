import Attendance
import DeviceActivities
import Foundation
import Store

/// The ends of countdowns, of which the screen of a sitting tells and rings like any other.
extension ScreenLoop {
    /// Says which countdowns are over, and rings for those whose bell is this screen's.
    mutating func ringForCountdowns(strokes: Int, at now: Date) {
        let ended = countdownEnds.look(at: activities.countdownsByEnd, now: now).ended(inTimeAt: now)
        if !ended.isEmpty { model.tell(CountdownText.end(of: ended), at: now) }
        let settings = model.settings
        for ring in countdownRinger.ring(at: now, strokes: strokes, spacing: settings.strokeSpacing) {
            switch ring {
            case .stroke: tell(bell.ring(settings, on: screen, at: now), at: now)
            case .over(let over):
                // What ended just before the screen was opened was not waited for here.
                if ended.isEmpty { model.tell(CountdownText.end(of: over), at: now) }
                bell.notify(DesktopNotification(over), settings, on: screen, at: now)
            case .missed(let countdown):
                model.say(CountdownText.missed(countdown, seenAt: now, in: timeZone), stays: true, at: now)
            case .unsaved(let error): model.say("\(error)", stays: true, at: now)
            }
        }
        countdownRinger.settle()
    }
}
