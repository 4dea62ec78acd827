import CellUI
import Meditation
import PlainText

/// Horizontal bars, one per calendar period, method, type, hour or day of the week, half a row high, with gaps, in half columns.
///
///     Thu 19 Nov  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖                     0:20  1
///     Fri 20 Nov                                          0:00  0
///     Sat 21 Nov  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    0:39  2
struct BarChart: View {
    private let rows: [Row]
    private let longest: Double
    private let label: Int
    private let total: Int
    private let count: Int
    private let bar: Int
    @Environment(\.mixesColors) private var mixesColors

    /// A bar with its texts.
    private struct Row {
        let seconds: Double
        let label: String
        let total: String
        let count: Int
        /// Whether its label is bold: the current period.
        let isPresent: Bool
        /// Whether it is as bright as the present.
        let isBright: Bool
    }

    /// A chart of the report's ``HistoryReport/buckets``, `columns` wide. A date is never cut.
    init(_ report: HistoryReport, columns: Int) {
        let labels = CalendarText.aligned(report.buckets.map(report.label(of:)))
        self.init(
            zip(report.buckets, labels).map { bucket, label in
                let isPresent = bucket.days.contains(report.today)
                return Row(
                    seconds: bucket.total, label: label, total: CalendarText.hours(bucket.total),
                    count: bucket.count, isPresent: isPresent, isBright: isPresent)
            }, columns: columns, longestLabel: columns)
    }

    /// A chart of the report's sittings by method, type, hour or day of the week; long names are cut. In fewer `rows` than bars the
    /// empty ones are left out, then the last.
    init(_ report: HistoryReport, by division: PracticeDivision, columns: Int, rows: Int = .max) {
        let all = report.shares(by: division)
        let shares = all.count > rows ? Array(all.filter { $0.count > 0 }.prefix(max(0, rows))) : all
        self.init(
            shares.map { share in
                Row(
                    seconds: share.total, label: TerminalText.oneLine(ReviewText.name(of: share.key)),
                    total: CalendarText.hours(share.total), count: share.count, isPresent: false, isBright: true)
            }, columns: columns, longestLabel: max(10, columns / 3))
    }

    private init(_ rows: [Row], columns: Int, longestLabel: Int) {
        self.rows = rows
        longest = rows.map(\.seconds).max() ?? 0
        label = min(longestLabel, rows.map { DisplayWidth.of($0.label) }.max() ?? 0)
        total = rows.map(\.total.count).max() ?? 0
        count = rows.map { "\($0.count)".count }.max() ?? 0
        bar = max(0, columns - label - total - count - 6)
    }

    /// The bars, the newest at the bottom.
    var body: some View {
        // Read here: what a ForEach makes is made later.
        let isMixed = mixesColors
        VStack(alignment: .leading) {
            ForEach(rows.indices, id: \.self) { view(of: rows[$0], isMixed: isMixed) }
        }
    }

    private func view(of row: Row, isMixed: Bool) -> some View {
        HStack(spacing: 16) {
            cell(Text(verbatim: row.label).bold(row.isPresent), columns: label, alignment: .leading)
                .foregroundStyle(row.isPresent ? .primary : .secondary)
            bar(of: row, isMixed: isMixed)
            if row.count == 0 {
                figures(of: row).faint()
            } else {
                figures(of: row).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    /// Bars of the past are fainter than the present one.
    private func bar(of row: Row, isMixed: Bool) -> some View {
        cell(Text(verbatim: blocks(of: row.seconds) ?? " "), columns: bar, alignment: .leading)
            .foregroundStyle(FadedInk.of(.tint, opacity: isMixed && !row.isBright ? 0.7 : 1))
    }

    private func figures(of row: Row) -> some View {
        HStack(spacing: 16) {
            cell(Text(verbatim: row.total), columns: total, alignment: .trailing)
            cell(Text(verbatim: "\(row.count)"), columns: count, alignment: .trailing)
        }
    }

    private func cell(_ text: Text, columns: Int, alignment: Alignment) -> some View {
        text.frame(width: Double(columns) * 8, alignment: alignment)
    }

    /// A bar in half columns, at least one, or `nil` if `total` is zero.
    private func blocks(of total: Double) -> String? {
        guard total > 0, bar > 0 else { return nil }
        let halves = max(1, Int((total / longest * Double(bar * 2)).rounded()))
        return String(repeating: "▄", count: halves / 2) + (halves % 2 > 0 ? "▖" : "")
    }
}
