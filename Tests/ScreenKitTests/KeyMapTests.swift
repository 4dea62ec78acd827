import CellUI
import TerminalScreen
import Testing

@testable import ScreenKit

struct KeyMapTests {
    private enum Action: Hashable, CommonKeyAction {
        case end, extend(Int), type(Character), showHelp, leave, redraw
    }

    private let map = KeyMap<Action>(
        "In a test",
        [
            KeyBinding("enter", "end it", .enter, "e", action: .end).hint("end", rank: 0),
            KeyBinding("+ -", "longer or shorter", ["+": .extend(1), "=": .extend(1), "-": .extend(-1)])
                .hint("longer", rank: 1, as: "+/-"),
            KeyBinding("backspace", nil, .backspace, action: .end),
        ])

    @Test("A key gives its own action, a capital letter that of the small one")
    func lookup() {
        #expect(map.action(for: "-") == .extend(-1))
        #expect(map.action(for: "E") == .end)
        #expect(map.action(for: "x") == nil)
    }

    @Test("A map may tell capital letters from small ones")
    func capitals() {
        let binding = KeyBinding<Action>("e", nil, "e", action: .end)
        #expect(KeyMap("", [binding], ignoresCase: false).action(for: "E") == nil)
    }

    @Test("Help has the bindings with a sentence, in order, and the last line those with a hint")
    func words() {
        #expect(map.helpLines.map(\.key) == ["enter", "+ -"])
        #expect(map.hints.map(\.key) == ["enter", "+/-"])
        #expect(map.hints.map(\.click) == [.enter, nil])
    }

    @Test("A map in front hides the keys it uses, with the words of bindings that have none left")
    func over() {
        let typing = KeyBinding<Action>("a-z", "type", examples: ["a"]) {
            if case .character(let character) = $0 { .type(character) } else { nil }
        }
        let both = KeyMap("In front", [typing]).over(map).over(.common())
        #expect(both.action(for: "e") == .type("e"))
        #expect(both.action(for: .enter) == .end)
        #expect(both.action(for: .interrupt) == .leave)
        #expect(both.helpLines.map(\.key) == ["a-z", "enter", "ctrl-z"])
    }
}

struct HelpStateTests {
    private let lines: [HelpView.Line] = (1...20).map { ("\($0)", "line \($0)") }

    private func help(rows: Int) -> HelpState {
        var help = HelpState()
        help.size = CellSize(width: 40, height: rows)
        help.open()
        return help
    }

    @Test("A help that fits is closed by any key", arguments: [Key.down, .escape, "q", .pageDown])
    func closing(_ key: Key) {
        var help = help(rows: 24)
        #expect(help.handle(key, lines: lines) == .used)
        #expect(!help.isOpen)
        #expect(help.handle(key, lines: lines) == .unused)
    }

    @Test("A help that does not fit scrolls to its last line and no further")
    func scrolling() {
        var help = help(rows: 12)
        for (key, offset) in [(Key.down, 1), (.pageDown, 9), (.down, 9), (.up, 8), (.pageUp, 0), (.up, 0)] {
            #expect(help.handle(key, lines: lines) == .used)
            #expect(help.isOpen && help.offset == offset)
        }
        #expect(help.handle("x", lines: lines) == .used)
        #expect(!help.isOpen)
    }

    @Test("Ctrl-C leaves, and Ctrl-L repaints an open help")
    func common() {
        var help = help(rows: 12)
        #expect(help.handle(.redraw, lines: lines) == .used && help.isOpen)
        #expect(help.handle(.interrupt, lines: lines) == .leave)
    }

    @Test("Opened again, the help shows its first line")
    func reopening() {
        var help = help(rows: 12)
        _ = help.handle(.down, lines: lines)
        help.close()
        help.open()
        #expect(help.offset == 0)
    }
}
