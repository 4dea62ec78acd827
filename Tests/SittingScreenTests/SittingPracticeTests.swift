import CellUI
import Foundation
import Meditation
import ScriptedTerminal
import Store
import Testing

@testable import SittingScreen

/// What someone who sits every day meets on the screen.
extension SittingProgramTests {
    @Test("The plain timer shows the first stage from the beginning, and the second one from its own")
    func stagesOfThePlainTimer() throws {
        settings.liveActivities = false
        let plan = SittingPlan().staged(try SittingStages(parsing: "sit 25m Zazen, walk 10m, sit 25m"))
        _ = try store.perform(.start(StartRequest(plan)), at: reading)
        terminal.wait(5)
        try run()
        #expect(last.contains("Sitting · Zazen · 1 of 3") && last.contains("target 25:00"), "\(last)")
        #expect(!last.contains("Preparing"))
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 1500)
        terminal.wait(5)
        try run()
        #expect(last.contains("Walking · 2 of 3") && last.contains("target 10:00"), "\(last)")
    }

    @Test("A card that was closed does not come back with the next screen")
    func closedCard() throws {
        try sit(60)
        terminal.wait(90)
        terminal.press(.enter, .enter, .enter)
        try run()
        #expect(terminal.screens.contains { $0.contains("How was it?") })
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 92)
        terminal.wait(1)
        try run()
        #expect(!last.contains("How was it?") && last.contains("Begin a sitting"), "\(last)")
    }

    @Test("A note that is being typed when the terminal closes is kept")
    func noteOfAClosedTerminal() throws {
        try sit(60)
        terminal.wait(90)
        terminal.press(.enter, .enter)
        terminal.type("calm")
        let (end, _) = try run()
        #expect(end == .killed(signal: SIGHUP))
        #expect(try store.log().map(\.note) == ["calm"])
    }

    @Test("In the last stage the last line does not offer the next one, and its key names the one that ends")
    func lastStage() throws {
        let plan = SittingPlan().staged(try SittingStages(parsing: "sit 2m, walk 10m"))
        _ = try store.perform(.start(StartRequest(plan)), at: reading)
        terminal.wait(1)
        try run()
        #expect(last.contains("n next stage"), "\(last)")
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 118)
        terminal.wait(3)
        try run()
        #expect(!last.contains("n next stage") && last.contains("? help"), "\(last)")
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 130)
        terminal.press("n")
        try run()
        #expect(last.contains("This is the last stage; Enter ends the sitting."), "\(last)")
    }

    @Test("The bell's time is shown until it is over")
    func bellTime() throws {
        try sit(60)
        terminal.wait(30)
        try run()
        #expect(last.contains("bell 8:"), "\(last)")
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 60)
        terminal.wait(30)
        try run()
        #expect(!last.contains("bell 8:") && last.contains("target reached"), "\(last)")
    }

    @Test("A small screen says what the key of the bell did")
    func bellKeyOnASmallScreen() throws {
        terminal = ScriptedTerminal(size: CellSize(width: 40, height: 12), at: start)
        try sit()
        terminal.wait(30)
        terminal.press("b", "b")
        try run()
        #expect(terminal.screens.contains { $0.contains("The bell flashes the screen.") })
        #expect(last.contains("The bell is off."), "\(last)")
    }

    @Test("After keeping on at the question when it ended, Enter asks it again, as of now")
    func askedAgain() throws {
        try sit()
        terminal.now = start + 7200
        terminal.press(.escape)
        terminal.wait(600)
        terminal.press(.enter)
        try run()
        #expect(last.contains("When did the sitting end?") && last.contains("Discard"), "\(last)")
        let later = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start + 7900)
        terminal = later
        terminal.press(.enter)
        try run()
        #expect(last.contains("End the sitting?"), "another screen saw it being kept: \(last)")
    }

    @Test("Keys that cannot do anything say so in few words")
    func refusedKeys() throws {
        try sit()
        terminal.wait(30)
        terminal.press("n")
        try run()
        #expect(last.contains("This sitting has no stages."), "\(last)")
    }
}
