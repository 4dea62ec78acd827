import CellUI
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

    package init(_ key: String, _ meaning: String, rank: Int, click: Key? = nil) {
        (self.key, self.meaning, self.rank, self.click) = (key, meaning, rank, click)
    }

    /// The columns that it takes.
    package var columns: Int { DisplayWidth.of(key) + 1 + DisplayWidth.of(meaning) }

    /// The hints, then again and again without the least important of them, down to the most important one. Of equally important
    /// ones the last is dropped first.
    package static func shorter(_ hints: [Hint]) -> [[Hint]] {
        let order = hints.indices.sorted { (hints[$0].rank, $0) < (hints[$1].rank, $1) }
        return order.indices.reversed().map { last in order[...last].sorted().map { hints[$0] } }
    }
}
