import CellUI
import Foundation
import Meditation
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import SittingScreen
@testable import Theming

/// The help of the screen of a sitting.
struct ScreenHelpTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func model(height: Int) -> ScreenModel {
        var model = ScreenModel(settings: .defaults, at: start)
        model.fit(CellSize(width: 40, height: height))
        return model
    }

    private func press(_ keys: Key..., in model: inout ScreenModel) {
        for key in keys { #expect(model.handle(key, sitting: nil, at: start).isEmpty) }
    }

    /// The help as drawn.
    private func text(_ model: ScreenModel, height: Int) -> String {
        let lines = ScreenKeys(of: model, sitting: nil, hasFaces: true, at: start).map.helpLines
        let size = CellSize(width: 40, height: height)
        return Renderer.render(
            HelpView(lines, offset: model.help.offset), size: size,
            environment: EnvironmentValues(onScreenOf: .standard, at: start)
        ).frame.text
    }

    @Test("In 40 × 12 the arrow and page keys scroll to every line, and Escape closes")
    func scrolling() {
        var model = model(height: 12)
        press("?", in: &model)
        #expect(text(model, height: 12).contains("↑↓ scroll · esc closes"))
        #expect(!text(model, height: 12).contains("click what you choose"))
        press(.down, in: &model)
        #expect(!text(model, height: 12).contains("begin"))
        press(.pageDown, .pageDown, in: &model)
        #expect(text(model, height: 12).contains("click what you choose"))
        press(.escape, in: &model)
        #expect(!model.help.isOpen)
    }

    @Test("At 20 × 3 too it says how to scroll and to close")
    func tiny() {
        let lines: [HelpView.Line] = [("space", "pause and resume"), ("enter", "end: finish or discard")]
        let text = Renderer.render(
            HelpView(lines), size: CellSize(width: 20, height: 3),
            environment: EnvironmentValues(onScreenOf: .standard, at: start)
        ).frame.text
        #expect(text.hasPrefix("Keys") && text.contains("↑↓ esc"), "\(text)")
    }

    @Test("Where the help fits, an arrow key closes it as any key does")
    func closing() {
        var model = model(height: 30)
        press("?", in: &model)
        #expect(text(model, height: 30).contains("any key closes"))
        press(.down, in: &model)
        #expect(!model.help.isOpen)
    }

    @Test("A terminal that became larger shows the whole help, wherever it was scrolled to")
    func resizing() {
        var model = model(height: 12)
        press("?", .pageDown, in: &model)
        model.fit(CellSize(width: 40, height: 30))
        #expect(text(model, height: 30).contains("begin") && text(model, height: 30).contains("click what you choose"))
    }

    @Test("The history has a help of its own keys, over it")
    func history() {
        var model = model(height: 30)
        model.show(
            HistoryPanel(sittings: [], calendar: HistoryCalendar(timeZone: .gmt), rules: PracticeRules(), at: start))
        press("?", in: &model)
        #expect(model.help.isOpen && text(model, height: 30).contains("close the history"))
        press("q", in: &model)
        #expect(!model.help.isOpen && model.history != nil)
        press("q", in: &model)
        #expect(model.history == nil)
    }

    @Test(
        "Every key and description is whole on a narrow screen",
        arguments: [CellSize(width: 40, height: 12), CellSize(width: 24, height: 8), CellSize(width: 12, height: 3)])
    func wholeLines(size: CellSize) {
        let lines: [HelpView.Line] = [
            ("↑ ↓", "previous, next setting"), ("page keys", "ten back or on; home, end: the ends"), ("q", "close"),
        ]
        let layout = HelpView.Layout(lines: lines, size: size)
        var rows: [String] = []
        for offset in 0...layout.clamped(.max) {
            let text = Renderer.render(
                HelpView(lines, offset: offset), size: size,
                environment: EnvironmentValues(onScreenOf: .standard, at: start)
            ).frame.text
            let page = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            rows += offset == 0 ? page : page.suffix(1)
        }
        let words = rows.joined(separator: " ").split(separator: " ")
        #expect(words == lines.flatMap { "\($0.key) \($0.meaning)".split(separator: " ") })
    }
}
