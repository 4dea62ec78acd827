import ActivitySystem
import Scenarios
import Simulation
import Testing

/// The built-in scenarios: each passes, and each fails when something is changed.
@Suite(.timeLimit(.minutes(10))) struct ScenariosTests {
    private func text(_ name: String) throws -> String { try #require(Scenarios.text(named: name)) }

    private func scenario(_ name: String) throws -> Scenario {
        try ScenarioReader(file: name + ".yaml").scenario(of: try text(name))
    }

    @Test func allFifteenScenariosExist() {
        #expect(
            Scenarios.names == [
                "eight-hours", "auto-restart", "near-expiration", "restart-fails-twice", "reboot", "permission-toggle",
                "low-battery", "two-apps", "stale", "throttled", "pause-cycles", "state-preservation", "background",
                "background-modes", "offline",
            ])
    }

    @Test(arguments: Scenarios.names)
    func everyExpectationOfEveryScenarioIsMet(name: String) throws {
        let scenario = try scenario(name)
        let result = Simulator.run(scenario)
        for verdict in result.verdicts where !verdict.holds {
            let expectation = verdict.expectation
            Issue.record(
                """
                \(name).yaml:\(expectation.place.line): \(expectation.app) \(expectation.key) should be \
                \(expectation.expected(in: scenario)); it is \(verdict.actual)
                """)
        }
        #expect(result.unreached == 0)
        #expect(result.verdicts.count == scenario.expectationCount)
        #expect(scenario.expectationCount > 8, "a scenario that expects little shows little")
    }

    @Test(arguments: [
        ("eight-hours", "- start: reading", "- {start: reading, starts-in: 1s, alert: x}"),
        ("auto-restart", "restart: 7h", "restart: 7h30m"),
        ("auto-restart", "{restart: 7h}", "none"),
        ("auto-restart", "restart: 7h", "restart: 7h, handover: ending-first"),
        ("near-expiration", "restart: 7h", "restart: 6h59m"),
        ("near-expiration", "event: restart-needed, ", ""),
        ("restart-fails-twice", "times: 2", "times: 1"),
        ("restart-fails-twice", "times: 4", "times: 3"),
        ("restart-fails-twice", ", handover: ending-first", ""),
        ("reboot", "- power: on", "- power: off"),
        ("reboot", "- foreground: reading", "- lock: off"),
        ("permission-toggle", "permission: off, app: sitting", "permission: on, app: sitting"),
        ("permission-toggle", "{permission: on, app: reading}", "{permission: off, app: reading}"),
        ("low-battery", "- low-power: on", "- low-power: off"),
        ("low-battery", "priority: 5", "priority: 10"),
        ("low-battery", "- critical-battery: on", "- critical-battery: off"),
        ("two-apps", "relevance: 100", "relevance: 10"),
        ("two-apps", ", alert: Release build is done", ""),
        ("two-apps", "Bread: 41m", "Bread: 3m"),
        ("stale", "stale-after: 10m", "stale-after: 11m"),
        ("stale", "stale-after: 12h", "stale-after: 0s"),
        ("throttled", "frequent-pushes: on", "frequent-pushes: off"),
        ("throttled", "priority: 5", "priority: 10"),
        ("throttled", "strategy: document", "strategy: always-10"),
        ("pause-cycles", "strategy: document", "strategy: always-10"),
        ("pause-cycles", "strategy: document", "strategy: always-5"),
        ("throttled", "timestamp: 1m", "timestamp: 2h"),
        ("state-preservation", "progressive", "7h"),
        ("state-preservation", "capturedCount: +1", "bookTitle: none"),
        (
            "background", "background-modes: audio\n    content: {bookTitle: Middlemarch}",
            "content: {bookTitle: Middlemarch}"
        ),
        ("background-modes", "background-modes: audio", "background-modes: none"),
        ("background-modes", "background-modes: fetch", "background-modes: none"),
        ("background-modes", "background-modes: fetch", "background-modes: [audio, fetch]"),
        ("background-modes", "low-power: on", "low-power: off"),
        ("offline", "- offline: on", "- offline: off"),
        ("offline", "event: restart-needed", "event: update"),
        ("background", ", by: intent", ""),
    ])
    func aChangedScenarioFails(name: String, original: String, changed: String) throws {
        let text = try text(name)
        #expect(text.contains(original))
        let mutant = try ScenarioReader(file: name).scenario(of: text.replacing(original, with: changed))
        // A day of updates a second takes a while without optimization; the difference appears before then.
        #expect(!Simulator.run(mutant, until: name == "auto-restart" ? 8 * 3600 : nil).holds)
    }

    /// With the usual rules all hold, as the first of these tests shows.
    @Test func otherRulesBreakTheScenariosThatAreAboutThem() throws {
        func broken(_ rules: String) throws -> [String] {
            try Scenarios.names.filter { $0 != "auto-restart" }.filter { name in
                let text = try text(name).replacing("\napps:", with: "\nrules: {\(rules)}\napps:", maxReplacements: 1)
                return !Simulator.run(try ScenarioReader(file: name).scenario(of: text)).holds
            }
        }
        #expect(try broken("pushes-per-hour: 13") == ["throttled"])
        #expect(try broken("frequent-pushes-per-hour: 60") == ["throttled"])
        #expect(try broken("low-power-share: 1") == ["low-battery"])
        #expect(try broken("alert-duration: 6s") == ["two-apps"])
        #expect(try broken("foreground-hides-island: on").contains("two-apps"))
    }
}
