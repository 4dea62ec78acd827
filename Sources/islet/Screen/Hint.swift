import CellUI
import Presentations

/// A key and what it does, for the last line.
struct Hint: Hashable {
    /// The key.
    let key: String
    /// What it does, in a word or two.
    let meaning: String
    /// Which hints go first where there is little room: the lowest number stays longest.
    let rank: Int

    /// Columns between two hints.
    static let gap = 3

    private init(_ key: String, _ meaning: String, rank: Int) {
        (self.key, self.meaning, self.rank) = (key, meaning, rank)
    }

    private var width: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(meaning) }

    /// What can be done; `hasFaces` tells whether presentations are shown, and not the plain timer.
    static func hints(for mode: ScreenModel.Mode, isPaused: Bool, hasFaces: Bool) -> [Hint] {
        switch mode {
        // There letters are letters: no key but these does anything else.
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

    /// What can be done while no sitting runs and other apps' activities are looked at.
    static let watching = [
        Hint("enter", "sit", rank: 0), Hint("s", "seconds", rank: 5), Hint("t", "theme", rank: 6),
        Hint("tab", "faces", rank: 3), Hint("h", "history", rank: 4), Hint("?", "help", rank: 2),
        Hint("q", "leave", rank: 1),
    ]

    /// What closes the start panel over other apps' activities.
    static let closingPanel = Hint("esc", "close", rank: 3)

    /// What can be done while countdowns are watched.
    static func countdowns(isScrollable: Bool, canPause: Bool = false, canResume: Bool = false) -> [Hint] {
        (isScrollable ? [Hint("↑↓", "scroll", rank: 1)] : []) + (canPause ? [Hint("p", "pause", rank: 2)] : [])
            + (canResume ? [Hint("r", "resume", rank: 3)] : []) + [Hint("q", "leave (they go on)", rank: 0)]
    }

    /// What can be done in the history.
    static func history(_ panel: HistoryPanel) -> [Hint] {
        let back = Hint("esc", "back", rank: 0)
        if panel.opened != nil { return [Hint("↑↓", "another", rank: 1), back] }
        let view = Hint("tab", "view", rank: 1)
        guard panel.page == .sittings else { return [view, Hint("←→", "earlier/later", rank: 2), back] }
        return [view, Hint("↑↓", "choose", rank: 3), Hint("enter", "open", rank: 2), back]
    }

    /// What can be done in the preview.
    static func preview(_ model: PreviewModel) -> [Hint] {
        let last = [Hint("?", "help", rank: 1), Hint("q", "leave", rank: 0)]
        if model.inspector != nil {
            return [
                Hint("↑↓", "views", rank: 2), Hint("← →", "out, in", rank: 3), Hint("b", "bounds", rank: 5),
                Hint("g", "limits", rank: 6), Hint("esc", "close", rank: 4),
            ] + last
        }
        if model.matrix != nil {
            return [
                Hint("↑↓←→", "scroll", rank: 2), Hint("k v", "across, down", rank: 3), Hint("1-4", "faces", rank: 5),
                Hint("esc", "close", rank: 4),
            ] + last
        }
        if model.phone != nil {
            return [
                Hint("h", "open", rank: 2), Hint("!", "alert", rank: 3), Hint("backspace", "take away", rank: 4),
                Hint("f", "close", rank: 5),
            ] + last
        }
        return [
            Hint("space", "play", rank: 2), Hint(",.", "a second", rank: 7), Hint("j", "moments", rank: 8),
            Hint("↑↓ ←→", "choose", rank: 3), Hint("1-4", "faces", rank: 6), Hint("m", "matrix", rank: 4),
            Hint("i", "inspect", rank: 5),
        ] + last
    }

    /// What can be done while a simulation is watched.
    static func simulation(_ model: WatchModel) -> [Hint] {
        [
            Hint("space", model.time.isPlaying ? "pause" : "play", rank: 2), Hint("← →", "events", rank: 3),
            Hint("[ ]", "speed", rank: 9),
        ] + (model.player.apps.count > 1 ? [Hint("tab", "app", rank: 5)] : [])
            + Intervention.allCases.map { Hint("\($0.key)", $0.word, rank: 4 + $0.rank) }
            + [Hint("?", "help", rank: 1), Hint("q", "leave", rank: 0)]
    }

    /// Writes the hint from column `x` on, and moves that to where the next may begin.
    func draw(at x: inout Int, in line: CellRect, theme: Theme, context: inout DrawingContext) {
        x += context.draw(
            key, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.caption), in: line, attributes: .bold)
        x += 1
        x += context.draw(meaning, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        x += Self.gap
    }

    /// As many hints as fit into so many columns, the most important ones, in their order.
    static func fitting(_ hints: [Hint], in columns: Int) -> [Hint] {
        var kept: Set<Hint> = []
        var free = columns
        for hint in hints.sorted(by: { $0.rank < $1.rank }) {
            let width = hint.width + (kept.isEmpty ? 0 : gap)
            guard width <= free else { break }
            free -= width
            kept.insert(hint)
        }
        return hints.filter(kept.contains)
    }
}
