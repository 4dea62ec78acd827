import CellUI
import Presentations
import TerminalScreen

/// A key and its effect, for the last line.
package struct Hint: Hashable {
    /// The key.
    package let key: String
    /// Its effect, in a word or two.
    package let meaning: String
    /// The rank by which hints are dropped if there is little room: the lowest is kept longest.
    package let rank: Int
    /// The key that a click on the hint presses; `nil` (the default) for none.
    package let click: Key?

    /// Columns between two hints.
    package static let gap = 3

    package init(_ key: String, _ meaning: String, rank: Int, click: Key? = nil) {
        (self.key, self.meaning, self.rank, self.click) = (key, meaning, rank, click)
    }

    private var width: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(meaning) }

    /// Draws the hint at column `x`, and advances `x` to the start of the next hint.
    package func draw(at x: inout Int, in line: CellRect, theme: Theme, context: inout DrawingContext) {
        x += context.draw(
            key, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.caption), in: line, attributes: .bold)
        x += 1
        x += context.draw(meaning, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        x += Self.gap
    }

    /// The most important hints that fit in `columns`, in their original order.
    package static func fitting(_ hints: [Hint], in columns: Int) -> [Hint] {
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

    /// The hints, then again and again without the least important of them, down to the most important one.
    package static func shorter(_ hints: [Hint]) -> [[Hint]] {
        let ranks = hints.map(\.rank).sorted(by: >)
        return ranks.map { rank in hints.filter { $0.rank <= rank } }
    }
}
