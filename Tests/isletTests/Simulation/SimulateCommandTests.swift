import CellUI
import Foundation
import FrameExport
import Presentations
import Scenarios
import Simulation
import TestWorld
import Testing

@testable import HostSystem
@testable import Studio
@testable import islet

/// Scenarios from the command line.
struct SimulateCommandTests {
    private let world = TestShell()

    /// A scenario file in the world's home.
    private func file(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "mine.yaml")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static let tea = """
        title: Tea
        apps:
          kitchen: {type: countdown, content: {title: Tea, endDate: 4m}}
        timeline:
          0s: {start: kitchen}
          4m: {expect: {kitchen: {state: stale, shown: compact}}}
        """

    private func object() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    @Test func withoutANameTheScenariosAreListed() {
        #expect(world.run("simulate") == 0)
        let all = world.output
        for name in Scenarios.names { #expect(all.contains("\n\(name) ") || all.hasPrefix("\(name) ")) }
        #expect(all.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(world.run("simulate", "--list") == 0)
        #expect(world.output == all)
    }

    @Test func aScenarioPrintsItsTimeline() {
        #expect(world.run("simulate", "stale") == 0)
        #expect(
            world.output.hasPrefix(
                """
                Content goes out of date, stays visible, and is fresh again with the next
                A phone with a Dynamic Island, 8h

                Time     What happens                         State      Showing
                0:00:00  build-1 starts                       active     compact · lock
                0:09:59  ✓ build: state active
                0:10:00  build-1 is out of date               stale      compact · lock
                """))
        #expect(world.output.hasSuffix("\nAll 12 expectations hold.\n"))
        #expect(!world.output.contains("\u{1B}"))
    }

    @Test func everyLineFitsTheTerminal() throws {
        world.takePlace()
        var shell = world.shell
        world.environment["NO_COLOR"] = "1"
        // A day of updates a second takes a while without optimization. No scenario has lines that only it has, so each is printed at
        // one width.
        for (index, name) in Scenarios.names.filter({ $0 != "auto-restart" }).enumerated() {
            let columns = [80, 60, 40][index % 3]
            shell.outputColumns = { columns }
            world.output = ""
            shell.environment = world.environment
            #expect(Islet.run(["simulate", name], in: shell) == 0)
            let plain = world.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            for line in plain.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns) }
            #expect(plain.contains("expectations hold"))
        }
    }

    @Test func failedExpectationsAreMarkedAndReported() throws {
        #expect(world.run("simulate", try file(Self.tea)) == 0)
        #expect(world.output.contains("✗ kitchen: state is active, and was expected to be stale (line 6)"))
        #expect(world.output.hasSuffix("2 of 2 expectations do not hold.\n"))
    }

    @Test func checkNamesTheFirstDifferenceAndExitsWithOne() throws {
        let path = try file(Self.tea)
        #expect(world.run("simulate", path, "--check") == 1)
        #expect(
            world.output
                == "off  \(path)  \(path):6:27: at 0:04:00 the state of kitchen should be stale; it is active.\n")
        #expect(world.errors == "")
    }

    @Test func aCheckThatStopsTooEarlyFails() throws {
        let path = try file(Self.tea)
        #expect(world.run("simulate", path, "--check", "--until", "1m") == 1)
        #expect(world.output.contains("2 expectations were not reached; give a later --until."))
    }

    @Test func jsonAlwaysHasTheSameKeys() throws {
        #expect(world.run("simulate", "auto-restart", "--until", "8h", "--format", "json") == 0)
        let object = try object()
        #expect(
            Set(object.keys) == [
                "scenario", "title", "duration_seconds", "holds", "unreached", "timeline", "expectations", "pushes",
                "figures",
            ])
        let timeline = try #require(object["timeline"] as? [[String: Any]])
        let keys: Set = [
            "time_seconds", "until_seconds", "count", "event", "detail", "app", "activity", "state", "shown",
        ]
        #expect(timeline.allSatisfy { Set($0.keys) == keys })
        #expect(timeline.count < 40, "hours of updates a second are not listed one by one")
        let expectations = try #require(object["expectations"] as? [[String: Any]])
        #expect(
            expectations.allSatisfy {
                Set($0.keys) == ["time_seconds", "app", "key", "expected", "actual", "holds", "line", "column"]
            })
        let figures = try #require((object["figures"] as? [String: [String: Double]])?["reading"])
        #expect(figures["restarts"] == 1)
        #expect(figures["longest_gap"] == 0)
    }

    @Test func jsonOfChecksAlwaysHasTheSameKeys() throws {
        #expect(world.run("simulate", "stale", "--check", "--format", "json") == 0)
        let value = try JSONSerialization.jsonObject(with: Data(world.output.utf8))
        let checks = try #require(value as? [[String: Any]])
        #expect(checks.count == 1)
        #expect(Set(checks[0].keys) == ["scenario", "holds", "expectations", "difference"])
    }

    @Test func aFileErrorIsOneSentenceWithItsPlaceAndNothingRuns() throws {
        let path = try file("title: Tea\napps:\n  a: {type: tea}\ntimeline:\n  0s: collapse\n")
        #expect(world.run("simulate", path) == ExitStatus.dataError.rawValue)
        #expect(world.output == "")
        #expect(
            world.errors
                == "islet: \(path):3:13: \"tea\" is not allowed for type; use ambient-reading, countdown, "
                + "meditation, script.\n")
    }

    @Test func anUnknownScenarioSuggestsTheNearest() {
        #expect(world.run("simulate", "auto-restrat") == ExitStatus.usage.rawValue)
        #expect(world.errors.contains("did you mean \"auto-restart\"?"))
        #expect(world.run("simulate", "./none.yaml") == ExitStatus.noInput.rawValue)
    }

    @Test(arguments: [
        ["simulate", "stale", "--speed", "3"], ["simulate", "--render"], ["simulate", "--until", "3h"],
        ["simulate", "--list", "--check"], ["simulate", "stale", "--check", "--render"],
        ["simulate", "stale", "--render", "--speed", "0"], ["simulate", "stale", "--render", "film.png"],
        ["simulate", "stale", "--theme", "moss"], ["simulate", "stale", "--render", "--format", "json"],
        ["simulate", "stale", "--render", "--speed", "0.1"], ["simulate", "--watch"],
        ["simulate", "stale", "--watch", "--render"], ["simulate", "stale", "--watch", "--check"],
        ["simulate", "stale", "--watch", "--format", "json"], ["simulate", "stale", "--watch", "--speed", "-1"],
        ["simulate", "throttled", "--watch", "--strategy", "all"], ["simulate", "--list", "--watch"],
        ["simulate", "stale", "--watch", "--theme", "none"],
    ])
    func incompatibleOptionsAreRefused(arguments: [String]) {
        #expect(Islet.run(arguments, in: world.shell) == ExitStatus.usage.rawValue)
        #expect(world.errors.hasPrefix("islet: "))
    }

    // MARK: The screen

    @Test func watchingNeedsATerminal() {
        #expect(world.run("simulate", "stale", "--watch") == ExitStatus.unavailable.rawValue)
        #expect(
            world.errors
                == "islet: --watch needs a terminal that can show a screen; without it the timeline is printed.\n")
        #expect(world.output == "")
    }

    @Test func watchRunsTheRequestedScenario() throws {
        world.takePlace()
        let arguments = [
            "simulate", "throttled", "--watch", "--until", "5m", "--speed", "7", "--strategy", "adaptive", "--theme",
            "dusk",
        ]
        #expect(world.runAll(arguments) == 0)
        let request = try #require(world.simulations.first)
        #expect(request.named.name == "throttled")
        #expect(request.until == 300)
        #expect(request.speed == 7)
        #expect(request.strategy?.name == "adaptive")
        #expect(request.theme.name == "dusk")
        #expect(world.output == "")
    }

    // MARK: Films

    @Test func aFilmShowsPresentationsAndEvents() throws {
        #expect(world.run("simulate", "two-apps", "--until", "10m", "--render") == 0)
        let lines = world.output.split(separator: "\n")
        #expect(lines[0].contains("\"version\": 2"))
        #expect(lines.count > 30)
        for words in ["Lock Screen", "Compact", "sitting-1 starts"] {
            #expect(world.output.contains(words), "\(words)")
        }
    }

    @Test(arguments: [
        (30, ["0:00:30", "Compact", "Meditation"]), (120, ["0:02:00", "Minimal", "Tea", "build-1 starts"]),
        (361, ["0:06:01", "Expanded", "Release build is done", "sitting-1 moves"]),
    ])
    func aFilmShowsTheCurrentPresentationsAndTheLastEvent(seconds: Double, words: [String]) throws {
        let scenario = try NamedScenario("two-apps").scenario
        let result = Simulator.run(scenario, until: seconds, samplingEvery: 1)
        let film = SimulationFilm(scenario: scenario, result: result, traits: PreviewTraits(), speed: 60)
        let text = FrameFormat.text.export(film.recording().last)
        for word in words { #expect(text.contains(word), "\(word) in\n\(text)") }
    }

    @Test func theExtensionChoosesTheFilmFormat() throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let path = world.home.appending(path: "film.svg").path
        #expect(world.run("simulate", "stale", "--until", "20m", "--render", path) == 0)
        #expect(world.output.hasPrefix("Filmed stale in "))
        let svg = try String(contentsOfFile: path, encoding: .utf8)
        #expect(svg.hasPrefix("<svg"))
        #expect(svg.contains("<animate") || svg.contains("@keyframes"))
    }

    @Test func theSpeedSetsTheFilmsLength() throws {
        func seconds(_ arguments: String...) throws -> Double {
            #expect(Islet.run(["simulate", "stale", "--render"] + arguments, in: world.shell) == 0)
            let header = try #require(world.output.split(separator: "\n").first)
            world.output = ""
            let object = try JSONSerialization.jsonObject(with: Data(header.utf8)) as? [String: Any]
            return try #require(object?["duration"] as? Double)
        }
        let (slow, fast) = (try seconds("--speed", "1000"), try seconds("--speed", "4000"))
        #expect(slow > 28.8 && slow < 40)
        #expect(fast > 7.2 && fast < slow / 2)
    }
}
