import Attendance
import DeviceActivities
import Foundation
import Store

/// Rings for countdowns that end while the screen is open.
extension ScreenLoop {
    /// Reports ended countdowns, and rings for those whose bell this screen has claimed.
    mutating func ringForCountdowns(strokes: Int, at now: Date) {
        let ended = countdownEnds.look(at: activities.countdownsByEnd, now: now).ended(inTimeAt: now)
        if !ended.isEmpty { model.tell(CountdownText.end(of: ended), at: now) }
        let settings = model.settings
        for ring in countdownRinger.ring(at: now, strokes: strokes, spacing: settings.strokeSpacing) {
            switch ring {
            case .stroke: tell(bell.ring(settings, on: screen, at: now), at: now)
            case .over(let over):
                // A countdown that ended just before the screen opened does not ring here.
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
