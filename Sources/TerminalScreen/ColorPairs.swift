@preconcurrency import CNcurses
import CellUI

/// ncurses' colour pairs, allocated as they are needed.
struct ColorPairs {
    /// A foreground and a background as ncurses numbers them; -1 is the terminal's own.
    private struct Key: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private let numbering: ColorNumbering
    private var pairs: [Key: Int32] = [:]
    private let limit: Int

    /// Pairs for a terminal of `depth`, after `start_color`.
    init(depth: ColorDepth, numbering: ColorNumbering) {
        self.numbering = numbering
        limit = depth == .none ? 0 : Int(ncurses_pair_count()) - 1
    }

    /// The pair of two colours that were reduced to the depth already; `nil` when the terminal has no more.
    mutating func pair(foreground: CellColor, background: CellColor) -> Int32? {
        if limit <= 0 { return 0 }
        let key = Key(foreground: numbering.number(of: foreground), background: numbering.number(of: background))
        if key.foreground == -1, key.background == -1 { return 0 }
        if let pair = pairs[key] { return pair }
        guard pairs.count < limit else { return nil }
        let pair = Int32(pairs.count + 1)
        guard init_extended_pair(pair, key.foreground, key.background) == OK else { return nil }
        pairs[key] = pair
        return pair
    }

    /// Forgets all pairs. What is on screen must be painted anew.
    mutating func reset() {
        pairs.removeAll(keepingCapacity: true)
        reset_color_pairs()
    }
}
