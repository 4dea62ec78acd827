import Attendance
import Foundation
import HostSystem
import Languages
import Meditation
import ScreenKit
import Store

/// Handles events.
extension SittingProgram {
    mutating func handle(_ event: ProgramEvent, at reading: ClockReading) {
        let now = reading.wall
        switch event {
        case .opened: open(at: reading)
        case .shown: beginWatching(at: reading)
        // The first key only stops a wake bell.
        case .key where scheduler.isWaking:
            scheduler.hush()
            model.unsay(WakeBell.sentence, at: now)
        case .key(let key): perform(model.handle(key, sitting: state.sitting, at: now), at: reading)
        case .mouse(let mouse):
            guard let hit = image?.hit(at: mouse.position) else { break }
            switch mouse.kind {
            case .press: model.press(hit, at: now)
            case .release: perform(model.release(hit, sitting: state.sitting, at: now), at: reading)
            case .wheelUp: perform(model.scroll(hit, by: -1, at: now), at: reading)
            case .wheelDown: perform(model.scroll(hit, by: 1, at: now), at: reading)
            }
        case .fileChanged(request.store.changeFile):
            read(at: reading)
            if model.history != nil { readHistory(at: reading) }
        case .folderChanged(of: request.store.changeFile):
            prepareStore(at: reading)
            read(at: reading)
        case .fileChanged, .folderChanged:
            reloadSettings(at: now)
            readTotals(at: reading)
        case .unwatched(let error): report(error, at: reading)
        case .clockStepped: read(at: reading)
        case .childEnded: tell(bell.childEnded(&effects), at: now)
        case .notNotified(let title, let body):
            bell.notifyByProgram(DesktopNotification(title: title, body: body))
        case .deadline:
            if let next = storeRetry.next, now >= next {
                prepareStore(at: reading)
                read(at: reading)
            } else if let nextServerLook, now >= nextServerLook {
                read(at: reading)
            } else if let week = model.weeklyAim?.until, now >= week {
                readTotals(at: reading)
            }
        case .suspending: leaveBell(at: reading)
        case .resumed:
            // Bells and state start fresh, as in a newly opened screen.
            scheduler = BellScheduler(store: request.store, log: request.log)
            scheduler.follow(alertOf: stage.alertedActivity(at: now))
            read(at: reading)
        case .ending(let signal):
            if signal != nil { keepNote(at: reading) }
            leaveBell(isKilled: signal != nil, at: reading)
        case .redraw, .inputReady: break
        }
        adoptLooks(at: now)
        follow(at: now)
    }

    mutating func perform(_ effects: [ScreenEffect], at reading: ClockReading) {
        for effect in effects {
            switch effect {
            case .perform(let action): perform(action, at: reading)
            case .begin(let plan): begin(plan, at: reading)
            case .leave:
                if !model.isAskingAboutAbsence { markSeen(at: reading) }
                farewell = ExitMessage.line(for: state, last: lastWord, at: reading.wall)
                self.effects.append(.leave)
            case .markSeen: if let sitting = clock.stored.sitting { lastSeen.keep(sitting, at: reading) }
            case .askWhenItEnded:
                if let sitting = clock.stored.sitting, let finding = lastSeen.askAgain(about: sitting, at: reading) {
                    model.ask(.found(finding, canDiscard: true))
                } else {
                    model.askHowToEnd(state.sitting, at: reading.wall)
                }
            case .readHistory: readHistory(at: reading)
            case .reflect(let sitting, let edit): reflect(on: sitting, by: edit, at: reading)
            // A card that cannot be remembered as closed comes back once: not worth an error.
            case .closeCard(let sitting): try? request.store.closeCard(of: sitting, at: reading)
            case .changeLog(let change): perform(change, at: reading)
            case .readSettings: readSettings()
            case .change(let change): perform(change, at: reading.wall)
            }
        }
    }

    /// Begins a sitting, but none in silence whose guide is gone: as with the command, one sentence says so.
    private mutating func begin(_ plan: SittingPlan, at reading: ClockReading) {
        do {
            if let guide = plan.sound.guide { try SoundArguments.check(guide) }
            perform(.start(StartRequest(plan)), at: reading)
            guard let sitting = state.sitting, let silence = request.silenceOf(sitting, model.settings) else { return }
            model.unsay(model.notice?.text, at: reading.wall)
            tell(silence: silence, at: reading.wall)
        } catch {
            model.say(CommandFailure(error).sentence, stays: true, at: reading.wall)
        }
    }

    private mutating func perform(_ action: TimerAction, at reading: ClockReading) {
        let now = reading.wall
        do {
            let previous = clock.stored.sitting
            guard case .performed(let reply) = try send(action, after: previous, at: reading) else { return }
            if reply.event != .complete { model.say(reply.sentence, at: now) }
            var new = (try? request.store.memory()) ?? memory
            new.state = reply.state
            take(new, at: reading)
            if let call = HookCall(reply, at: reading, settings: model.settings) {
                request.startHook(call, model.settings)
            }
        } catch {
            report(error, at: reading)
            read(at: reading)
        }
    }
}

/// The line printed after the screen closes.
enum ExitMessage {
    /// The line; `nil` if nothing happened.
    ///
    /// - Parameter last: The last result message about a finished sitting, for a screen opened for that sitting.
    static func line(for state: TimerState, last: String?, at now: Date) -> String? {
        switch state {
        case .running(let sitting): line(for: sitting, at: now)
        case .completed, .idle: last
        }
    }

    /// Fits eighty columns even with hours.
    private static func line(for sitting: Sitting, at now: Date) -> String {
        let left = sitting.preparationLeft(at: now)
        if left > 0 {
            let time = ClockText.clock(left.rounded(.up))
            let start =
                sitting.pausedAt == nil
                ? localized("The sitting begins in \(time).")
                : localized("Paused during preparation, \(time) left.")
            return start + Language.current.gap + localized("Come back: islet. End: islet cancel.")
        }
        let elapsed = ClockText.clock(sitting.elapsed(at: now))
        let place = sitting.target.map { localized("\(elapsed) of \(ClockText.clock($0))") } ?? elapsed
        let start =
            sitting.pausedAt == nil
            ? localized("The sitting goes on: \(place).") : localized("The sitting is paused: \(place).")
        return start + Language.current.gap + localized("Come back: islet. End: islet complete.")
    }
}
