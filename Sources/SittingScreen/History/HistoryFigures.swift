import CellUI
import Languages
import ScreenKit

/// A report's figures: names and texts, wrapped if longer than a line.
///
///     14 days   4 h 40 min in 15 sittings, median 20 min, longest 45 min
///     streak    7 days, longest 31 days
///     all time  212 h 3 min in 640 sittings since 2024-02-03
struct HistoryFigures: View {
    private let figures: [HistoryReport.Figure]
    /// The lines of each figure's text.
    private let lines: [[String]]

    /// The number of rows they take.
    var height: Int { lines.reduce(0) { $0 + $1.count } }

    /// The figures that fit in `columns` and `rows`, each as a whole; the first one always, cut if necessary.
    init(_ figures: [HistoryReport.Figure], columns: Int, rows: Int = .max) {
        let names = (figures.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
        var all: [[String]] = []
        var left = max(0, rows)
        for figure in figures {
            var lines = Self.wrapped(figure.text, to: max(8, columns - names))
            guard lines.count <= left || all.isEmpty, left > 0 else { break }
            if lines.count > left {
                lines.removeLast(lines.count - left)
                // A figure cut after a comma must read as a sentence of its own.
                if lines.last?.last == Language.current.comma.first { lines[lines.count - 1].removeLast() }
            }
            left -= lines.count
            all.append(lines)
        }
        (self.figures, lines) = (Array(figures.prefix(all.count)), all)
    }

    /// A grid.
    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 16) {
            ForEach(figures.indices, id: \.self) { index in
                GridRow {
                    Text(verbatim: figures[index].name).faint().fixedSize()
                    Text(verbatim: lines[index].joined(separator: "\n")).foregroundStyle(.primary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }

    /// Wraps after commas, and elsewhere only if that is not enough.
    private static func wrapped(_ text: String, to columns: Int) -> [String] {
        var lines: [String] = []
        let comma = Language.current.comma
        let blank = comma.hasSuffix(" ") ? " " : ""
        for clause in text.replacing(comma, with: comma.prefix(1) + "\n").split(separator: "\n") {
            let longer = lines.last.map { $0 + blank + clause }
            if let longer, DisplayWidth.of(longer) <= columns {
                lines[lines.count - 1] = longer
            } else {
                lines += WrappedText.lines(String(clause), columns: columns)
            }
        }
        return lines
    }
}
