import CellUI
import FrameExport
import Presentations

/// A theme as lines: each colour by its name in a theme file, its value, and what it looks like on its ground.
enum ThemeText {
    private struct Row {
        let key: [String]
        let color: CellColor
        /// What is behind the colour in use; nil where the colour itself is a ground.
        let ground: CellColor?

        var name: String { key.joined(separator: ".") }
    }

    /// The lines for a terminal with so many colours; with none, without what the colours look like.
    static func text(of theme: Theme, colors depth: ColorDepth) -> String {
        let rows = rows(of: theme)
        let width = rows.map(\.name.count).max() ?? 0
        let head = "\(theme.name)  \(theme.appearance.rawValue)  \(theme.displayName)\n\n"
        return head
            + rows.map { row in
                let value = ThemeColor.text(of: row.color)
                let line = "\(row.name.padded(to: width))  \(value)"
                return depth == .none ? "\(line)\n" : "\(line.padded(to: width + 11))  \(sample(row, depth: depth))"
            }.joined()
    }

    private static func rows(of theme: Theme) -> [Row] {
        let wallpaper = theme.phone.wallpaper.map { Row(key: ["phone", "wallpaper"], color: $0, ground: nil) }
        let colors = ThemeKeys.colors.compactMap { key in
            key.get(theme).map { Row(key: key.path, color: $0, ground: ground(of: key.path, in: theme)) }
        }
        let index = colors.firstIndex { $0.key == ["phone", "frame"] }.map { $0 + 1 } ?? 0
        return colors[..<index] + wallpaper + colors[index...]
    }

    private static func ground(of key: [String], in theme: Theme) -> CellColor? {
        switch (key.first, key.last) {
        case (_, "background"), (_, "fill"): nil
        case ("island", _): theme.island.fill
        case ("card", _): theme.card.background
        case ("phone", "clock"), ("phone", "date"): theme.phone.wallpaper.first
        default: theme.screen.background
        }
    }

    /// A block of the colour and a word in it.
    private static func sample(_ row: Row, depth: ColorDepth) -> String {
        let ground = row.ground ?? row.color
        let block = CellStyle(foreground: ground, background: row.color)
        let word = CellStyle(foreground: row.color, background: ground)
        let cells =
            "      ".map { Cell(glyph: Glyph($0), style: ColorReduction.reduced(block, to: depth)) }
            + (row.ground == nil ? "" : " 12:34 ").map {
                Cell(glyph: Glyph($0), style: ColorReduction.reduced(word, to: depth))
            }
        var frame = Frame(size: CellSize(width: cells.count, height: 1))
        for (x, cell) in cells.enumerated() { frame.put(cell, x: x, y: 0) }
        return FrameFormat.ansi { color in
            depth == .indexed256
                ? ColorReduction.index256(of: color).map { .indexed($0) } : SGRColor(exactly: color)
        }.export(frame)
    }
}
