import ActivitySystem
import Foundation
import Simulation
import Testing

@Suite("What a scenario chooses of the rules that Apple leaves open")
struct RulesTests {
    private func scenario(rules: String, _ timeline: String) throws -> Scenario {
        let head = "title: Test\nrules: \(rules)\napps:\n  reading: {type: ambient-reading, pushes: token}\ntimeline:\n"
        return try ScenarioReader(file: "a.yaml").scenario(of: head + timeline)
    }

    @Test("The app in the foreground hides its own island, and its lock screen shows it")
    func foregroundHidesIsland() throws {
        let timeline = """
              0s:
                - start: reading
                - expect: {reading: {shown: [lock-screen]}}
              1m:
                - background: reading
                - expect: {reading: {shown: [compact, lock-screen]}}
              2m:
                - foreground: reading
                - expect: {reading: {shown: [lock-screen]}}
            """
        let result = Simulator.run(try scenario(rules: "{foreground-hides-island: on}", timeline))
        #expect(result.verdicts.count == 3 && result.verdicts.allSatisfy(\.holds))
        let other = Simulator.run(try scenario(rules: "{}", timeline))
        #expect(other.verdicts.map(\.holds) == [false, true, false])
    }

    @Test("Numbers and durations are read")
    func values() throws {
        let rules = try scenario(
            rules:
                "{activities-per-app: 2, activities-per-device: 3, pushes-per-hour: 20, frequent-pushes-per-hour: 200, "
                + "low-power-share: 0.25, alert-duration: 8s}", "  0s: {start: reading}"
        ).rules
        var expected = SystemRules()
        (expected.activitiesPerApp, expected.activitiesPerDevice) = (2, 3)
        (expected.pushesPerHour, expected.frequentPushesPerHour) = (20, 200)
        (expected.lowPowerShare, expected.alertDuration) = (0.25, 8)
        #expect(rules == expected)
    }

    @Test(
        "What is not a rule is reported with its place",
        arguments: [("{pushes: 3}", "unknown key \"pushes\" in rules"), ("{low-power-share: 2}", "from 0 to 1")])
    func errors(rules: String, sentence: String) {
        let error = #expect(throws: ScenarioError.self) { try scenario(rules: rules, "  0s: {start: reading}") }
        #expect(error?.place?.line == 2)
        #expect(error?.description.contains(sentence) == true)
    }

    @Test("A pushed end stays on the lock screen until its dismissal date")
    func dismissalDate() throws {
        let result = Simulator.run(
            try scenario(
                rules: "{}",
                """
                  0s: {start: reading}
                  1m: {push: reading, event: end, dismissal: 5m}
                  5m59s: {expect: {reading: {state: ended, shown: [lock-screen]}}}
                  6m1s: {expect: {reading: {state: dismissed, shown: nothing}}}
                """))
        #expect(result.verdicts.count == 4 && result.verdicts.allSatisfy(\.holds))
    }

    @Test("Only an end has a dismissal")
    func dismissalOfUpdate() {
        let error = #expect(throws: ScenarioError.self) {
            try scenario(rules: "{}", "  0s: {push: reading, dismissal: 5m}")
        }
        #expect(error?.description.contains("dismissal is for the end") == true)
    }
}
