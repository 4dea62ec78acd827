import CellUI
import ScreenKit
import TerminalScreen
import Testing

@Suite("A line that is being edited")
struct EditableLineTests {
    private let map = KeyMap("", EditableLine.keys { $0 })

    private func press(_ keys: Key..., in line: inout EditableLine) {
        for key in keys {
            if case .character(let character) = key {
                line.perform(.type(character))
            } else if let command = map.action(for: key) {
                line.perform(command)
            }
        }
    }

    @Test("Left, right, Home, End, Ctrl-A and Ctrl-E move the caret, and letters are typed where it is")
    func moving() {
        var line = EditableLine("rai")
        press("n", .left, .left, .left, .left, .left, "T", in: &line)
        #expect(line.text == "Train")
        press(.end, "s", .home, .right, "h", in: &line)
        #expect(line.text == "Thrains" && line.before == "Th")
        press(.control("e"), "!", .right, .control("a"), "*", in: &line)
        #expect(line.text == "*Thrains!" && line.before == "*")
    }

    @Test("Backspace deletes before the caret and Delete at it; at the edges nothing happens")
    func deleting() {
        var line = EditableLine("Rain")
        press(.delete, .left, .backspace, .delete, in: &line)
        #expect(line.text == "Ra")
        press(.home, .backspace, .delete, in: &line)
        #expect(line.text == "a" && line.before.isEmpty)
        press(.control("u"), .left, .delete, in: &line)
        #expect(line == EditableLine())
    }

    @Test("The caret is on its character, and visible however long the line is", arguments: [8, 20])
    func caret(columns: Int) throws {
        var line = EditableLine("A long note about rain")
        for _ in 0..<4 { line.perform(.move(-1)) }
        let frame = Renderer.render(
            LineEditor(line), size: CellSize(width: columns, height: 1), environment: EnvironmentValues()
        ).frame
        let caret = try #require(
            (0..<columns).first { frame[$0, 0].style.attributes.contains(.reverse) })
        #expect(frame[caret, 0].graphemeCluster == "r", "\(frame.text)")
    }
}
