import CivilCalendar
import Foundation

/// A sitting that runs: timestamps only, so that nothing drifts and nothing is lost when no process looks at it.
///
/// It cannot be ended: what has ended is a ``CompletedSitting``. It changes only through ``TimerServer``.
///
/// **Pausing in the preparation** makes the preparation wait: the beginning moves by the pause, and the pause is not listed among
/// the pauses of the sitting, which has not begun.
public struct Sitting: Codable, Hashable, Sendable, Identifiable, SittingTiming {
    /// Identifies the sitting here, in the log and as Live Activity.
    public let id: UUID

    /// What the person calls the method; never empty.
    public let methodName: String

    /// The kind of practice.
    public let type: SessionType

    /// The preparation that was asked for, in seconds; 0 for none.
    public let preparation: TimeInterval

    /// The first moment after the preparation: planned while it lies ahead, then fixed for good.
    public private(set) var beganAt: Date

    /// The intended length in seconds, greater than 0; nil when open-ended.
    public internal(set) var target: TimeInterval?

    /// Since when the clock stands; nil while it runs.
    public private(set) var pausedAt: Date?

    /// The pauses that are over, oldest first, without overlap.
    public private(set) var pauses: [Pause]

    /// The bells between the beginning and the target.
    public let bells: IntervalBells

    /// The stages, whose lengths together are the target; none for a sitting without stages.
    public internal(set) var stages: SittingStages

    /// What plays besides the bells.
    public let sound: SittingSound

    /// What keeps a step of the wall clock from changing the elapsed time; nil when none was read. See ``ClockReading``.
    public internal(set) var anchor: ClockAnchor?

    /// A sitting as it was saved. To begin a new one, ask ``TimerServer``.
    public init(
        id: UUID, methodName: String, type: SessionType, preparation: TimeInterval, beganAt: Date,
        target: TimeInterval?, pausedAt: Date? = nil, pauses: [Pause] = [], bells: IntervalBells = .none,
        stages: SittingStages = SittingStages(), sound: SittingSound = SittingSound(), anchor: ClockAnchor? = nil
    ) {
        self.id = id
        self.methodName = methodName
        self.type = type
        self.preparation = preparation
        self.beganAt = beganAt
        self.target = target
        self.pausedAt = pausedAt
        self.pauses = pauses
        self.bells = bells
        self.stages = stages
        self.sound = sound
        self.anchor = anchor
    }

    /// The beginning, moved forward by the pauses that are over.
    public var startedAt: Date {
        beganAt.later(by: pauses.reduce(0) { $0 + $1.duration })
    }

    /// When a person last started, paused or resumed the sitting: no clock that is right can be before this.
    var lastChange: Date {
        max(beganAt.later(by: -preparation), pausedAt ?? .distantPast, pauses.last?.end ?? .distantPast)
    }

    /// Never: a running sitting is not completed.
    public var isCompleted: Bool { false }

    /// When the target was or will be reached; nil when open-ended, and while a pause keeps it from being reached.
    ///
    /// A pause after the target does not move it: this is the instant at which the bell is due.
    public var targetDate: Date? {
        target.flatMap(date(ofElapsed:))
    }

    /// What the Live Activity shows of it.
    public var contentState: MeditationAttributes.ContentState {
        MeditationAttributes.ContentState(
            startedAt: startedAt, pausedAt: pausedAt, duration: target, methodName: methodName, sessionType: type,
            isCompleted: false, completionMessage: nil, stages: stages)
    }

    /// The part of the Live Activity that never changes; taken when the activity starts.
    public var attributes: MeditationAttributes { MeditationAttributes(sittingID: id, totalDuration: target) }

    /// The sitting as the wall clock of this moment tells it: all its dates later by `lead`, which is
    /// ``ClockReading/lead(for:)``. It is for showing beside that clock, and never for saving.
    public func moved(by lead: TimeInterval) -> Sitting {
        guard lead != 0 else { return self }
        return Sitting(
            id: id, methodName: methodName, type: type, preparation: preparation, beganAt: beganAt.later(by: lead),
            target: target, pausedAt: pausedAt?.later(by: lead),
            pauses: pauses.map { $0.moved(by: lead) }, bells: bells, stages: stages, sound: sound,
            anchor: anchor.map { ClockAnchor(bootID: $0.bootID, wallAtBoot: $0.wallAtBoot.later(by: lead)) })
    }

    mutating func pause(at now: Date) {
        pausedAt = now
    }

    mutating func resume(at now: Date) {
        guard let start = pausedAt else { return }
        let pause = Pause(start: start, end: now)
        if start < beganAt {
            beganAt = beganAt.later(by: pause.duration)
        } else if pause.duration > 0 {
            pauses.append(pause)
        }
        pausedAt = nil
    }

    /// The sitting as it would be logged had it ended at `end`: pauses after that are forgotten, one that contains it is cut.
    public func completed(at end: Date) -> CompletedSitting {
        var closed = self
        closed.resume(at: end)
        let kept = closed.pauses.filter { $0.start < end }.map { Pause(start: $0.start, end: min($0.end, end)) }
        let elapsed = (end.seconds(since: beganAt) - kept.reduce(0) { $0 + $1.duration }).wholeMilliseconds
        return CompletedSitting(
            id: id, start: beganAt, end: end, elapsed: max(0, elapsed), target: target, pauses: kept,
            outcome: target.map { elapsed < $0 } == true ? .endedEarly : .completed, methodName: methodName, type: type,
            stages: stages.sat(max(0, elapsed)))
    }
}

/// A pause that is over.
public struct Pause: Codable, Hashable, Sendable {
    /// When the clock was stopped.
    public let start: Date

    /// When it went on; never before `start`.
    public let end: Date

    /// A pause from `start` to `end`. An `end` before `start` (a clock set back) makes a pause of no length.
    public init(start: Date, end: Date) {
        self.start = start
        self.end = max(start, end)
    }

    /// Its length in seconds, never negative.
    public var duration: TimeInterval { end.seconds(since: start) }

    /// The same pause `seconds` later.
    func moved(by seconds: TimeInterval) -> Pause {
        Pause(start: start.later(by: seconds), end: end.later(by: seconds))
    }
}
