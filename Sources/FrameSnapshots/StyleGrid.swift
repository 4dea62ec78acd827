/// The section `styles` of a snapshot: one letter per cell.
struct StyleGrid {
    private let firstLine: Int
    private let rows: [[Character]]

    /// Columns and rows.
    var size: CellSize { CellSize(width: rows.first?.count ?? 0, height: rows.count) }

    /// Parses as many rows as the frame has.
    init(_ lines: inout SnapshotLines, size: CellSize) throws(SnapshotError) {
        firstLine = lines.index
        var rows: [[Character]] = []
        for y in 0..<size.height {
            let letters = Array(try lines.row())
            guard letters.count == size.width else {
                throw lines.fail(
                    line: firstLine + y, column: min(letters.count, size.width) + 2,
                    "the row has \(letters.count) styles instead of \(size.width)")
            }
            rows.append(letters)
        }
        self.rows = rows
    }

    /// Parses all rows, each as long as the first.
    init(_ lines: inout SnapshotLines) throws(SnapshotError) {
        firstLine = lines.index
        var rows: [[Character]] = []
        while lines.line.first == "│" {
            let letters = Array(try lines.row())
            guard letters.count == rows.first?.count ?? letters.count else {
                throw lines.fail(line: lines.index - 1, "the row is not as long as those above")
            }
            rows.append(letters)
        }
        self.rows = rows
    }

    /// Applies the styles of the letters to `frame`.
    func frame(_ frame: Frame, legend: [Character: CellStyle], _ lines: SnapshotLines) throws(SnapshotError) -> Frame {
        var frame = frame
        for (y, letters) in rows.enumerated() {
            for (x, letter) in letters.enumerated() where letter != StyleLetters.plain {
                guard let style = legend[letter] else {
                    throw lines.fail(
                        line: firstLine + y, column: x + 2, "the letter “\(letter)” is not in the legend")
                }
                frame.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { $0 = style }
            }
        }
        return frame
    }
}
