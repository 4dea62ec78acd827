import CellUI

/// What a colour's number means to the terminal, by its terminfo entry.
enum ColorNumbering: Equatable {
    /// An index among up to 256 colours.
    case indexed
    /// 24-bit red, green and blue, but the first `names` numbers are the terminal's own colours: 16 in an entry that
    /// Islet derived, 8 in others.
    case direct(names: UInt32)

    /// The number of a colour that was reduced to what the terminal has; -1 is the terminal's own default.
    func number(of color: CellColor) -> Int32 {
        switch (color.kind, self) {
        case (.terminalDefault, _): return -1
        case (.ansi(let index), .direct(let names)) where index >= names:
            return number(of: CellColor(hex: TerminalPalette.hex[Int(index)]))
        case (.ansi(let index), _): return Int32(index)
        case (.rgb, .indexed): return Int32(ColorReduction.index256(of: color) ?? 0)
        case (.rgb, .direct(let names)):
            // Blacks whose number is a name step aside by one level of green, which no eye sees.
            let hex = color.hex!
            return Int32(hex < names ? hex | 0x000100 : hex)
        }
    }
}
