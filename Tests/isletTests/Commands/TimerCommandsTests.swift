import Foundation
import TestWorld
import Testing

@testable import islet

/// The commands that change a running sitting.
struct TimerCommandsTests {
    private let world = TestShell()

    private func sit(for seconds: Double = 0) {
        world.run("sit", "20m")
        world.now += seconds
    }

    @Test(arguments: [["pause"], ["resume"], ["extend", "5m"], ["complete"], ["cancel"], ["cancel", "--yes"]])
    func withNothingRunningTheAnswerIs69(arguments: [String]) {
        #expect(Islet.run(arguments, in: world.shell) == 69)
        #expect(world.errors == "islet: No sitting is running; start one with `islet sit`.\n")
        #expect(world.output.isEmpty)
    }

    @Test func pausingTwiceSaysSoAndSucceeds() {
        sit(for: 192)
        #expect(world.run("pause") == 0)
        #expect(world.output == "Paused at 03:12.\n")
        world.now += 60
        #expect(world.run("pause") == 0)
        #expect(world.output == "Already paused at 03:12.\n")
    }

    @Test func resumingContinuesFromTheSameTime() throws {
        sit(for: 60)
        world.run("pause")
        world.now += 600
        #expect(world.run("resume") == 0)
        #expect(world.output == "Resumed at 01:00.\n")
        #expect(try world.store.running()?.elapsed(at: world.now) == 60)
    }

    @Test(arguments: [
        (["5m"], 1500.0), (["-5m"], 900.0), (["--", "-5m"], 900.0), (["-90s"], 1110.0), (["1h", "30m"], 6600.0),
        (["2"], 1320.0),
    ])
    func extendMovesTheTarget(arguments: [String], target: Double) throws {
        sit()
        #expect(Islet.run(["extend"] + arguments, in: world.shell) == 0)
        #expect(try world.store.running()?.target == target)
    }

    @Test func extendNeedsADuration() {
        sit()
        #expect(world.run("extend") == 64)
        #expect(world.run("extend", "0") == 64)
        #expect(world.errors.hasSuffix("  0\n  ^\n"))
    }

    @Test func shorteningBelowTheElapsedTimeIsRefused() {
        sit(for: 600)
        #expect(world.run("extend", "-15m") == 69)
    }

    @Test func completeLogsTheSitting() throws {
        sit(for: 1290)
        #expect(world.run("complete", "--message", "Well sat") == 0)
        #expect(world.output == "Completed: 21 min 30 s (target 20 min).\n")
        #expect(try world.store.log().count == 1)
        #expect(try world.store.lastCompletion()?.message == "Well sat")
    }

    @Test func cancelAsksOnATerminal() throws {
        sit(for: 60)
        world.takePlace()
        world.typed = ["n", "", "Yes"]
        #expect(world.run("cancel") == 1)
        #expect(world.output.hasPrefix("Cancel the sitting at 01:00? It will not be logged. [y/N] "))
        #expect(world.run("cancel") == 1)
        #expect(try world.store.running() != nil)
        #expect(world.run("cancel") == 0)
        #expect(try world.store.running() == nil)
        #expect(try world.store.log().isEmpty)
    }

    @Test func endOfInputIsNotAnAnswer() throws {
        sit()
        world.takePlace()
        #expect(world.run("cancel") == 1)
        #expect(try world.store.running() != nil)
    }

    @Test func withoutATerminalCancelNeedsYes() throws {
        sit()
        #expect(world.run("cancel") == 64)
        #expect(world.errors.contains("--yes"))
        #expect(world.run("cancel", "--yes") == 0)
        #expect(world.output == "Cancelled; nothing was logged.\n")
    }

    @Test func theBellRingsItsPatternWithMoreThanASecondBetween() {
        world.takePlace()
        #expect(world.run("bell") == 0)
        #expect(world.output.filter { $0 == "\u{07}" }.count == 3)
        #expect(world.slept == [.seconds(1.2), .seconds(1.2)])
        #expect(world.run("bell", "start") == 0)
        #expect(world.output.filter { $0 == "\u{07}" }.count == 1)
        #expect(world.run("bell", "drum") == 64)
    }

    @Test func withoutATerminalThereIsNoBell() {
        #expect(world.run("bell") == 69)
        #expect(world.output.isEmpty)
    }
}
