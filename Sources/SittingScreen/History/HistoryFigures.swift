import CellUI
import ScreenKit

/// A report's figures in lines: name and text, wrapped if longer than a line.
///
///     14 days   4 h 40 min in 15 sittings, median 20 min, longest 45 min
///     streak    7 days, longest 31 days
///     all time  212 h 3 min in 640 sittings since 2024-02-03
struct HistoryFigures {
    /// The figures; see ``HistoryReport/figures``.
    let figures: [(name: String, text: String)]
    /// The colours.
    let ink: HistoryInk

    private var nameColumns: Int { (figures.map(\.name.count).max() ?? 0) + 2 }

    /// The figures that fit `rows`, each as a whole; the first one always.
    private func lines(width: Int, rows: Int) -> [(name: String, text: String)] {
        var lines: [(name: String, text: String)] = []
        for figure in figures {
            let texts = Self.wrapped(figure.text, to: max(8, width - nameColumns))
            guard lines.isEmpty || lines.count + texts.count <= rows else { break }
            lines += texts.enumerated().map { ($0 == 0 ? figure.name : "", $1) }
        }
        guard lines.count > rows else { return lines }
        lines = Array(lines.prefix(max(0, rows)))
        // A figure cut after a comma must read as a sentence of its own.
        if lines.last?.text.last == "," { lines[lines.count - 1].text.removeLast() }
        return lines
    }

    /// Wraps after commas, and elsewhere only if that is not enough.
    private static func wrapped(_ text: String, to columns: Int) -> [String] {
        var lines: [String] = []
        for clause in text.replacing(", ", with: ",\n").split(separator: "\n") {
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(String(clause)) <= columns {
                lines[lines.count - 1] += " " + clause
            } else {
                lines += WrappedText.lines(String(clause), columns: columns)
            }
        }
        return lines
    }

    /// The rows it takes, at most `rows`.
    func height(width: Int, rows: Int = .max) -> Int { lines(width: width, rows: rows).count }

    /// Draws the lines that fit.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let columns = nameColumns
        for (row, line) in lines(width: rect.width, rows: rect.height).enumerated() {
            let y = rect.minY + row
            context.draw(
                line.name, at: CellPoint(x: rect.minX, y: y), paint: .solid(ink.faint), in: rect,
                attributes: ink.faintAttributes)
            context.draw(
                WrappedText.cut(line.text, to: rect.width - columns), at: CellPoint(x: rect.minX + columns, y: y),
                paint: .solid(ink.emphasis), in: rect)
        }
    }
}
