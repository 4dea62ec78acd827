import CivilCalendar
import Foundation
import Languages

/// The only door to a timer's state: an action and `now` go in, a reply with the new state comes out.
///
/// It is a value and does no input or output. The owner of the state performs the action and saves ``TimerReply/state`` and
/// ``TimerReply/logEntry`` in one transaction. A refused action changes nothing.
///
/// A repeat that does no harm succeeds and says so (pausing twice, starting twice with the same identifier); everything else that
/// does not fit the state is a ``TimerError``.
public struct TimerServer: Hashable, Sendable {
    /// The state as it stands.
    public private(set) var state: TimerState

    /// A server that goes on from a state; idle by default.
    public init(state: TimerState = .idle) {
        self.state = state
    }

    /// Performs an action. Throws and changes nothing when the action does not fit.
    @discardableResult
    public mutating func perform(_ action: TimerAction, at now: Date) throws(TimerError) -> TimerReply {
        let (previous, now) = (state.sitting, now.wholeMilliseconds)
        var reply =
            switch action {
            case .start(let request): try start(request, at: now)
            case .pause: pause(try running(), at: now)
            case .resume: resume(try running(), at: now)
            case .extend(let seconds): try extend(try running(), by: seconds, at: now)
            case .skip: try skip(try running(), at: now)
            case .setTarget(let target): try setTarget(try running(), to: target, at: now)
            case .complete(let message, let end, let shortest):
                try complete(try running(), message: message, end: end, shortestLogged: shortest, at: now)
            case .cancel: cancel(try running())
            }
        reply.previous = previous
        state = reply.state
        return reply
    }

    /// Performs an action on the sitting's own time line, so that a step of the wall clock does not change what was sat.
    ///
    /// A sitting that starts, or that changes for the first time since a reboot, is anchored to the reading.
    @discardableResult
    public mutating func perform(_ action: TimerAction, at reading: ClockReading) throws(TimerError) -> TimerReply {
        let now = now(for: action, at: reading)
        let reply = try perform(action, at: now)
        guard reply.event != nil else { return reply }
        switch state {
        case .idle: break
        case .running(var sitting) where sitting.anchor?.bootID != reading.bootID:
            sitting.anchor = reading.anchor(at: now)
            state = .running(sitting)
        case .running: break
        case .completed(let completion):
            // How long a screen shows the completion is a matter of the clock on the wall again.
            state = .completed(
                Completion(
                    sitting: completion.sitting, completedAt: reading.wall, message: completion.message,
                    shortestLogged: completion.shortestLogged))
        }
        return TimerReply(
            state: state, event: reply.event, logEntry: reply.logEntry, sentence: reply.sentence,
            previous: reply.previous)
    }

    /// The instant at which an action happens, on the sitting's own time line. Where the wall clock is known to be behind, a
    /// person knows better than the clock when the sitting ended.
    private func now(for action: TimerAction, at reading: ClockReading) -> Date {
        let now = reading.now(for: state.sitting)
        guard case .complete(_, let end?, _) = action, let sitting = state.sitting, reading.isBehind(sitting),
            end <= now + SittingLimits.longestTarget
        else { return now }
        return max(now, end)
    }

    private func running() throws(TimerError) -> Sitting {
        guard let sitting = state.sitting else { throw .nothingRunning }
        return sitting
    }

    private func start(_ request: StartRequest, at now: Date) throws(TimerError) -> TimerReply {
        if let sitting = state.sitting {
            guard sitting.id == request.id else {
                throw .alreadyRunning(methodName: sitting.methodName, elapsed: sitting.elapsed(at: now))
            }
            return unchanged(TimerSentence.alreadySitting(sitting, at: now))
        }
        if let completion = state.completion, completion.sitting.id == request.id {
            // A start that was sent twice and arrives late must not begin a second sitting.
            return unchanged(localized("Already completed."))
        }
        if let problem = request.stages.problem { throw problem }
        let target = request.stages.duration ?? request.target
        if let target { try checkTarget(target) }
        guard (0...SittingLimits.longestPreparation).contains(request.preparation) else {
            throw .preparationOutOfRange
        }
        if let problem = request.bells.problem { throw problem }
        if let guide = request.sound.guide {
            try checkText(guide, limit: SittingLimits.longestPath, name: "guide's path", tooLong: .guidePathTooLong)
        }
        let methodName = request.methodName.trimmed
        try checkText(
            methodName, limit: SittingLimits.longestMethodName, name: "method name", tooLong: .methodNameTooLong)
        let sitting = Sitting(
            id: request.id, methodName: methodName.isEmpty ? StartRequest.defaultMethodName : methodName,
            type: request.type, preparation: request.preparation,
            beganAt: now.later(by: request.preparation), target: target, bells: request.bells, stages: request.stages,
            sound: request.sound)
        return TimerReply(
            state: .running(sitting), event: .start, logEntry: nil, sentence: TimerSentence.started(sitting))
    }

    private func pause(_ sitting: Sitting, at now: Date) -> TimerReply {
        let sentence = TimerSentence.paused(sitting, isNew: sitting.pausedAt == nil, at: now)
        guard sitting.pausedAt == nil else { return unchanged(sentence) }
        var paused = sitting
        paused.pause(at: now)
        return TimerReply(
            state: .running(paused), event: .pause, logEntry: nil, sentence: sentence)
    }

    private func resume(_ sitting: Sitting, at now: Date) -> TimerReply {
        let sentence = TimerSentence.resumed(sitting, isNew: sitting.pausedAt != nil, at: now)
        guard sitting.pausedAt != nil else { return unchanged(sentence) }
        var resumed = sitting
        resumed.resume(at: now)
        return TimerReply(
            state: .running(resumed), event: .resume, logEntry: nil, sentence: sentence)
    }

    private func extend(_ sitting: Sitting, by seconds: TimeInterval, at now: Date) throws(TimerError) -> TimerReply {
        if !sitting.stages.isEmpty { return try extendStage(of: sitting, by: seconds, at: now) }
        guard let target = sitting.target else {
            guard seconds > 0 else { throw .noTargetToShorten }
            let sat = sitting.elapsed(at: now)
            // Whole seconds, so that the target reads as a time and not as a moment.
            return try moveTarget(of: sitting, to: (sat + seconds).rounded(.up), at: now, mayBePassed: false)
        }
        return try moveTarget(of: sitting, to: target + seconds, at: now, mayBePassed: seconds >= 0)
    }

    private func extendStage(
        of sitting: Sitting, by seconds: TimeInterval, at now: Date
    ) throws(TimerError) -> TimerReply {
        let changed = try sitting.extendingStage(by: seconds, at: now)
        try checkTarget(changed.target ?? 0)
        let sentence = TimerSentence.lengthened(changed, at: now)
        guard changed != sitting else { return unchanged(sentence) }
        return TimerReply(state: .running(changed), event: .update, logEntry: nil, sentence: sentence)
    }

    private func skip(_ sitting: Sitting, at now: Date) throws(TimerError) -> TimerReply {
        let changed = try sitting.skippingStage(at: now)
        guard let stage = changed.stage(at: now) else { return unchanged("") }
        return TimerReply(
            state: .running(changed), event: .update, logEntry: nil,
            sentence: stage.sentence)
    }

    private func setTarget(_ sitting: Sitting, to target: TimeInterval?, at now: Date) throws(TimerError) -> TimerReply
    {
        if !sitting.stages.isEmpty {
            guard let target, let old = sitting.target else { throw .stagesNeedTarget }
            return try extendStage(of: sitting, by: target - old, at: now)
        }
        return try moveTarget(of: sitting, to: target, at: now, mayBePassed: target == sitting.target)
    }

    private func moveTarget(
        of sitting: Sitting, to target: TimeInterval?, at now: Date, mayBePassed: Bool
    ) throws(TimerError) -> TimerReply {
        if let target {
            try checkTarget(target)
            let sat = sitting.elapsed(at: now)
            guard mayBePassed || target > sat else { throw .targetAlreadyPassed(elapsed: sat) }
        }
        var moved = sitting
        moved.target = target
        let length = TimerSentence.lengthened(moved, at: now)
        guard target != sitting.target else { return unchanged(length) }
        return TimerReply(state: .running(moved), event: .update, logEntry: nil, sentence: length)
    }

    private func complete(
        _ sitting: Sitting, message: String?, end: Date?, shortestLogged: TimeInterval, at now: Date
    ) throws(TimerError) -> TimerReply {
        let message = message.map(\.trimmed)
        try checkText(message ?? "", limit: SittingLimits.longestMessage, name: "message", tooLong: .messageTooLong)
        let left = sitting.preparationLeft(at: now)
        guard left == 0 else { throw .stillPreparing(left: left) }
        let end = end?.wholeMilliseconds ?? max(now, sitting.pausedAt ?? now)
        guard end >= sitting.beganAt, end <= max(now, sitting.pausedAt ?? now) else { throw .endOutOfRange }
        let entry = sitting.completed(at: end)
        let completion = Completion(
            sitting: entry, completedAt: now, message: message?.isEmpty == true ? nil : message,
            shortestLogged: entry.elapsed < shortestLogged ? shortestLogged : nil)
        return ended(.completed(completion), by: .complete, logging: completion.entry)
    }

    private func cancel(_ sitting: Sitting) -> TimerReply {
        ended(.idle, by: .stop, logging: nil)
    }

    private func ended(_ state: TimerState, by event: TimerEvent, logging entry: CompletedSitting?) -> TimerReply {
        TimerReply(state: state, event: event, logEntry: entry, sentence: state.ending ?? "")
    }

    private func unchanged(_ sentence: String) -> TimerReply {
        TimerReply(state: state, event: nil, logEntry: nil, sentence: sentence)
    }

    private func checkTarget(_ target: TimeInterval) throws(TimerError) {
        guard target > 0 else { throw .targetNotPositive }
        guard target <= SittingLimits.longestTarget else { throw .targetTooLarge }
    }

    private func checkText(_ text: String, limit: Int, name: String, tooLong: TimerError) throws(TimerError) {
        guard !SittingLimits.isTooLong(text, limit: limit) else { throw tooLong }
        guard !SittingLimits.hasControls(line: text) else { throw .controlCharacter(in: name) }
    }
}
