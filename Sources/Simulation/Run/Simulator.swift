import ActivitySystem
import Foundation
import LiveActivities
import Presentations
import PushPriority

/// Runs a scenario in virtual time: what is due next happens next, however far away it is.
///
/// The timeline's steps, the system's own deadlines, and those of the apps' machines are one queue. At an instant the system
/// goes first, then what arrives over the network, then the apps, then repetitions, then the steps in the order of the file.
public struct Simulator {
    /// When every scenario begins: as every preview does.
    public static let start = ActivityPreview.start

    let scenario: Scenario
    /// What chooses the priority of pushes without one.
    let policy: PushPriorityPolicy?
    let end: Date
    var now = Self.start
    var system: SystemState
    var apps: [RunningApp]
    var recorder = TimelineRecorder()
    var verdicts: [Verdict] = []
    /// Whose each activity is.
    var owners: [String: Int] = [:]
    /// The relevance of each when it was visible.
    var relevances: [String: Double] = [:]
    /// Whether the device has no network.
    var isOffline = false
    /// Pushes on their way over the network, in the order in which they arrive.
    var inFlight: [PushInFlight] = []
    /// The activities that have been active.
    var started: Set<String> = []
    private var moments: [SimulationMoment] = []
    private var nextStep = 0
    private var repetitions: [RunningRepetition] = []
    private var samples: (interval: TimeInterval, next: Int)?

    private struct RunningRepetition {
        let step: ScenarioStep
        let repetition: ScenarioStep.Repetition
        var count = 1

        /// Reckoned from the first time, so that nothing adds up.
        var nextTime: TimeInterval? {
            let time = step.time + Double(count) * repetition.interval
            return time <= repetition.end ? time : nil
        }
    }

    init(
        _ scenario: Scenario, policy: PushPriorityPolicy?, until: TimeInterval?,
        samplingEvery interval: TimeInterval? = nil
    ) {
        (self.scenario, self.policy) = (scenario, policy)
        system = SystemState(rules: scenario.rules)
        end = Self.start + (until ?? scenario.duration)
        apps = scenario.apps.map { RunningApp($0, pushingBy: policy, at: Self.start) }
        samples = interval.map { ($0, 0) }
        system.handle(.supports(liveActivities: true, dynamicIsland: scenario.hasIsland), at: now)
        for app in scenario.apps where app.declaresFrequentPushes {
            var capabilities = AppCapabilities()
            capabilities.frequentUpdates = true
            system.handle(.declare(app: app.name, capabilities), at: now)
        }
    }

    /// Runs a scenario.
    ///
    /// - Parameters:
    ///   - strategy: What chooses the priority of pushes without one. Default: what the scenario says.
    ///   - until: When it stops, in seconds since its start. Default: when the scenario does.
    ///   - interval: Seconds from one ``SimulationMoment`` to the next; there is one as well whenever the timeline grows.
    ///     Default: none are kept.
    package static func run(
        _ scenario: Scenario, strategy: PushPriorityPolicy? = nil, until: TimeInterval? = nil,
        samplingEvery interval: TimeInterval? = nil
    ) -> SimulationResult {
        let policy = strategy ?? scenario.strategy.flatMap(PushPriorityPolicy.named)
        var simulator = Simulator(scenario, policy: policy, until: until, samplingEvery: interval)
        while simulator.moveOn(to: simulator.end) {}
        return simulator.result
    }

    var result: SimulationResult {
        SimulationResult(
            entries: recorder.entries, verdicts: verdicts, unreached: scenario.expectationCount - verdicts.count,
            duration: end.timeIntervalSince(Self.start), figures: apps.map { ($0.app.name, figures(of: $0)) },
            strategy: policy, pushes: PushFigures(of: apps.map(\.pushing), at: now), moments: moments)
    }

    // MARK: Time

    /// Seconds since the start, to a millisecond.
    var time: TimeInterval { (now.timeIntervalSince(Self.start) * 1000).rounded() / 1000 }

    /// Lets happen what happens next, if it does until `limit` or `tolerance` seconds later; answers whether there was
    /// anything. If not, it is `limit` then.
    mutating func moveOn(to limit: Date, tolerance: TimeInterval = 0) -> Bool {
        guard let next = nextInstant, next <= limit + tolerance else {
            now = max(now, limit)
            goOn()
            return false
        }
        now = max(now, next)
        let entryCount = recorder.entries.count
        goOn()
        receiveInFlight()
        for index in apps.indices { advanceProcess(of: index) }
        for index in apps.indices where isRunning(index) { tick(index) }
        for index in apps.indices { flushUpdates(of: index) }
        for index in repetitions.indices {
            while let time = repetitions[index].nextTime, Self.start + time <= now {
                repetitions[index].count += 1
                perform(repetitions[index].step.action)
            }
        }
        repetitions.removeAll { $0.nextTime == nil }
        while nextStep < scenario.steps.count, Self.start + scenario.steps[nextStep].time <= now {
            let step = scenario.steps[nextStep]
            nextStep += 1
            perform(step.action)
            if let repetition = step.repetition {
                repetitions.append(RunningRepetition(step: step, repetition: repetition))
            }
        }
        sample(since: entryCount)
        return true
    }

    /// Lets happen what is due in the system by itself.
    private mutating func goOn() {
        let events = system.advance(to: now)
        if !events.isEmpty { take(events, cause: .system) }
    }

    var nextInstant: Date? {
        var next: Date?
        func offer(_ date: Date?) {
            if let date, next.map({ date < $0 }) ?? true { next = date }
        }
        offer(system.nextDeadline(after: now))
        for index in apps.indices where isRunning(index) {
            // A deadline that was not met by a hair's breadth of the arithmetic is met a millisecond later.
            if let deadline = apps[index].nextDeadline { offer(deadline > now ? deadline : now + 0.001) }
        }
        offer(inFlight.first?.arrival)
        for app in apps {
            offer(app.pushing.batcher.deadline)
            if system.phase(of: app.app.name) == .background { offer(app.process.deadline) }
        }
        for repetition in repetitions { offer(repetition.nextTime.map { Self.start + $0 }) }
        if nextStep < scenario.steps.count { offer(Self.start + scenario.steps[nextStep].time) }
        if let samples { offer(Self.start + Double(samples.next) * samples.interval) }
        return next
    }

    private mutating func sample(since entryCount: Int) {
        guard let samples else { return }
        var isDue = recorder.entries.count > entryCount
        while let next = self.samples?.next, Self.start + Double(next) * samples.interval <= now {
            self.samples?.next += 1
            isDue = true
        }
        guard isDue else { return }
        moments.append(moment)
    }

    /// What is showing now.
    var moment: SimulationMoment {
        SimulationMoment(
            time: time, shown: system.activitiesOnShow(at: now), device: system.device,
            entryCount: recorder.entries.count)
    }

    // MARK: Entries

    func index(of app: String) -> Int? { apps.firstIndex { $0.app.name == app } }

    /// Writes down that something happened to an app or to an activity of it, which is in a state then, or to the device.
    mutating func record(
        _ event: TimelineEvent, of index: Int? = nil, activity: String? = nil, state: ActivityState? = nil,
        detail: String? = nil
    ) {
        recorder.append(
            TimelineEntry(
                time: time, lastTime: time, event: event, detail: detail, app: index.map { apps[$0].app.name },
                activity: activity, state: state, shown: index.map { apps[$0].places } ?? []))
    }

    /// Writes down that something concerns an app's newest activity.
    mutating func record(_ event: TimelineEvent, ofNewestActivityOf index: Int, detail: String? = nil) {
        let id = apps[index].activity
        record(event, of: index, activity: id, state: id.map { system.state(of: $0) ?? .dismissed }, detail: detail)
    }
}

extension Simulator {
    /// What became of an expectation, now.
    func verdict(on expectation: Expectation) -> Verdict {
        guard let index = index(of: expectation.app) else { preconditionFailure("the reader knows every app") }
        let (holds, actual) = judge(expectation.claim, of: apps[index])
        return Verdict(
            expectation: expectation, time: time, entryCount: recorder.entries.count, holds: holds, actual: actual)
    }

    private func judge(_ claim: Expectation.Claim, of app: RunningApp) -> (Bool, String) {
        switch claim {
        case .state(let expected):
            let state = app.activity.map { system.state(of: $0) ?? .dismissed }
            return (state == expected, Expectation.words(state))
        case .shown(let expected): return (Set(app.places) == expected, Expectation.words(app.places))
        case .session(let isRunning):
            return (app.isSessionOn == isRunning, Expectation.words(sessionIsRunning: app.isSessionOn))
        case .process(let expected):
            let process = process(of: app)
            return (process == expected, process.rawValue)
        case .field(let name, let expected):
            let value = app.activity.flatMap { field(name, of: $0) }
            return (value == expected, Expectation.words(value, of: name, kind: app.app.kind))
        case .figure(let figure, let bound):
            let value = value(of: figure, app)
            return (bound.allows(value), Expectation.words(value, of: figure))
        }
    }

    private func field(_ name: String, of id: String) -> ContentValue? {
        guard let state = system.content(of: id)?.state else { return nil }
        return (try? JSONDecoder().decode([String: ContentValue].self, from: state))?[name]
    }

    /// All figures of an app.
    func figures(of app: RunningApp) -> [Expectation.Figure: Double] {
        Dictionary(uniqueKeysWithValues: Expectation.Figure.allCases.map { ($0, value(of: $0, app)) })
    }

    private func value(of figure: Expectation.Figure, _ app: RunningApp) -> Double {
        switch figure {
        case .pushes: return Double(app.pushing.sentCount)
        case .immediate: return Double(app.pushing.immediateCount)
        case .batched: return Double(app.pushing.batcher.replacedCount)
        case .criticalThrottled: return Double(app.pushing.records.count { $0.urgency == .critical && $0.wasThrottled })
        case .immediateLatency: return app.pushing.longestLatency(of: .immediate, at: now)
        case .opportunisticLatency: return app.pushing.longestLatency(of: .opportunistic, at: now)
        case .leastBudget:
            return app.pushing.leastBudget ?? system.pushAllowance(of: app.app.name, at: now).rounded(.down)
        case .restarts: return Double(app.restarts)
        case .refusals, .updates, .throttled, .ignored, .alerts, .notices, .registrations:
            return Double(app.counts[figure] ?? 0)
        case .activities:
            return Double(system.activities(of: app.app.name, attributesType: app.app.kind.attributesType).count)
        case .longestGap: return app.longestGap(at: now)
        case .age:
            let start = app.activity.flatMap { system.startDate(of: $0) }
            return start.map { now.timeIntervalSince($0) } ?? 0
        case .size:
            guard let id = app.activity, let attributes = system.attributes(of: id),
                let content = system.content(of: id)
            else { return 0 }
            return Double(attributes.count + content.state.count)
        }
    }
}
