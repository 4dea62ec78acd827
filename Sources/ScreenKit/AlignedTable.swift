import CellUI
import PlainText

/// Lines of words in columns, under capital titles. Where lines have a width, the last column is cut to it.
///
///     ID     APP     STATE
///     build  script  active
package struct AlignedTable {
    /// What stands above the columns.
    package let titles: [String]
    /// The columns whose words end below each other, by number.
    package var numbers: Set<Int> = []
    /// How many columns of the terminal a line may have; nil for as many as it takes.
    package var lineWidth: Int?

    package init(titles: [String], numbers: Set<Int> = [], lineWidth: Int? = nil) {
        self.titles = titles
        self.numbers = numbers
        self.lineWidth = lineWidth
    }

    /// All lines, with their ends. Line breaks and control characters in words are written out.
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
