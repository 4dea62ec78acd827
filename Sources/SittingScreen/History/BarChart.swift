import CellUI
import Meditation
import ScreenKit

/// Horizontal bars, one per calendar period, in eighths of a column.
///
///     Thu 19 Nov  ██████████████████▌                     0:20  1
///     Fri 20 Nov                                          0:00  0
///     Sat 21 Nov  ████████████████████████████████████    0:39  2
struct BarChart {
    /// The report; its ``HistoryReport/buckets`` are the bars.
    let report: HistoryReport
    /// The colours.
    let ink: HistoryInk

    private static let eighths: [Glyph] = "▏▎▍▌▋▊▉█".map { Glyph($0) }
    /// Columns between label, bar and figures.
    private static let gap = 2

    /// Draws as many bars as there are rows, the newest at the bottom.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let buckets = report.buckets.suffix(rect.height)
        let labels = buckets.map(report.label)
        let totals = buckets.map { CalendarText.hours($0.total) }
        let counts = buckets.map { "\($0.count)" }
        let labelColumns = labels.map(DisplayWidth.of).max() ?? 0
        let totalColumns = totals.map(\.count).max() ?? 0
        let countColumns = counts.map(\.count).max() ?? 0
        let figures = totalColumns + Self.gap + countColumns
        let barColumns = max(0, rect.width - labelColumns - figures - 2 * Self.gap)
        let longest = buckets.map(\.total).max() ?? 0
        for (row, bucket) in buckets.enumerated() {
            let y = rect.minY + row
            let isPresent = bucket.days.contains(report.today)
            context.draw(
                labels[row], at: CellPoint(x: rect.minX, y: y), paint: .solid(isPresent ? ink.emphasis : ink.label),
                in: rect,
                attributes: isPresent ? .bold : [])
            let x = rect.minX + labelColumns + Self.gap
            drawBar(longest > 0 ? bucket.total / longest : 0, columns: barColumns, x: x, y: y, in: rect, &context)
            let isEmpty = bucket.count == 0
            let right = rect.maxX - countColumns - Self.gap
            for (text, end) in [(totals[row], right), (counts[row], rect.maxX)] {
                context.draw(
                    text, at: CellPoint(x: end - text.count, y: y), paint: .solid(isEmpty ? ink.faint : ink.label),
                    in: rect, attributes: isEmpty ? ink.faintAttributes : [])
            }
        }
    }

    private func drawBar(
        _ part: Double, columns: Int, x: Int, y: Int, in rect: CellRect, _ context: inout DrawingContext
    ) {
        guard part > 0, columns > 0 else { return }
        let steps = max(1, Int((part * Double(columns * 8)).rounded()))
        for column in 0..<(steps + 7) / 8 {
            let glyph = Self.eighths[min(8, steps - column * 8) - 1]
            context.draw(glyph, x: x + column, y: y, paint: .solid(ink.bar), in: rect)
        }
    }
}
