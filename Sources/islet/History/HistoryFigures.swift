import CellUI

/// The figures of a report in lines: what each is about, and what it says.
///
///     14 days   4 h 40 min in 15 sittings, median 20 min, longest 45 min
///     streak    7 days, longest 31 days
///     all time  212 h 3 min in 640 sittings since 2024-02-03
struct HistoryFigures {
    /// The report.
    let report: HistoryReport
    /// The colours.
    let ink: HistoryInk

    /// Draws as many lines as there are rows.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let figures = report.figures
        let columns = (figures.map(\.name.count).max() ?? 0) + 2
        for (row, figure) in figures.prefix(rect.height).enumerated() {
            let y = rect.minY + row
            context.draw(
                figure.name, at: CellPoint(x: rect.minX, y: y), paint: .solid(ink.faint), in: rect,
                attributes: ink.faintAttributes)
            context.draw(
                ScreenLines.cut(figure.text, to: rect.width - columns), at: CellPoint(x: rect.minX + columns, y: y),
                paint: .solid(ink.emphasis), in: rect)
        }
    }
}
