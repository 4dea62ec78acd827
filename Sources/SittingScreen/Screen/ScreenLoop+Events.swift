import Attendance
import Foundation
import Meditation
import Store
import TerminalScreen

/// Handles terminal events and external changes.
extension ScreenLoop {
    mutating func handle(_ event: ScreenEvent, at reading: ClockReading) {
        let now = reading.wall
        switch event {
        case .key(let key): perform(model.handle(key, sitting: state.sitting, at: now), at: reading)
        case .mouse(let mouse):
            guard let hit = image?.hit(at: mouse.position) else { break }
            switch mouse.kind {
            case .press: model.press(hit, at: now)
            case .release: perform(model.release(hit, sitting: state.sitting, at: now), at: reading)
            }
        case .fileChanged(let file):
            if file == request.store.changeFile {
                read(at: reading)
                if model.history != nil { readHistory(at: now) }
            } else if file == storeFolder {
                watchStore(at: reading)
                read(at: reading)
            } else {
                if file != request.settingsFile { watchSettings() }
                reloadSettings(at: now)
            }
        case .clockStepped: read(at: reading)
        case .childEnded: tell(bell.childEnded(on: screen), at: now)
        case .deadline where nextServerLook.map { now >= $0 } == true: read(at: reading)
        case .resized, .continued, .deadline: break
        case .terminated(let signal): end = .killed(signal: signal)
        case .hangup: end = .killed(signal: SIGHUP)
        }
        adoptLooks(at: now)
        follow(at: now)
    }

    mutating func perform(_ effects: [ScreenEffect], at reading: ClockReading) {
        for effect in effects {
            switch effect {
            case .perform(let action): perform(action, at: reading)
            case .begin(let target, let methodName, let preparation):
                perform(
                    .start(
                        StartRequest(
                            target: target, methodName: methodName, preparation: preparation,
                            bells: model.settings.bells)),
                    at: reading)
            case .leave:
                if !model.isAskingAboutAbsence { markSeen(at: reading) }
                end = .left(farewell: Farewell.line(for: state, last: lastWord, at: reading.wall))
            case .markSeen: markSeen(at: reading)
            case .readHistory: readHistory(at: reading.wall)
            case .suspend: suspend()
            }
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

    func startHook(of moment: SittingMoment, at reading: ClockReading) {
        guard let sitting = clock.stored.sitting,
            let call = HookCall(moment, of: sitting, at: reading, settings: model.settings)
        else { return }
        request.startHook(call, model.settings)
    }
}
