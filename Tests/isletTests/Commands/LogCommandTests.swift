import CellUI
import Foundation
import TestWorld
import Testing

@testable import islet

struct LogCommandTests {
    private let world = TestShell()

    private func sit(_ seconds: Double, pausing pause: Double = 0, _ arguments: String...) {
        _ = Islet.run(["sit"] + arguments, in: world.shell)
        world.now += seconds
        if pause > 0 {
            world.run("pause")
            world.now += pause
        }
        world.run("complete")
    }

    @Test func anEmptyLogSaysSoAndSucceeds() {
        #expect(world.run("log") == 0)
        #expect(world.output.isEmpty)
        #expect(world.errors == "No sitting has been completed yet; start one with `islet sit 20m`.\n")
        #expect(world.run("log", "--format", "json") == 0)
        #expect(world.output.filter { !$0.isWhitespace } == "[]")
        #expect(world.errors.isEmpty)
    }

    @Test func columnsAreAlignedAndTheNewestIsLast() {
        sit(1200, "20m", "--method", "Breath awareness")
        sit(600, pausing: 130, "1h", "--method", "慈悲", "--type", "loving-kindness")
        sit(3723)
        #expect(world.run("log") == 0)
        #expect(
            world.output == """
                STARTED           ELAPSED   TARGET  OUTCOME      PAUSES     METHOD            TYPE
                2026-11-21 08:14    20:00    20:00  completed    0          Breath awareness  meditation
                2026-11-21 08:34    10:00  1:00:00  ended-early  1 (02:10)  慈悲              loving-kindness
                2026-11-21 08:46  1:02:03     open  completed    0          Meditation        meditation

                """)
    }

    @Test(arguments: [120, 80, 60, 40, 24]) func onATerminalLinesFitAndStayAligned(columns: Int) {
        sit(1200, "20m", "--method", "慈悲 breath awareness")
        sit(600, pausing: 130, "1h", "--method", "Breath awareness", "--type", "loving-kindness")
        world.run("log", "edit", "last", "--note", String(repeating: "calm and ", count: 20))
        (world.output, world.errors) = ("", "")
        world.takePlace()
        var shell = world.shell
        shell.outputColumns = { columns }
        #expect(Islet.run(["log"], in: shell) == 0)
        let lines = world.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(columns, 26) })
        #expect(lines[2].hasPrefix("2026-11-21 08:34    10:00"), "beginning and length are always there")
        if columns >= 60 {
            let method = lines[0].range(of: "METHOD").map {
                lines[0].distance(from: lines[0].startIndex, to: $0.lowerBound)
            }
            let breath = lines[2].range(of: "Breath").map {
                lines[2].distance(from: lines[2].startIndex, to: $0.lowerBound)
            }
            #expect(method == breath)
        }
    }

    @Test("Moods have a column of their own where there are any")
    func moods() {
        sit(600, "1h", "--method", "Zazen")
        world.run("log")
        #expect(!world.output.contains("MOOD"))
        world.run("log", "edit", "last", "--mood", "settled")
        world.output = ""
        world.run("log")
        #expect(world.output.contains("MOOD") && world.output.contains("settled"))
    }

    @Test func pipedOutputIsNotCut() {
        sit(600, pausing: 130, "1h", "--method", "Breath awareness", "--type", "loving-kindness")
        world.run("log", "edit", "last", "--note", String(repeating: "calm and ", count: 20) + "whole")
        world.run("log")
        #expect(world.output.contains("and whole\n"))
    }

    @Test func theLimitKeepsTheNewest() {
        sit(60, "1m", "--method", "First")
        sit(60, "1m", "--method", "Second")
        #expect(world.run("log", "--limit", "1") == 0)
        #expect(!world.output.contains("First"))
        #expect(world.output.contains("Second"))
        #expect(world.run("log", "--limit", "0") == 64)
        #expect(world.run("log", "--limit", "few") == 64)
    }

    @Test func jsonKeepsWhatTheTableCutsOff() throws {
        sit(600.5, pausing: 10, "20m", "--method", "A \"quoted\" name")
        world.run("log", "--format", "json")
        let sittings = try #require(
            try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        let sitting = try #require(sittings.first)
        #expect(
            Set(sitting.keys) == [
                "elapsed_seconds", "ended_at", "id", "method", "mood", "note", "outcome", "pauses", "stages",
                "started_at",
                "target_seconds",
                "type",
            ])
        #expect(sitting["elapsed_seconds"] as? Double == 600.5)
        #expect(sitting["ended_at"] as? String == "2026-11-21T08:24:10.500Z")
        #expect(sitting["outcome"] as? String == "ended-early")
        #expect(sitting["method"] as? String == "A \"quoted\" name")
        #expect(
            sitting["pauses"] as? [[String: String]] == [
                ["started_at": "2026-11-21T08:24:00.500Z", "ended_at": "2026-11-21T08:24:10.500Z"]
            ])
    }

    @Test(arguments: [["--limit", "-1"], ["--limit=-1"], ["--limit", "0"]])
    func aLimitBelowOneIsExplained(arguments: [String]) {
        #expect(Islet.run(["log"] + arguments, in: world.shell) == 64)
        #expect(world.errors.hasSuffix("is too small a limit (--limit); give 1 or more.\n"))
    }
}
