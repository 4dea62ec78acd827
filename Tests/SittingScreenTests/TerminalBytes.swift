import CellUI

/// What a terminal gets in 24-bit colours, counted as `FramePainter` sends it.
enum TerminalBytes {
    /// The red, green and blue of a colour; none of a colour that the terminal determines.
    private static func parts(of color: CellColor) -> [Int] {
        guard let hex = color.hex else { return [] }
        return [Int(hex >> 16 & 0xFF), Int(hex >> 8 & 0xFF), Int(hex & 0xFF)]
    }

    /// The bytes of both colours, `\u{1B}[38;2;250;219;209m\u{1B}[48;2;0;1;0m`, and of attributes.
    private static func cost(of style: CellStyle) -> Int {
        var bytes = style.attributes.isEmpty ? 0 : 12
        for color in [style.foreground, style.background] {
            let parts = parts(of: color)
            bytes += parts.isEmpty ? 5 : 10
            for part in parts { bytes += String(part).count }
        }
        return bytes
    }

    /// Whether a cell is sent in the style of the one before, as `FramePainter` does with blanks.
    private static func isFree(_ cell: Cell, after sent: CellStyle) -> Bool {
        if cell.style == sent { return true }
        guard cell.style.attributes.isEmpty, sent.attributes.isEmpty else { return false }
        let (upper, lower) = (parts(of: cell.style.foreground), parts(of: cell.style.background))
        let differences = zip(upper, lower).map { abs($0 - $1) }
        let isBlank = cell.glyph == .space || !differences.isEmpty && differences.allSatisfy { $0 <= 1 }
        return isBlank && [sent.background, sent.foreground].contains(cell.style.background)
    }

    /// The bytes that turn a frame into the next one in 24-bit colours: a place for each run of changed cells, a letter for each, and its
    /// colours where they are not those of the cell before.
    static func bytes(from old: Frame, to new: Frame) -> Int {
        var bytes = 0
        for y in 0..<new.size.height {
            var last: Int?
            var sent: CellStyle?
            for x in 0..<new.size.width where new[x, y] != old[x, y] {
                let cell = new[x, y]
                bytes += (last == x - 1 ? 0 : 8) + cell.glyph.graphemeCluster.utf8.count
                if sent.map({ !isFree(cell, after: $0) }) ?? true {
                    bytes += cost(of: cell.style)
                    sent = cell.style
                }
                last = x
            }
        }
        return bytes
    }
}
