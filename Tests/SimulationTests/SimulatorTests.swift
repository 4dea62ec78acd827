import ActivitySystem
import Foundation
import Simulation
import Testing

/// How the parts of a simulation work together in time.
@Suite(.timeLimit(.minutes(10))) struct SimulatorTests {
    private let restarting = "{type: ambient-reading, lifecycle: {restart: 7h, handover: requesting-first}}"

    @Test func manyUpdatesInARowAreOneEntry() throws {
        let result = try TestScenario.run("0s: [{start: reading}, {update: reading, every: 1s, until: 1h}]")
        #expect(result.entries.map(\.event) == [.started, .updated])
        #expect(result.entries[1].count == 3601)
        #expect(result.entries[1].time == 0)
        #expect(result.entries[1].lastTime == 3600)
    }

    @Test func anEventInBetweenSplitsTheEntry() throws {
        let result = try TestScenario.run(
            "0s: [{start: reading}, {update: reading, every: 1s, until: 1h}]\n30m: {lock: on}")
        #expect(result.entries.filter { $0.event == .updated }.map(\.count) == [1801, 1800])
    }

    @Test func simultaneousAppsHaveSeparateEntries() throws {
        let scenario = try ScenarioReader(file: "two.yaml").scenario(
            of: """
                title: Two
                apps: {a: {type: ambient-reading}, b: {type: ambient-reading}}
                timeline:
                  0s:
                    - start: a
                    - start: b
                    - {update: a, every: 1s, until: 10s}
                    - {update: b, every: 1s, until: 10s}
                """)
        let result = Simulator.run(scenario)
        #expect(result.entries.filter { $0.event == .updated }.map(\.count) == [11, 11])
    }

    @Test func theSystemGoesBeforeTheStepsOfTheSameInstant() throws {
        let result = try TestScenario.run(
            "0s: {start: reading}\n8h: {expect: {reading: {state: ended}}}\n12h: {expect: {reading: {state: dismissed}}}"
        )
        #expect(result.holds)
    }

    @Test func aFailedExpectationNamesTheActualValue() throws {
        let result = try TestScenario.run(
            "0s: {start: reading}\n1m: {expect: {reading: {state: stale, shown: nothing, age: 2m, content: {capturedCount: 3}}}}"
        )
        #expect(!result.holds)
        #expect(result.verdicts.map(\.actual) == ["active", "compact, lock-screen", "1m", "0"])
        #expect(result.verdicts.map(\.holds) == [false, false, false, false])
        #expect(result.verdicts[0].expectation.place == SourcePlace(line: 7, column: 27))
    }

    @Test(arguments: [
        ("1", true), ("at least 1", true), ("at least 2", false), ("at most 1", true), ("at most 0", false),
        ("0", false),
    ])
    func figuresMayHaveBounds(bound: String, holds: Bool) throws {
        let result = try TestScenario.run(
            "0s: [{start: reading}, {update: reading}, {expect: {reading: {updates: \(bound)}}}]")
        #expect(result.holds == holds)
    }

    @Test func anEarlierEndLeavesExpectationsUnreached() throws {
        let result = try TestScenario.run(
            until: 60,
            "0s: {start: reading}\n1m: {expect: {reading: {state: active}}}\n2m: {expect: {reading: {state: active}}}")
        #expect(result.verdicts.count == 1)
        #expect(result.unreached == 1)
        #expect(result.duration == 60)
    }

    @Test func aLaterEndLetsTheSystemGoOn() throws {
        let result = try TestScenario.run(until: 12 * 3600, "0s: {start: reading}")
        #expect(result.times(of: .ended) == [8 * 3600])
        #expect(result.times(of: .dismissed) == [12 * 3600])
    }

    // MARK: Sessions

    @Test func retriesComeAfterTwoFourAndEightSeconds() throws {
        let result = try TestScenario.run(
            app: restarting, until: 7 * 3600 + 60, "0s: {start: reading}\n1s: {refuse: reading, times: 9}")
        #expect(result.times(of: .refused) == [25_200, 25_202, 25_206, 25_214])
        #expect(result.times(of: .gaveUp) == [25_214])
    }

    @Test func endingFirstLeavesAGapOfAHundredMilliseconds() throws {
        let result = try TestScenario.run(
            app: "{type: ambient-reading, lifecycle: {restart: 7h, handover: ending-first}}", until: 8 * 3600,
            "0s: {start: reading}")
        #expect(result.times(of: .started) == [0, 25_200.1])
        #expect(abs((result.figure(.longestGap) ?? 0) - 0.1) < 0.0001)
    }

    @Test func anOngoingGapIsMeasured() throws {
        let result = try TestScenario.run("0s: {start: reading}\n1h: {permission: off}\n3h: collapse")
        #expect(result.figure(.longestGap) == 7200)
    }

    @Test func noGapIsCountedAfterTheEnd() throws {
        let result = try TestScenario.run(
            "0s: {start: reading}\n1h: {end: reading, dismissal: immediate}\n3h: collapse")
        #expect(result.figure(.longestGap) == 0)
    }

    @Test func removingTheActivityEndsTheSession() throws {
        let result = try TestScenario.run(
            app: restarting, until: 9 * 3600,
            "0s: {start: reading}\n1h: [{dismiss: reading}, {expect: {reading: {session: over, state: dismissed}}}]")
        #expect(result.holds)
        #expect(result.figure(.restarts) == 0)
    }

    @Test func anActivityLostToMemoryPressureIsReplacedAtOnce() throws {
        let result = try TestScenario.run(
            app: restarting,
            "0s: {start: reading}\n1h: [memory-pressure, {expect: {reading: {restarts: 1, longest-gap: 0s}}}]")
        #expect(result.holds)
    }

    @Test func aSuspendedAppLearnsOfItsEndWhenItResumes() throws {
        let result = try TestScenario.run(
            app: "{type: ambient-reading, lifecycle: {restart: 7h}}",
            "0s: [{start: reading}, {background: reading}]\n10h: [{foreground: reading}, {expect: {reading: {restarts: 1, activities: 1}}}]"
        )
        #expect(result.times(of: .started) == [0, 36_000])
        #expect(result.times(of: .notice) == [])
        #expect(result.holds)
    }

    @Test func aNewProcessRecoversTheOldOnesActivity() throws {
        let result = try TestScenario.run(
            app: restarting,
            "0s: {start: reading}\n1h: {terminate: reading}\n2h: [{foreground: reading}, {update: reading, content: {capturedCount: 5}}]\n7h: {expect: {reading: {restarts: 1, content: {capturedCount: 5}}}}"
        )
        #expect(result.times(of: .started) == [0, 25_200])
        #expect(result.holds)
    }

    @Test func withoutASessionAnUpdateIsIgnoredAndReported() throws {
        let result = try TestScenario.run(app: restarting, "0s: {update: reading}")
        #expect(result.entries.map(\.event) == [.ignored])
        #expect(result.entries[0].detail == "No session is running; start one first.")
    }

    // MARK: Places

    @Test func aPhoneWithoutAnIslandHasABanner() throws {
        let result = try TestScenario.run(
            device: "no-island",
            "0s: {start: reading}\n1m: [{background: reading}, {update: reading, alert: New}, {expect: {reading: {shown: [banner, lock-screen]}}}]\n2m: {expect: {reading: {shown: lock-screen}}}"
        )
        #expect(result.holds)
    }

    @Test func aTransientActivityIsOnlyExpanded() throws {
        let result = try TestScenario.run(
            "0s: [{start: reading, style: transient}, {expect: {reading: {shown: expanded}}}]\n1m: [{lock: on}, {expect: {reading: {state: dismissed}}}]"
        )
        #expect(result.holds)
    }

    @Test func aScheduledActivityIsPendingUntilItsTime() throws {
        let result = try TestScenario.run(
            "0s: [{start: reading, starts-in: 5m, alert: Now}, {expect: {reading: {state: pending, shown: nothing}}}]\n5m: {expect: {reading: {state: active, shown: [expanded, lock-screen]}}}"
        )
        #expect(result.holds)
    }

    @Test func aServerStartsAnActivityOfATerminatedApp() throws {
        let result = try TestScenario.run(
            "0s: {terminate: reading}\n1m: [{push: reading, event: start}, {expect: {reading: {state: none}}}]\n2m: [{push: reading, event: start, alert: Hello}, {expect: {reading: {state: active}}}]"
        )
        #expect(result.holds)
    }

    // MARK: Moments

    @Test func momentsAreSampledAtIntervalsAndAtEvents() throws {
        let scenario = try TestScenario.scenario("0s: {start: reading}\n25s: {lock: on}\n60s: {lock: off}")
        let result = Simulator.run(scenario, samplingEvery: 20)
        #expect(result.moments.map(\.time) == [0, 20, 25, 40, 60])
        #expect(result.moments.map { $0.shown.count } == [1, 1, 1, 1, 1])
        #expect(result.moments.map(\.device.isLocked) == [false, false, true, true, false])
        #expect(Simulator.run(scenario).moments.isEmpty)
    }

    @Test func theSameFileGivesTheSameTimeline() throws {
        let timeline = "0s: [{start: reading}, {update: reading, content: {capturedCount: +1}, every: 7s, until: 20h}]"
        let (one, other) = (
            try TestScenario.run(app: restarting, timeline), try TestScenario.run(app: restarting, timeline)
        )
        #expect(one.entries == other.entries)
    }
}
