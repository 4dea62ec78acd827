import ActivitySystem
import Scenarios
import Testing

@testable import Simulation

/// A simulation that is moved back and forth, with interventions.
@Suite struct SimulationPlayerTests {
    private func scenario(_ name: String) throws -> Scenario {
        try ScenarioReader(file: name).scenario(of: try #require(Scenarios.text(named: name)))
    }

    private func reading(_ timeline: String = "0s: {start: reading}", until: Double = 8 * 3600) throws
        -> SimulationPlayer
    {
        SimulationPlayer(
            try TestScenario.scenario(
                app: "{type: ambient-reading, lifecycle: {restart: 7h}, pushes: token}", timeline),
            until: until)
    }

    @Test(
        "After any moves, an instant is the same as in a run straight to it",
        arguments: [
            "permission-toggle", "two-apps", "restart-fails-twice", "background-modes", "throttled", "offline",
        ])
    func anyInstant(name: String) throws {
        let scenario = try scenario(name)
        var player = SimulationPlayer(scenario)
        #expect(player.time == 0)
        for part in [0.9, 0.1, 0.55, 0.54, 1, 0, 0.3, 0.31, 0.999] {
            let time = (part * player.duration).rounded()
            player.seek(to: time)
            let straight = Simulator.run(scenario, until: time)
            #expect(player.time == time)
            #expect(player.entries == straight.entries, "\(name) at \(time)")
            #expect(player.verdicts == straight.verdicts)
        }
        player.seek(to: player.duration)
        #expect(player.result.holds && player.result.unreached == 0)
    }

    @Test("A time outside the simulation is its start or its end")
    func clamped() throws {
        var player = try reading()
        player.seek(to: 1e9)
        #expect(player.time == 8 * 3600)
        player.seek(to: -3)
        #expect(player.time == 0)
    }

    @Test("Steps go from event to event, and back through the same ones")
    func steps() throws {
        var player = try reading(
            "0s: {start: reading}\n1h: {lock: on}\n1h2m0.5s: {lock: off}\n7h0.1s: {expect: {reading: {restarts: 1}}}")
        var times: [Double] = []
        while player.time < player.duration {
            player.stepForward()
            times.append(player.time)
        }
        // The notice, the restart, and the end.
        #expect(times == [3600, 3720.5, 24_900, 25_200, 25_200.1, 28_800])
        var back: [Double] = []
        while player.time > 0 {
            player.stepBack()
            back.append(player.time)
        }
        #expect(back == [25_200.1, 25_200, 24_900, 3720.5, 3600, 0])
    }

    @Test("A restart on demand happens at once and delays the next one")
    func restartInBetween() throws {
        var player = try reading(until: 7.5 * 3600)
        player.seek(to: 3600)
        player.intervene(.restart(app: "reading"))
        #expect(player.apps[0].timeUntilRestart?.rounded() == 25_200)
        #expect(player.entries.filter { $0.event == .started }.map(\.time) == [0, 3600])
        player.seek(to: player.duration)
        #expect(player.entries.filter { $0.event == .started }.map(\.time) == [0, 3600])
        #expect(player.result.figures[0].values[.restarts] == 1)
    }

    @Test("After moving back and forward an intervention happens again, unless another one came before it")
    func interventionsHappenAgain() throws {
        var player = try reading()
        player.seek(to: 3600)
        player.intervene(.permission(app: "reading", false))
        #expect(!player.apps[0].isAllowed)
        player.seek(to: 1800)
        #expect(player.apps[0].isAllowed)
        player.seek(to: 3600)
        #expect(!player.apps[0].isAllowed)
        player.seek(to: 1800)
        player.intervene(.device(.lock(true)))
        player.seek(to: 7200)
        #expect(player.apps[0].isAllowed)
        #expect(player.interventions.map(\.time) == [1800])
        #expect(player.moment.device.isLocked)
    }

    @Test("An undone intervention leaves no trace")
    func takeBack() throws {
        var (player, other) = (try reading(), try reading())
        player.seek(to: 3600)
        player.intervene(.device(.lowPower(true)))
        player.seek(to: 7200)
        player.intervene(.move(app: "reading", .terminated))
        player.seek(to: 28_000)
        #expect(player.takeBack()?.time == 7200)
        #expect(player.takeBack()?.time == 3600)
        #expect(player.takeBack() == nil)
        other.seek(to: 28_000)
        #expect(player.entries == other.entries)
        #expect(player.time == 28_000)
    }

    @Test("A future intervention is undone without moving")
    func takeBackLater() throws {
        var player = try reading()
        player.seek(to: 7200)
        player.intervene(.device(.lock(true)))
        player.seek(to: 60)
        #expect(player.takeBack()?.time == 7200)
        #expect(player.time == 60)
        player.seek(to: 7300)
        #expect(!player.moment.device.isLocked)
    }

    @Test("A long run has few checkpoints, and going back is still exact")
    func longRun() throws {
        let scenario = try TestScenario.scenario(
            "0s: [{start: reading}, {update: reading, content: {capturedCount: +1}, every: 1s, until: 6h}]")
        var player = SimulationPlayer(scenario)
        player.seek(to: player.duration)
        player.seek(to: 10_000)
        #expect(player.entries == Simulator.run(scenario, until: 10_000).entries)
    }

    @Test("The next event is known in advance")
    func nextTime() throws {
        var player = try reading("0s: {start: reading}\n90s: {lock: on}", until: 120)
        // The session checks its activity's age.
        #expect(player.nextTime == 60)
        player.seek(to: 60)
        #expect(player.nextTime == 90)
        player.intervene(.device(.lock(true)))
        player.seek(to: 0)
        player.seek(to: 59)
        #expect(player.nextTime == 60)
    }
}
