import CellUI
import Presentations

/// A message that does not fit on the last line, or several messages, wrapped at the bottom of the screen; at most half its
/// height.
package struct NoticePicture {
    private let theme: Theme
    private let margin: Int
    private let lines: [String]

    /// Creates the picture; `nil` if `text` fits in one row of a screen of `size`, or if the screen is too small.
    package init?(_ text: String, size: CellSize, theme: Theme) {
        self.theme = theme
        margin = size.width >= 40 ? 1 : 0
        let room = size.width - 2 * margin
        let isLong = text.contains("\n") || DisplayWidth.of(text) > room
        guard isLong, size.height >= 4, room >= 8 else { return nil }
        let sentences = text.split(separator: "\n").map(String.init)
        lines = Self.fitting(sentences.map { WrappedText.lines($0, columns: room) }, in: size.height / 2, columns: room)
    }

    /// Draws the message in the last rows of `area`.
    package func draw(in area: CellRect, context: inout DrawingContext) {
        let rows = CellRect(x: area.minX, y: area.maxY - lines.count, width: area.width, height: lines.count)
        context.fill(rows, with: .solid(theme.screen.background))
        for (row, line) in lines.enumerated() {
            context.draw(
                line, at: CellPoint(x: rows.minX + margin, y: rows.minY + row), paint: .solid(theme.screen.emphasis),
                in: rows)
        }
    }

    /// Limits the lines to `rows`, shortening the longest sentences first, so that some of each is visible.
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
