import Foundation
import PushPriority

/// A simulation that can be moved to any instant, forwards and backwards, and interfered with on the way.
///
/// What is true at an instant depends on the scenario, the interventions until then and the instant, and on nothing else. So
/// going back undoes nothing: the simulation runs again from a checkpoint, with the same interventions at the same times.
package struct SimulationPlayer {
    /// Something that is done to a running simulation and is not in its file.
    package struct Intervention: Hashable, Sendable {
        /// When, in seconds since the scenario's start.
        package let time: TimeInterval
        /// What.
        package let action: ScenarioAction
    }

    /// A simulation on its way, with the number of interventions that it has had.
    private struct Run {
        var simulator: Simulator
        var interventionCount = 0
    }

    /// What is simulated.
    package let scenario: Scenario
    /// What was done to it, by time. Those after ``time`` will be done again when it comes to them.
    package private(set) var interventions: [Intervention] = []

    private var run: Run
    private var checkpoints: [Run]
    private var stepsSinceCheckpoint = 0
    /// Steps from one checkpoint to the next.
    private var stride = 512
    private static let mostCheckpoints = 24

    /// A simulation at its start.
    ///
    /// - Parameters:
    ///   - strategy: What chooses the priority of pushes without one. Default: what the scenario says.
    ///   - until: When it ends, in seconds since its start. Default: when the scenario does.
    package init(_ scenario: Scenario, strategy: PushPriorityPolicy? = nil, until: TimeInterval? = nil) {
        self.scenario = scenario
        let policy = strategy ?? scenario.strategy.flatMap(PushPriorityPolicy.named)
        run = Run(simulator: Simulator(scenario, policy: policy, until: until))
        checkpoints = [run]
        seek(to: 0)
    }

    // MARK: Looking

    /// Seconds since the scenario's start, to a millisecond.
    package var time: TimeInterval { run.simulator.time }
    /// When it ends, in seconds since the scenario's start.
    package var duration: TimeInterval { run.simulator.end.timeIntervalSince(Simulator.start) }
    /// What has happened, in its order.
    package var entries: [TimelineEntry] { run.simulator.recorder.entries }
    /// What became of the expectations so far.
    package var verdicts: [Verdict] { run.simulator.verdicts }
    /// How it went so far. At ``duration`` this is the result of the whole.
    package var result: SimulationResult { run.simulator.result }
    /// What is showing now.
    package var moment: SimulationMoment { run.simulator.moment }
    /// The apps, in the order of the file.
    package var apps: [AppStatus] { run.simulator.apps.indices.map { run.simulator.status(of: $0) } }
    /// Whether the device has no network.
    package var isOffline: Bool { run.simulator.isOffline }

    /// When something happens next, in seconds since the scenario's start; ``duration`` if nothing does.
    package var nextTime: TimeInterval {
        let next = run.simulator.nextInstant.map { $0.timeIntervalSince(Simulator.start) } ?? duration
        return min(next, pendingIntervention?.time ?? duration, duration)
    }

    private var pendingIntervention: Intervention? {
        run.interventionCount < interventions.count ? interventions[run.interventionCount] : nil
    }

    // MARK: Moving

    /// Moves to a time, clamped to 0 and ``duration``.
    package mutating func seek(to time: TimeInterval) {
        let time = min(max((time * 1000).rounded() / 1000, 0), duration)
        if time < self.time { goBack(to: time) }
        while moveOn(to: time) {}
    }

    /// Moves on to the next thing that happens, or to the end.
    package mutating func stepForward() {
        let before = (entries.count, verdicts.count)
        while (entries.count, verdicts.count) == before, moveOn(to: duration) {}
    }

    /// Moves back to the last thing that happened earlier than now, or to the start.
    package mutating func stepBack() {
        let now = time
        let times = entries.flatMap { [$0.time, $0.lastTime] } + verdicts.map(\.time)
        seek(to: times.filter { $0 < now }.max() ?? 0)
    }

    /// Lets happen what happens next until a time; answers whether there was anything.
    private mutating func moveOn(to time: TimeInterval) -> Bool {
        if let next = pendingIntervention, next.time <= time {
            while step(to: next.time) {}
            run.simulator.perform(next.action)
            run.interventionCount += 1
            return true
        }
        return step(to: time)
    }

    private mutating func step(to time: TimeInterval) -> Bool {
        // Times are given to a millisecond, and what happens then may be a fraction of one later.
        guard run.simulator.moveOn(to: Simulator.start + time, tolerance: 0.0004) else { return false }
        stepsSinceCheckpoint += 1
        if stepsSinceCheckpoint >= stride, run.simulator.now > checkpoints[checkpoints.count - 1].simulator.now {
            stepsSinceCheckpoint = 0
            checkpoints.append(run)
            thinOut()
        }
        return true
    }

    private mutating func goBack(to time: TimeInterval) {
        let index = checkpoints.lastIndex { $0.simulator.time <= time } ?? 0
        run = checkpoints[index]
        stepsSinceCheckpoint = 0
    }

    /// Keeps the number of checkpoints small, however long the scenario is.
    private mutating func thinOut() {
        guard checkpoints.count > Self.mostCheckpoints else { return }
        checkpoints = checkpoints.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        stride *= 2
    }

    // MARK: Interfering

    /// Does something now. What was done later than now, before the simulation was moved back, is forgotten.
    package mutating func intervene(_ action: ScenarioAction) {
        forgetInterventions(from: run.interventionCount)
        interventions.append(Intervention(time: time, action: action))
        run.simulator.perform(action)
        run.interventionCount += 1
    }

    /// Takes the last intervention back, and what followed from it; answers what it was, `nil` if there is none.
    package mutating func takeBack() -> Intervention? {
        guard let last = interventions.last else { return nil }
        let now = time
        forgetInterventions(from: interventions.count - 1)
        if run.interventionCount > interventions.count {
            goBack(to: last.time)
            seek(to: now)
        }
        return last
    }

    private mutating func forgetInterventions(from index: Int) {
        interventions.removeSubrange(index...)
        checkpoints.removeAll { $0.interventionCount > index }
    }
}
