import ScreenKit

/// Key hints of the sitting screen.
extension Hint {
    /// The hints for a mode. `hasFaces`: whether presentations are shown rather than the plain timer.
    static func hints(for mode: ScreenModel.Mode, isPaused: Bool, hasFaces: Bool) -> [Hint] {
        switch mode {
        // In the method field letters are text: only these keys do anything else.
        case .start(let panel) where panel.line == .method:
            [
                Hint("enter", "begin", rank: 0), Hint("a-z", "type", rank: 1), Hint("↑↓", "line", rank: 2),
                Hint("esc", "back", rank: 3),
            ]
        case .start:
            [
                Hint("enter", "begin", rank: 0), Hint("↑↓", "line", rank: 2), Hint("←→", "choose", rank: 1),
                Hint("0-9", "type", rank: 3), Hint("h", "history", rank: 6), Hint("t", "theme", rank: 7),
                Hint("?", "help", rank: 4),
                Hint("q", "leave", rank: 5),
            ]
        case .sitting:
            [
                Hint("space", isPaused ? "resume" : "pause", rank: 0), Hint("enter", "end", rank: 1),
                Hint("+/-", "a minute", rank: 4), Hint("s", "seconds", rank: 5), Hint("t", "theme", rank: 6),
                Hint("b", "bell", rank: 7),
                hasFaces ? Hint("tab", "faces", rank: 8) : Hint("l", "faces", rank: 8),
                Hint("?", "help", rank: 2), Hint("q", "leave (it goes on)", rank: 3),
            ]
        case .asking:
            [
                Hint("←→", "select", rank: 1), Hint("enter", "confirm", rank: 0), Hint("esc", "keep sitting", rank: 2),
            ]
        case .completion: [Hint("any key", "closes", rank: 0)]
        }
    }

    /// The hints while other apps' activities are shown and no sitting runs.
    static let watching = [
        Hint("enter", "sit", rank: 0), Hint("s", "seconds", rank: 5), Hint("t", "theme", rank: 6),
        Hint("tab", "faces", rank: 3), Hint("h", "history", rank: 4), Hint("?", "help", rank: 2),
        Hint("q", "leave", rank: 1),
    ]

    /// The hint for closing the start panel over other apps' activities.
    static let closingPanel = Hint("esc", "close", rank: 3)
}
