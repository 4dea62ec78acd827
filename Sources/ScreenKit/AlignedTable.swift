import CellUI
import PlainText

/// A table with aligned columns under titles. If there is a line width, longer lines are truncated.
///
///     ID     APP     STATE
///     build  script  active
package struct AlignedTable {
    /// The column titles.
    package let titles: [String]
    /// The indices of right-aligned columns. Default: none.
    package var numbers: Set<Int> = []
    /// The maximum display width of a line; `nil` (the default) for no limit.
    package var lineWidth: Int?

    package init(titles: [String], numbers: Set<Int> = [], lineWidth: Int? = nil) {
        self.titles = titles
        self.numbers = numbers
        self.lineWidth = lineWidth
    }

    /// All lines with their newlines. Line breaks and control characters in cells are escaped.
    package func text(of rows: [[String]]) -> String {
        let rows = [titles] + rows.map { $0.map(TerminalText.oneLine) }
        let widths = titles.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, word) in row.enumerated() {
                let blanks = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(word)))
                line += numbers.contains(column) ? blanks + word : word + blanks
                if column < row.count - 1 { line += "  " }
            }
            while line.last == " " { line.removeLast() }
            return (lineWidth.map { WrappedText.cut(line, to: $0) } ?? line) + "\n"
        }.joined()
    }
}
