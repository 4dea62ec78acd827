import CellUI

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
