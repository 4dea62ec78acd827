import Attendance
import DeviceActivities
import Foundation
import Languages
import Meditation
import PlainText
import Store

/// Rings what is due while the screen is open.
extension SittingProgram {
    mutating func ring(at reading: ClockReading) {
        let now = reading.wall
        let settings = bell.resolve(model.settings)
        let strokes = settings.haptics == .off ? .none : settings.strokes
        scheduler.follow(alertOf: stage.alertedActivity(at: now))
        let ended = countdownEnds.look(at: activities.countdownsByEnd, now: now).ended(inTimeAt: now)
        if !ended.isEmpty { model.tell(CountdownText.end(of: ended), at: now) }
        let rings = scheduler.ring(
            at: reading, strokes: strokes, spacing: settings.spacing(of:), wakes: settings.wakeBell)
        for ring in rings {
            switch ring {
            case .stroke(let stroke):
                model.rouse(at: now)
                tell(bell.ring(settings, stroke, at: now, &effects), at: now)
            case .moment(let moment):
                request.log.recordSilence(of: moment.event, settings, at: now, in: timeZone)
                if moment.event == .target, let sitting = state.sitting {
                    bell.notify(DesktopNotification(targetOf: sitting), of: .target, settings, at: now, &effects)
                }
                if scheduler.isWaking { model.say(WakeBell.sentence, stays: true, at: now) }
                startHook(of: moment, at: reading)
            case .ended(let countdowns):
                // A countdown that ended just before the screen opened is not in that list.
                if ended.isEmpty { model.tell(CountdownText.end(of: countdowns), at: now) }
                bell.notify(DesktopNotification(countdowns), of: .countdown, settings, at: now, &effects)
            case .missed(let moment):
                let time = WallClockText.time(moment.date, seenAt: now, in: timeZone)
                let text =
                    moment.event == .target
                    ? localized("Target reached at \(time).") : localized("The sitting began at \(time).")
                model.say(text, stays: true, at: now)
            case .missedEnd(let countdown):
                model.say(CountdownText.missed(countdown, seenAt: now, in: timeZone), stays: true, at: now)
            case .unsaved(let error): model.say("\(error)", stays: true, at: now)
            }
        }
        scheduler.settle()
    }

    /// Leaves later bells to another process, before this one stops or ends.
    ///
    /// - Parameter isKilled: Whether a signal ends the process; otherwise, what is due now rings here.
    mutating func leaveBell(isKilled: Bool = false, at reading: ClockReading) {
        if !isKilled {
            ring(at: reading)
            bell.leave(&effects)
        }
        scheduler.leave()
    }

    func startHook(of moment: SittingMoment, at reading: ClockReading) {
        guard let sitting = state.sitting,
            let call = HookCall(moment, of: sitting, at: reading.wall, settings: model.settings)
        else { return }
        request.startHook(call, model.settings)
    }

    mutating func tell(_ sentence: String?, at now: Date) {
        if let sentence { model.say(sentence, stays: true, at: now) }
    }
}
