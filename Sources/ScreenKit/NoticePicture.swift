import CellUI
import Presentations

/// A sentence that is too long for the last line, or several: as many rows at the foot of the screen as they need, half of it at
/// most.
package struct NoticePicture {
    private let theme: Theme
    private let margin: Int
    private let lines: [String]

    /// `nil` if `text` is short enough for one row of a screen of `size`, or the screen too small for more.
    package init?(_ text: String, size: CellSize, theme: Theme) {
        self.theme = theme
        margin = size.width >= 40 ? 1 : 0
        let room = size.width - 2 * margin
        let isLong = text.contains("\n") || DisplayWidth.of(text) > room
        guard isLong, size.height >= 4, room >= 8 else { return nil }
        let sentences = text.split(separator: "\n").map(String.init)
        lines = Self.fitting(sentences.map { WrappedText.lines($0, columns: room) }, in: size.height / 2, columns: room)
    }

    /// Draws it in the last rows of `area`.
    package func draw(in area: CellRect, context: inout DrawingContext) {
        let rows = CellRect(x: area.minX, y: area.maxY - lines.count, width: area.width, height: lines.count)
        context.fill(rows, with: .solid(theme.screen.background))
        for (row, line) in lines.enumerated() {
            context.draw(
                line, at: CellPoint(x: rows.minX + margin, y: rows.minY + row), paint: .solid(theme.screen.emphasis),
                in: rows)
        }
    }

    /// As many lines as there are rows: long sentences give way first, so that something is seen of each.
    private static func fitting(_ sentences: [[String]], in rows: Int, columns: Int) -> [String] {
        var limit = sentences.map(\.count).max() ?? 0
        func count() -> Int { sentences.reduce(0) { $0 + min($1.count, limit) } }
        while limit > 1, count() > rows { limit -= 1 }
        return sentences.prefix(rows).flatMap { lines in
            guard lines.count > limit else { return lines }
            return lines.prefix(limit - 1) + [WrappedText.prefix(of: lines[limit - 1], columns: columns - 2) + " …"]
        }
    }
}
