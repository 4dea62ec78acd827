import CellUI
import Foundation
import Languages
import Logging
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import Testing
import Theming

@testable import SittingScreen
@testable import TerminalScreen

/// The first screen on a machine that can play no sound, on a scripted terminal with a store in a folder of its own.
@Suite("The advice of the first screen and the hint that leads to all keys")
final class SoundAdviceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "advice-\(UUID().uuidString)")
    private let start = Date(timeIntervalSince1970: 1_795_248_840)
    private let store: Store

    init() throws {
        store = Store(locations: StoreLocations(environment: ["HOME": folder.path]))
        try store.makeReady()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The rows of the picture a minute after the screen opened with a notice that waits for a key, and those after a key.
    private func rows(
        _ notice: String?, on size: CellSize, _ language: Language = .english, pressing key: Key = .right,
        change: (inout SittingScreen.Request) -> Void = { _ in }
    ) throws -> (first: [String], then: [String]) {
        let terminal = ScriptedTerminal(size: size, at: start)
        let start = start
        let clock = {
            ClockReading(
                wall: terminal.now, bootID: "boot", sinceBoot: terminal.now.timeIntervalSince(start) + 8840, asleep: 0)
        }
        terminal.wait(60)
        var first = ""
        terminal.then(.run { first = terminal.screens.last ?? "" })
        terminal.press(key)
        var request = SittingScreen.Request(
            store: store, settings: .defaults, themes: ThemeLibrary(directory: nil), environment: [:], clock: clock,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, timeZone: .gmt, say: { _ in },
            advice: notice)
        change(&request)
        return try Language.with(language) {
            var program = SittingProgram(
                request: request, colorDepth: terminal.colorDepth, memory: try store.memory(),
                activities: try store.activities())
            _ = try ProgramLoop(clock: clock).run(&program, on: terminal)
            return (lines(first), lines(terminal.screens.last ?? ""))
        }
    }

    private func lines(_ screen: String) -> [String] {
        screen.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func help(_ language: Language) -> String { Language.with(language) { "? " + localized("help") } }

    /// The advice as a screen of 40 columns has it.
    private func brief(_ language: Language) -> String {
        Language.with(language) { localized("No sound player; try `islet bell`.") }
    }

    @Test(
        "The advice stays until a key is pressed, and ? help beside it or below it", arguments: Language.allCases,
        [CellSize(width: 40, height: 12), CellSize(width: 60, height: 20)])
    func advice(language: Language, size: CellSize) throws {
        let (first, then) = try rows(
            "A sentence that is longer than either of the two screens is wide.", on: size, language)
        let brief = brief(language)
        #expect(first.last?.hasSuffix(help(language)) == true, "\(first)")
        #expect(first.suffix(2).contains { $0.hasPrefix(brief) }, "\(first)")
        #expect(first.filter { $0.contains("islet bell") }.count == 1, "one row of the content at most is covered")
        #expect(!then.contains { $0.contains("islet bell") })
        #expect(then.last?.contains(help(language)) == true)
    }

    @Test("While a sitting runs the advice goes back to the last line when the hints are over")
    func running() throws {
        _ = try store.perform(
            .start(StartRequest(target: 1200, methodName: "Breath")),
            at: ClockReading(wall: start, bootID: "boot", sinceBoot: 8840, asleep: 0))
        let (later, then) = try rows(
            "A sentence that is longer than the screen is wide.", on: CellSize(width: 40, height: 12))
        #expect(later.last == brief(.english))
        #expect(then.last?.contains("? help") == true)
    }

    @Test("A guided sitting that nothing can play says so on the screen that the command opens, until a key is pressed")
    func silence() throws {
        _ = try store.perform(
            .start(StartRequest(target: 1200, methodName: "Breath")),
            at: ClockReading(wall: start, bootID: "boot", sinceBoot: 8840, asleep: 0))
        let (first, then) = try rows(nil, on: CellSize(width: 80, height: 24)) {
            $0.silence = "the sound does not play."
        }
        #expect(first.last == "The sound does not play.")
        #expect(then.last?.contains("? help") == true && !then.contains { $0.contains("does not play") })
    }

    @Test("So does one that begins on the screen")
    func silenceOfThePanel() throws {
        let (_, then) = try rows(nil, on: CellSize(width: 80, height: 24), pressing: .enter) {
            $0.silenceOf = { sitting, _ in "the sound of \(sitting.methodName) does not play." }
        }
        #expect(then.last?.hasPrefix("The sound of Meditation does not play.    ") == true, "\(then)")
        #expect(then.last?.contains("? help") == true)
    }
}
