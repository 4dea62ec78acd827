import ActivitySystem
import Foundation
import PushPriority
import Scenarios
import Simulation
import Testing

/// Strategies in scenarios.
@Suite struct StrategyTests {
    private func scenario(_ name: String) throws -> Scenario {
        try ScenarioReader(file: name).scenario(of: try #require(Scenarios.text(named: name)))
    }

    private func run(_ name: String, _ strategy: String) throws -> SimulationResult {
        let policy = PushPriorityPolicy.named(strategy)
        #expect(policy != nil)
        return Simulator.run(try scenario(name), strategy: policy)
    }

    @Test(
        "With a strategy that respects the budget, 24 pause cycles throttle nothing and never use it up",
        arguments: ["document", "adaptive"])
    func pauseCycles(strategy: String) throws {
        let result = try run("pause-cycles", strategy)
        for verdict in result.verdicts where !verdict.holds {
            Issue.record("line \(verdict.expectation.place.line): \(verdict.expectation.key) is \(verdict.actual)")
        }
        #expect(result.pushes.throttled == 0 && result.pushes.criticalThrottled == 0)
        #expect(result.pushes.budgetUsed < 1)
        #expect(result.pushes.undelivered == 0)
        #expect(result.pushes.immediateLatency.longest <= 1)
        #expect(result.pushes.opportunisticLatency.longest <= 5)
    }

    @Test("With priority 10 for everything, the same scenario throttles what ends a session")
    func alwaysTen() throws {
        let result = try run("pause-cycles", "always-10")
        #expect(!result.holds)
        #expect(result.pushes.criticalThrottled > 0)
        #expect(result.pushes.throttlingRate > 0.5)
        #expect(result.pushes.budgetUsed > 0.99)
        #expect(result.pushes.immediateLatency.longest > 60)
    }

    @Test("There are 24 pauses and 24 resumes in the first five minutes")
    func cycles() throws {
        let scenario = try scenario("pause-cycles")
        let result = Simulator.run(scenario, strategy: PushPriorityPolicy.named("always-5"), until: 299.9)
        // The start, 299 of progress, 48 pauses and resumes; twice.
        #expect(result.pushes.sent == 2 * (1 + 299 + 48))
        #expect(result.pushes.immediate == 0)
    }

    @Test("Switching frequent pushes off is a warning in the timeline, switching them on is not")
    func toggle() throws {
        let result = try run("pause-cycles", "document")
        let warnings = result.entries.filter { $0.event == .warning }
        #expect(warnings.map(\.time) == [4200])
        #expect(warnings.first?.detail?.hasPrefix("Frequent pushes are switched off;") == true)
        let immediate = try result.figures.map { try #require($0.values[.immediate]) }
        // 1 start and 32 of 48 and the end; off: the start and five; on: two of three, namely these two, and the end.
        #expect(immediate[0] == 34 + 6 + 3)
        // The start, five and the end.
        #expect(immediate[1] == 7)
    }

    @Test("Without a strategy no warning appears, and a push without a priority has 10")
    func noStrategy() throws {
        let result = try TestScenario.run(
            app: "{type: ambient-reading, pushes: token, frequent-pushes: on}",
            "0s: [{start: reading}, {frequent-pushes: off}, {push: reading}]")
        #expect(!result.entries.contains { $0.event == .warning })
        #expect(result.strategy == nil)
        #expect(result.pushes.immediate == 1 && result.pushes.sent == 1)
    }

    @Test("A priority in the file overrides the strategy, and its push is not in the figures")
    func fixedPriorities() throws {
        let result = try run("throttled", "always-5")
        #expect(result.pushes.immediate == 0)
        #expect(result.pushes.sent == 61 + 20 + 1)
        let frequent = try #require(result.figures.first { $0.app == "frequent" })
        #expect(frequent.values[.immediate] == 82)
    }

    @Test("The adaptive strategy sends updates at most every four seconds, and the newest")
    func batching() throws {
        let timeline = """
            0s: [{start: reading}, {push: reading, content: {capturedCount: +1}, every: 1s, until: 20s}]
            18s: {expect: {reading: {content: {capturedCount: 16}}}}
            30s: {expect: {reading: {updates: 7, batched: 14, content: {capturedCount: 21}, latency-5: 4s}}}
            """
        let scenario = try TestScenario.scenario(app: "{type: ambient-reading, pushes: token}", timeline)
        let result = Simulator.run(scenario, strategy: PushPriorityPolicy.named("adaptive"))
        #expect(result.verdicts.map(\.actual) == ["16", "7", "14", "21", "4s"])
    }

    @Test("An alert does not wait for the next batch")
    func alerts() throws {
        let timeline = """
            0s: [{start: reading}, {push: reading}]
            1s: [{push: reading, alert: Now, content: {capturedCount: 5}}, {expect: {reading: {alerts: 1, updates: 2}}}]
            """
        let scenario = try TestScenario.scenario(app: "{type: ambient-reading, pushes: token}", timeline)
        #expect(Simulator.run(scenario, strategy: PushPriorityPolicy.named("adaptive")).holds)
    }

    @Test("A held push counts with its time, even if it never arrives")
    func latencies() throws {
        let app = "{type: ambient-reading, pushes: token}"
        let timeline = "0s: [{start: reading}, {push: reading, every: 1s, until: 12s}]\n20m: collapse"
        let result = try TestScenario.run(app: app, timeline)
        #expect(result.pushes.throttled == 1 && result.pushes.sent == 13)
        #expect(result.pushes.immediateLatency.median == 0)
        #expect(abs(result.pushes.immediateLatency.longest - 288) <= 1)
        #expect(result.pushes.undelivered == 0)
        let cut = try TestScenario.run(app: app, until: 60, timeline)
        #expect(cut.pushes.immediateLatency.longest == 48)
        #expect(cut.pushes.undelivered == 1)
    }

    @Test("An unknown strategy is reported with its place")
    func unknown() throws {
        #expect(throws: ScenarioError.self) {
            try ScenarioReader(file: "a.yaml").scenario(
                of: "title: x\nstrategy: eager\napps: {a: {type: script}}\ntimeline: {0s: collapse}")
        }
    }
}
