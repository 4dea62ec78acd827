import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// What keys do to the sitting that plain lines follow.
///
/// A change of the sitting is reported by ``SittingReporter``, as one by another process is; here only questions, errors and
/// lists are printed.
struct PlainSteering {
    /// What came of a key.
    enum Outcome: Hashable {
        /// Lines to print.
        case say([String])
        /// Ring the bell, or no longer.
        case toggleBell
        /// The sitting goes on although it was unattended for too long: print a line, and count it as seen.
        case keepSitting(String)
        /// Leave; the sitting goes on.
        case leave
    }

    /// The question that waits for a key; `nil` for none.
    private var asked: PlainKeys.Mode?
    private var awaited = AwaitedActions()

    /// The keys in a sentence, for the beginning: `Keys: space pauses, enter ends, ? lists all keys, q leaves.`
    static func introduction(isPaused: Bool) -> String {
        let keys = PlainKeys.map(.sitting(isPaused: isPaused, hasNextStage: false))
        let hints = keys.hints.map { "\($0.key) \($0.meaning)" }
        return localized("Keys: \(hints.joined(separator: Language.current.comma)).")
    }

    /// Asks how a sitting ended that was unattended for too long. Returns the lines of the question.
    mutating func ask(about finding: AbsenceQuestion) -> [String] {
        asked = .found(finding)
        return [localized("\(finding.gap) When did the sitting end?")]
            + finding.endings.enumerated().map { index, ending in
                localized("\(String(index + 1)): \(ending.label). \(ending.consequence)", "answer")
            } + [localized("d discards it, any other key keeps sitting.")]
    }

    /// Handles a key during `sitting`, in wall-clock time; `nil` if it has ended. `found` is the question to ask before it ends, because
    /// it was unattended for too long.
    mutating func handle(
        _ key: Key, during sitting: Sitting?, found: AbsenceQuestion?, settings: Settings, in shell: Shell,
        at reading: ClockReading
    ) -> Outcome {
        let mode =
            asked
            ?? .sitting(
                isPaused: sitting?.pausedAt != nil, hasNextStage: sitting?.stage(at: reading.wall)?.next != nil)
        asked = nil
        guard let sitting, let command = PlainKeys.map(mode).action(for: key) else { return .say([]) }
        switch command {
        case .pause: return perform(.pause, after: sitting, settings, in: shell, at: reading)
        case .resume: return perform(.resume, after: sitting, settings, in: shell, at: reading)
        case .extend(let seconds):
            return perform(.extend(by: seconds), after: sitting, settings, in: shell, at: reading)
        case .skip: return perform(.skip, after: sitting, settings, in: shell, at: reading)
        case .end where found != nil: return .say(found.map { ask(about: $0) } ?? [])
        case .end:
            let canFinish = sitting.preparationLeft(at: reading.wall) <= 0
            asked = .ending(canFinish: canFinish)
            return .say([Self.question(of: sitting, canFinish: canFinish, settings, at: reading.wall)])
        case .finish:
            let action = TimerAction.complete().logging(from: settings.shortestLogged / .seconds(1))
            return perform(action, after: sitting, settings, in: shell, at: reading)
        case .askToDiscard:
            asked = .discarding
            return .say([localized("Discard it for good? y discards it, any other key keeps sitting.")])
        case .discard: return perform(.cancel, after: sitting, settings, in: shell, at: reading)
        case .keep:
            let line = localized("The sitting goes on.")
            if case .found = mode { return .keepSitting(line) }
            return .say([line])
        case .endAt(let date):
            let action = TimerAction.complete(endedAt: date).logging(from: settings.shortestLogged / .seconds(1))
            return perform(action, after: sitting, settings, in: shell, at: reading)
        case .toggleBell: return .toggleBell
        case .showHelp: return .say(PlainKeys.map(mode).helpLines.map { localized("\($0.key): \($0.meaning)") })
        case .leave: return .leave
        case .redraw: return .say([])
        }
    }

    /// What the server has answered to keys, and complaints if it does not answer.
    mutating func answers(
        from server: JoinedServer?, settings: Settings, in shell: Shell, at reading: ClockReading
    ) -> [String] {
        awaited.outcomes(in: shell.store, server: server, at: reading.wall).compactMap { outcome in
            switch outcome {
            case .success(let reply): return Self.follow(reply, settings, in: shell, at: reading)
            case .failure(let error): return Self.sentence(for: error, in: shell, at: reading)
            }
        }
    }

    private static func question(
        of sitting: Sitting, canFinish: Bool, _ settings: Settings, at now: Date
    ) -> String {
        let shortest = settings.shortestLogged / .seconds(1)
        guard canFinish else { return localized("End the sitting? d discards it, any other key keeps sitting.") }
        return sitting.elapsed(at: now) < shortest
            ? localized(
                """
                End the sitting? enter finishes it, not logged if under \(ClockText.brief(shortest)), d discards it, \
                any other key keeps sitting.
                """)
            : localized(
                "End the sitting? enter finishes and logs it, d discards it, any other key keeps sitting.")
    }

    private mutating func perform(
        _ action: TimerAction, after previous: Sitting, _ settings: Settings, in shell: Shell, at reading: ClockReading
    ) -> Outcome {
        do {
            switch try shell.store.act(action, at: reading) {
            case .performed(let reply):
                shell.log.record(reply)
                return .say(Self.follow(reply, settings, in: shell, at: reading).map { [$0] } ?? [])
            case .sent(let outgoing, let server):
                shell.log.info("Sent to the timer's server.", metadata: ["server": "\(server.host)"])
                awaited.append(outgoing, after: previous)
                return .say([])
            }
        } catch {
            return .say([Self.sentence(for: error, in: shell, at: reading)])
        }
    }

    /// Starts the hook of a change. Returns the reply of an action that changed nothing, which no other line reports.
    private static func follow(
        _ reply: TimerReply, _ settings: Settings, in shell: Shell, at reading: ClockReading
    ) -> String? {
        if let call = HookCall(reply, at: reading, settings: settings) { shell.startHook(call, settings: settings) }
        return reply.event == nil ? reply.sentence : nil
    }

    private static func sentence(for error: any Error, in shell: Shell, at reading: ClockReading) -> String {
        if let error = error as? ServerError {
            return error.sentence { WallClockText.time($0, seenAt: reading.wall, in: shell.timeZone()) }
        }
        return (error as? TimerError)?.sentenceForKey ?? CommandFailure(error).sentence
    }
}
