import CellUI
import TerminalScreen

/// Whether a screen's help is open, and how far it is scrolled. Part of the model of every screen.
package struct HelpState: Hashable {
    /// Whether the help is open.
    package private(set) var isOpen = false
    /// The number of lines scrolled past.
    package private(set) var offset = 0
    /// The size of the terminal, which decides whether the help must scroll. Set before the screen is drawn.
    package var size = CellSize(width: 80, height: 24)

    package init() {}

    /// What a key did to the help.
    package enum Outcome: Hashable {
        /// The help is closed: the key is for the screen.
        case unused
        /// The help took the key.
        case used
        /// Leave the screen.
        case leave
    }

    enum Action: Hashable, CommonKeyAction {
        case scroll(Int)
        case close, showHelp, leave, redraw
    }

    /// Opens the help at its first line.
    package mutating func open() { (isOpen, offset) = (true, 0) }

    /// Closes the help.
    package mutating func close() { isOpen = false }

    /// Handles a key while the help shows `lines`: the arrow and page keys scroll if not all lines fit, any other key closes.
    package mutating func handle(_ key: Key, lines: [HelpView.Line]) -> Outcome {
        guard isOpen else { return .unused }
        let layout = HelpView.Layout(lines: lines, size: size)
        switch Self.keyMap(for: layout).action(for: key) {
        case .scroll(let steps): offset = layout.clamped(layout.clamped(offset) + steps)
        case .leave: return .leave
        case .redraw: break
        case .close, .showHelp, nil: close()
        }
        return .used
    }

    /// The keys while the help is open.
    static func keyMap(for layout: HelpView.Layout) -> KeyMap<Action> {
        let page = max(1, layout.rows - 1)
        let scrolling: [KeyBinding<Action>] = [
            KeyBinding("↑ ↓", "scroll", [.up: .scroll(-1), .down: .scroll(1)]),
            KeyBinding("page keys", "scroll a page", [.pageUp: .scroll(-page), .pageDown: .scroll(page)]),
        ]
        let closing = KeyBinding<Action>("any key", "close", examples: [.escape, "?", " "]) { _ in .close }
        return KeyMap("In the help", layout.isScrollable ? scrolling : [])
            .over(.always).over(KeyMap("", [closing]))
    }
}
