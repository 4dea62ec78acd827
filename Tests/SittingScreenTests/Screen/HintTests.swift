import CellUI
import Meditation
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import SittingScreen

struct HintTests {
    private func hints(isPaused: Bool = false, hasFaces: Bool = true) -> [Hint] {
        ScreenKeys.sitting(isPaused: isPaused, hasFaces: hasFaces).map.hints
    }

    /// The last line of a screen of some columns.
    private func footer(_ hints: [Hint], columns: Int) -> String {
        let size = CellSize(width: columns, height: 1)
        return Renderer.render(Footer(hints: hints), size: size, environment: EnvironmentValues()).frame.text
    }

    @Test("The most important hints stay longest, and in their order")
    func importance() {
        for hint in hints() { #expect(footer(hints(), columns: 200).contains("\(hint.key) \(hint.meaning)")) }
        #expect(footer(hints(), columns: 40) == "space pause   enter end   ? help")
        #expect(footer(hints(), columns: 11) == "space pause")
        #expect(footer(hints(), columns: 5).isEmpty)
    }

    @Test("A notice keeps its place before the hints, and is cut only where it does not fit alone")
    func notice() {
        func line(columns: Int) -> String {
            Renderer.render(
                Footer(notice: "The target is 21 min.", hints: hints()), size: CellSize(width: columns, height: 1),
                environment: EnvironmentValues()
            ).frame.text
        }
        #expect(line(columns: 40) == "The target is 21 min.    space pause")
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
        #expect(footer(ScreenKeys.watching.map.hints, columns: 19) == "enter sit   q leave")
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
}
