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

/// What a colour number means in the terminal's terminfo entry.
enum ColorNumbering: Equatable {
    /// An index into at most 256 colours.
    case indexed
    /// 24-bit red, green and blue, except that the first `names` numbers are palette colours: 256 in an entry that Islet
    /// derived, 8 in others.
    case direct(names: UInt32)

    /// The number of a colour already reduced to the terminal's depth; -1 is the terminal's default.
    func number(of color: CellColor) -> Int32 {
        switch (color.kind, self) {
        case (.terminalDefault, _): return -1
        case (.ansi(let index), .direct(let names)) where index >= names:
            return number(of: CellColor(hex: TerminalPalette.hex[Int(index)]))
        case (.ansi(let index), _): return Int32(index)
        case (.rgb, .indexed): return Int32(ColorReduction.index256(of: color) ?? 0)
        case (.rgb, .direct(let names)):
            // A near-black whose number is a palette index is shifted by one level of green, which is not visible.
            let hex = color.hex!
            return Int32(hex < names ? hex | 0x000100 : hex)
        }
    }
}
