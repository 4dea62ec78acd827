import CellUI
import Foundation
import Languages
import Meditation
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import SittingScreen

struct HintTests {
    private func hints(isPaused: Bool = false, hasFaces: Bool = true, hasNextStage: Bool = false) -> [Hint] {
        ScreenKeys.sitting(isPaused: isPaused, hasFaces: hasFaces, hasNextStage: hasNextStage).map.hints
    }

    /// The last line of a screen of some columns.
    private func footer(_ hints: [Hint], notice: String? = nil, columns: Int) -> String {
        let size = CellSize(width: columns, height: 1)
        return Renderer.render(Footer(notice: notice, hints: hints), size: size, environment: EnvironmentValues()).frame
            .text
    }

    @Test("The most important hints stay longest, and in their order")
    func importance() {
        for hint in hints() { #expect(footer(hints(), columns: 200).contains("\(hint.key) \(hint.meaning)")) }
        #expect(footer(hints(), columns: 40) == "space pause   enter end   ? help")
        #expect(footer(hints(), columns: 20) == "space pause   ? help")
        #expect(footer(hints(), columns: 11) == "? help")
        #expect(footer(hints(), columns: 5).isEmpty)
    }

    @Test("A notice keeps its place before the hints, and is cut only where it does not fit alone")
    func notice() {
        func line(columns: Int) -> String {
            footer(hints(), notice: "The target is 21 min.", columns: columns)
        }
        #expect(line(columns: 40) == "The target is 21 min.    ? help")
        #expect(line(columns: 30) == "The target is 21 min.")
        #expect(line(columns: 12) == "The target…")
    }

    @Test("A click on a hint presses its key, where it has one")
    func click() throws {
        let size = CellSize(width: 40, height: 1)
        let drawn = Renderer.render(Footer(hints: hints()), size: size, environment: EnvironmentValues())
        #expect(drawn.message(at: CellPoint(x: 2, y: 0), as: Key.self) == " ")
        #expect(drawn.message(at: CellPoint(x: 12, y: 0), as: Key.self) == nil)
        #expect(drawn.message(at: CellPoint(x: 16, y: 0), as: Key.self) == .enter)
    }

    @Test func besideOtherAppsTheHintsNameThePanelKeys() {
        #expect(footer(ScreenKeys.watching.map.hints, columns: 19) == "enter sit   ? help")
        let panel = StartPanel(SittingPlan(target: nil, methodName: ""))
        #expect(ScreenKeys.start(panel, overOthers: true).map.hints.last?.key == "esc")
    }

    @Test func aPausedSittingHintsAtResume() {
        #expect(hints(isPaused: true).first?.meaning == "resume")
    }

    @Test func thePlainTimerHintsAtThePresentations() {
        #expect(!hints(hasFaces: false).contains { $0.key == "tab" })
        #expect(hints(hasFaces: false).contains { $0.key == "l" })
    }

    @Test("In a sitting with stages the key of the next one is shown before that for leaving")
    func stages() {
        #expect(!hints().contains { $0.key == "n" })
        #expect(footer(hints(hasNextStage: true), columns: 58) == "space pause   enter end   n next stage   ? help")
    }

    @Test("The help lists the key of the next stage where there is one", arguments: [true, false])
    func helpOfStages(hasNextStage: Bool) {
        let map = ScreenKeys.sitting(isPaused: false, hasFaces: true, hasNextStage: hasNextStage).map
        #expect(map.helpLines.contains { $0.key == "n" } == hasNextStage)
    }

    /// The keys of every mode, as it begins.
    private var everyMap: [ScreenKeys] {
        var typed = StartPanel(SittingPlan(target: 1200, methodName: "Zazen"))
        _ = typed.perform(.type("2"))
        let panels = [StartPanel(SittingPlan(target: nil, methodName: "")), typed]
        let history = HistoryPanel(
            sittings: [], calendar: HistoryCalendar(timeZone: .gmt), rules: PracticeRules(), at: .distantPast)
        return panels.flatMap { panel in [false, true].map { ScreenKeys.start(panel, overOthers: $0) } }
            + [(false, true), (true, true), (false, false)].map {
                ScreenKeys.sitting(isPaused: $0, hasFaces: $1, hasNextStage: $0)
            }
            + [.watching, .history(history), .settings(SettingsPanel(in: [:]))]
    }

    @Test(
        "Wherever ? shows the keys the last line says so, in any language",
        arguments: Language.allCases, [80, 60, 40])
    func help(language: Language, columns: Int) {
        Language.with(language) {
            let maps = everyMap.filter { $0.map.action(for: "?") == .showHelp }
            #expect(maps.count == 10)
            // The notice of the first day, on a machine without a sound player.
            let notice = localized("No sound player; try `islet bell`.")
            let lines =
                maps.map { footer($0.map.hints, columns: columns - 2) }
                + (columns < 60 ? [] : maps.map { footer($0.map.hints, notice: notice, columns: columns - 2) })
            for line in lines { #expect(line.contains("? \(localized("help"))"), "\(line)") }
        }
    }
}
