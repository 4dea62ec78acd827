import CellUI
import Presentations

/// A key and its effect, for the last line.
package struct Hint: Hashable {
    /// The key.
    package let key: String
    /// Its effect, in a word or two.
    package let meaning: String
    /// The rank by which hints are dropped if there is little room: the lowest is kept longest.
    package let rank: Int

    /// Columns between two hints.
    package static let gap = 3

    package init(_ key: String, _ meaning: String, rank: Int) {
        (self.key, self.meaning, self.rank) = (key, meaning, rank)
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

    /// The hints, then again and again without the least important of them, down to the most important one. Of equally important
    /// ones the last is dropped first.
    package static func shorter(_ hints: [Hint]) -> [[Hint]] {
        let order = hints.indices.sorted { (hints[$0].rank, $0) < (hints[$1].rank, $1) }
        return order.indices.reversed().map { last in order[...last].sorted().map { hints[$0] } }
    }
}
