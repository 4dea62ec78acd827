@preconcurrency import CNcurses
import CellUI

/// ncurses colour pairs, allocated on demand.
struct ColorPairs {
    /// Foreground and background as ncurses colour numbers; -1 is the terminal's default.
    private struct Key: Hashable {
        let foreground: Int32
        let background: Int32
    }

    private let numbering: ColorNumbering
    private var pairs: [Key: Int32] = [:]
    private let limit: Int

    /// Creates an empty table for a terminal of `depth`. Call after `start_color`.
    init(depth: ColorDepth, numbering: ColorNumbering) {
        self.numbering = numbering
        limit = depth == .none ? 0 : Int(ncurses_pair_count()) - 1
    }

    /// The pair for two colours already reduced to the depth; `nil` if the terminal has no pairs left.
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

    /// Releases all pairs. Everything on screen must then be repainted.
    mutating func reset() {
        pairs.removeAll(keepingCapacity: true)
        reset_color_pairs()
    }
}
