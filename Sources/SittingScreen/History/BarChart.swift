import CellUI
import Meditation

/// Horizontal bars, one per calendar period, in eighths of a column.
///
///     Thu 19 Nov  ██████████████████▌                     0:20  1
///     Fri 20 Nov                                          0:00  0
///     Sat 21 Nov  ████████████████████████████████████    0:39  2
struct BarChart: View {
    private let rows: [Row]
    private let longest: Double
    private let label: Int
    private let total: Int
    private let count: Int
    private let bar: Int

    /// A bar's texts.
    private struct Row {
        let bucket: HistoryBucket
        let label: String
        let total: String
        let count: String
        let isPresent: Bool
    }

    /// A chart of the report's ``HistoryReport/buckets``, `columns` wide.
    init(_ report: HistoryReport, columns: Int) {
        rows = report.buckets.map { bucket in
            Row(
                bucket: bucket, label: report.label(of: bucket), total: CalendarText.hours(bucket.total),
                count: "\(bucket.count)", isPresent: bucket.days.contains(report.today))
        }
        longest = rows.map(\.bucket.total).max() ?? 0
        label = rows.map { DisplayWidth.of($0.label) }.max() ?? 0
        total = rows.map(\.total.count).max() ?? 0
        count = rows.map(\.count.count).max() ?? 0
        bar = max(0, columns - label - total - count - 6)
    }

    /// The bars, the newest at the bottom.
    var body: some View {
        VStack(alignment: .leading) { ForEach(rows, id: \.bucket.days) { view(of: $0) } }
    }

    private func view(of row: Row) -> some View {
        HStack(spacing: 16) {
            cell(Text(verbatim: row.label).bold(row.isPresent), columns: label, alignment: .leading)
                .foregroundStyle(row.isPresent ? .primary : .secondary)
            cell(Text(verbatim: blocks(of: row.bucket.total) ?? " "), columns: bar, alignment: .leading)
                .foregroundStyle(.tint)
            if row.bucket.count == 0 {
                figures(of: row).faint()
            } else {
                figures(of: row).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    private func figures(of row: Row) -> some View {
        HStack(spacing: 16) {
            cell(Text(verbatim: row.total), columns: total, alignment: .trailing)
            cell(Text(verbatim: row.count), columns: count, alignment: .trailing)
        }
    }

    private func cell(_ text: Text, columns: Int, alignment: Alignment) -> some View {
        text.frame(width: Double(columns) * 8, alignment: alignment)
    }

    /// A bar in whole columns and a last one in eighths; at least one eighth, or `nil` if `total` is zero.
    private func blocks(of total: Double) -> String? {
        guard total > 0, bar > 0 else { return nil }
        let steps = max(1, Int((total / longest * Double(bar * 8)).rounded()))
        return String(repeating: "█", count: steps / 8) + (steps % 8 > 0 ? [Self.eighths[steps % 8 - 1]] : [])
    }

    private static let eighths: [Character] = Array("▏▎▍▌▋▊▉")
}
