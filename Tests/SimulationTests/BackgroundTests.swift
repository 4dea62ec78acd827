import ActivitySystem
import Simulation
import Testing

/// The time that processes run in the background, and pushes to a phone without a network.
@Suite struct BackgroundTests {
    private func run(_ modes: String, until: Double? = nil, _ timeline: String) throws -> SimulationResult {
        try TestScenario.run(
            app: "{type: ambient-reading, pushes: token, background-modes: \(modes)}", until: until, timeline)
    }

    private let away = "0s: {start: reading}\n1m: {background: reading}"

    @Test("Without a mode an app is suspended when its background task is over")
    func backgroundTask() throws {
        let result = try run("none", until: 8 * 3600, away)
        #expect(result.times(of: .suspended) == [90])
        #expect(result.times(of: .woken) == [])
        // The system continues without the app.
        #expect(result.times(of: .ended) == [8 * 3600])
    }

    @Test("Sending the app to the background again gives it no more time")
    func twice() throws {
        let result = try run("none", until: 3600, away + "\n1m20s: {background: reading}\n10m: {background: reading}")
        #expect(result.times(of: .suspended) == [90])
    }

    @Test("Opened in time, an app is not suspended")
    func openedInTime() throws {
        let result = try run("none", until: 3600, away + "\n1m29s: {foreground: reading}")
        #expect(result.times(of: .suspended) == [])
    }

    @Test("With sound an app keeps running, and with both modes too", arguments: ["audio", "[audio, fetch]"])
    func audioRuns(modes: String) throws {
        let result = try run(modes, until: 8 * 3600, away)
        #expect(result.times(of: .suspended) == [])
        #expect(result.times(of: .woken) == [])
    }

    @Test("With fetch an app is woken every hour, except in Low Power Mode")
    func fetchWakes() throws {
        let result = try run("fetch", until: 4 * 3600, away + "\n2h: {low-power: on}\n2h10m: {low-power: off}")
        let (suspended, woken): ([Double], [Double]) = ([90, 3720, 10_950], [3690, 10_920])
        #expect(result.times(of: .suspended) == suspended)
        // The wake at 7320 is skipped.
        #expect(result.times(of: .woken) == woken)
    }

    @Test("An app replaced in the foreground also gets its background task, and a terminated one is not woken")
    func otherApps() throws {
        let text = """
            title: Two
            apps: {a: {type: script, content: {title: a}}, b: {type: script, background-modes: fetch, content: {title: b}}}
            until: 3h
            timeline:
              0s: {foreground: b}
              1m: {foreground: a}
              2m: {terminate: b}
            """
        let result = Simulator.run(try ScenarioReader(file: "two.yaml").scenario(of: text))
        #expect(result.times(of: .suspended) == [90])
        #expect(result.times(of: .woken) == [])
    }

    // MARK: Network

    @Test("A phone that is offline misses pushes; the newest arrives when it is back")
    func offlinePhone() throws {
        let result = try run(
            "none", until: 3600,
            "0s: [{start: reading}, {offline: on}]\n1m: {push: reading, content: {capturedCount: +1}, every: 1m, until: 5m}\n10m: {offline: off}"
        )
        #expect(result.times(of: .stored) == [60])
        #expect(result.entries.first { $0.event == .stored }?.count == 5)
        #expect(result.times(of: .updated) == [600])
        #expect(result.figure(.updates) == 1)
        #expect(result.pushes.undelivered == 0)
        #expect(result.pushes.immediateLatency.longest == 540)
    }

    @Test("A start by push waits as well, and a push that never arrives counts as not delivered")
    func offlineStart() throws {
        let start = "0s: {offline: on}\n1m: {push: reading, event: start, alert: Hello}"
        #expect(try run("none", until: 3600, start).times(of: .started) == [])
        #expect(try run("none", until: 3600, start + "\n2m: {offline: off}").times(of: .started) == [120])
        let lost = try run("none", until: 3600, "0s: [{start: reading}, {offline: on}, {push: reading}]")
        #expect(lost.pushes.undelivered == 1)
    }

    @Test("Time on the network passes, and counts as latency")
    func networkTime() throws {
        let scenario = try ScenarioReader(file: "far.yaml").scenario(
            of: """
                title: Far away
                network: 0.3s
                apps: {a: {type: script, pushes: token, content: {title: a, progress: 0}}}
                until: 1m
                timeline:
                  0s: {start: a}
                  10s:
                    - {push: a, content: {progress: 1}}
                    - expect: {a: {content: {progress: 0}}}
                  10.3s:
                    expect: {a: {content: {progress: 1}, latency-10: 0.3s}}
                  20s: {push: a, priority: 5}
                """)
        let result = Simulator.run(scenario)
        #expect(result.holds, "\(result.verdicts.map(\.actual))")
        #expect(result.times(of: .updated) == [10.3])
        #expect(result.pushes.immediateLatency.withinTarget == 1)
        #expect(abs(result.pushes.opportunisticLatency.longest - 0.3) < 0.001)
    }

    @Test("The share of pushes within one and five seconds is measured")
    func withinTarget() throws {
        let result = try run(
            "none", until: 3600,
            "0s: {start: reading}\n1m: {push: reading, every: 1s, until: 1m9s}\n2m: {offline: on}\n3m: {push: reading, priority: 5}\n3m6s: {offline: off}"
        )
        #expect(result.pushes.immediateLatency.count == 10)
        #expect(result.pushes.immediateLatency.withinTarget == 1)
        #expect(result.pushes.opportunisticLatency.longest == 6)
        #expect(result.pushes.opportunisticLatency.withinTarget == 0)
    }
}
