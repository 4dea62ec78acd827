import Foundation
import Languages

/// The stage in which a sitting is at an instant.
public struct RunningStage: Hashable, Sendable {
    /// Its place among the stages, from 0.
    public let index: Int
    /// How many stages there are.
    public let count: Int
    /// The stage.
    public let stage: SittingStage
    /// The stage that follows; nil for the last one.
    public let next: SittingStage?
    /// Seconds of the sitting at which it begins.
    public let start: TimeInterval

    /// Seconds of the sitting at which it ends.
    public var end: TimeInterval { (start + stage.duration).wholeMilliseconds }

    /// `2 of 3, then Sitting`: where it stands; for the last one `3 of 3`.
    public var place: String {
        let place = localized("\(String(index + 1)) of \(String(count))", "stage")
        return next.map { localized("\(place), then \($0.name)") } ?? place
    }

    /// `Walking 2/3`: its name and place in few columns; of a single stage the name alone.
    public var brief: String { count > 1 ? "\(stage.name) \(index + 1)/\(count)" : stage.name }

    /// `Walking: 10 min, then Sitting.`
    public var sentence: String {
        let length = ClockText.brief(stage.duration)
        return next.map { localized("\(stage.name): \(length), then \($0.name).") }
            ?? localized("\(stage.name): \(length).")
    }
}

/// What has stages and a clock.
public protocol StagedTiming: SittingTiming {
    /// The stages; none for a sitting without.
    var stages: SittingStages { get }
}

extension StagedTiming {
    /// The stage at `now`; nil without stages. While preparing it is the first one, past the target the last one.
    public func stage(at now: Date) -> RunningStage? {
        guard let index = stages.index(at: elapsed(at: now)) else { return nil }
        let list = stages.list
        return RunningStage(
            index: index, count: list.count, stage: list[index],
            next: list.indices.contains(index + 1) ? list[index + 1] : nil, start: stages.starts[index])
    }
}

extension Sitting: StagedTiming {
    /// The stage at `now` as if it were a sitting of its own: its clock begins with the stage, its target is the stage's length,
    /// its method is the stage's name. The sitting itself where it has no stages. For showing, and never for saving.
    public func stageAsSitting(at now: Date) -> Sitting {
        guard let stage = stage(at: now) else { return self }
        return Sitting(
            id: id, methodName: stage.stage.name, type: stage.stage.type, preparation: preparation,
            beganAt: beganAt.later(by: stage.start), target: stage.stage.duration, pausedAt: pausedAt, pauses: pauses,
            bells: bells, sound: sound, anchor: anchor)
    }

    /// The sitting with the current stage `seconds` longer or, if negative, shorter; the target moves with it.
    func extendingStage(by seconds: TimeInterval, at now: Date) throws(TimerError) -> Sitting {
        guard let stage = stage(at: now) else { return self }
        let duration = (stage.stage.duration + seconds).wholeMilliseconds
        let sat = elapsed(at: now) - stage.start
        guard seconds >= 0 || duration > sat else { throw .stageAlreadyPassed(elapsed: max(0, sat)) }
        return settingStage(stage.index, to: duration)
    }

    /// The sitting with the current stage over now, and the next one begun. A stage of which nothing was sat is left out.
    func skippingStage(at now: Date) throws(TimerError) -> Sitting {
        guard let stage = stage(at: now) else { throw .noStages }
        guard stage.next != nil else { throw .lastStage }
        return settingStage(stage.index, to: (elapsed(at: now) - stage.start).wholeMilliseconds)
    }

    private func settingStage(_ index: Int, to duration: TimeInterval) -> Sitting {
        var changed = self
        if duration > 0 {
            changed.stages.list[index].duration = duration
        } else {
            changed.stages.list.remove(at: index)
        }
        changed.target = changed.stages.duration
        return changed
    }
}

extension MeditationAttributes.ContentState: StagedTiming {
    /// The content of the stage at `now` as if it were a sitting of its own, with what comes next; the same where there are no
    /// stages.
    public func stageAsContent(at now: Date) -> MeditationAttributes.ContentState {
        guard !isCompleted, let stage = stage(at: now) else { return self }
        var content = self
        content.startedAt = startedAt.later(by: stage.start)
        content.duration = stage.stage.duration
        content.methodName =
            "\(stage.stage.name) · "
            + localized("\(String(stage.index + 1)) of \(String(stage.count))", "stage")
        content.briefStage = "\(stage.stage.name) \(stage.index + 1)/\(stage.count)"
        content.sessionType = stage.stage.type
        content.stages = SittingStages()
        content.nextStage = stage.next?.name
        return content
    }

    /// The instants at which another stage begins; none while the clock stands.
    public var stageDates: [Date] {
        pausedAt == nil && !isCompleted ? stages.starts.dropFirst().map(startedAt.later(by:)) : []
    }
}
