import CellUI
import ScreenKit

/// Events and verdicts of a simulation, one below another.
///
///     Time     What happens                           State    Showing
///     0:00:00  reading-1 starts                       active   compact · lock
///     0:00:01  reading-1 has new content (25199       active   compact · lock
///              times, last 6:59:59)
///     7:00:00  ✓ reading: restarts 1, age 0s
struct TimelineRowsView: View {
    /// What is shown of where activities are.
    enum Places { case none, below, inColumns }

    private let rows: [TimelineRow]
    private let places: Places
    /// At least the width of `0:00:00`, in points.
    private let timeWidth: Double

    /// A view of `rows`.
    init(_ rows: [TimelineRow], places: Places) {
        (self.rows, self.places) = (rows, places)
        timeWidth = Double(max(7, rows.map(\.time.count).max() ?? 0)) * 8
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if places == .inColumns {
                line("Time", "What happens", .faint, [("State", .faint), ("Showing", .faint)])
            }
            ForEach(rows, id: \.self) { row($0) }
        }
    }

    @ViewBuilder private func row(_ row: TimelineRow) -> some View {
        switch (places, row.places) {
        case (.inColumns, let shown?):
            line(
                row.time, row.text, row.tone,
                [(shown.state, shown.isShowing ? .plain : .faint), (shown.shown, shown.isShowing ? .good : .faint)])
        case (.below, let shown?):
            line(row.time, row.text, row.tone, [])
            line(
                "", shown.state.isEmpty ? shown.shown : "\(shown.state), \(shown.shown)",
                shown.isShowing ? .good : .faint, [])
        default: line(row.time, row.text, row.tone, [])
        }
    }

    private func line(
        _ time: String, _ text: String, _ tone: TimelineRow.Tone,
        _ columns: [(text: String, tone: TimelineRow.Tone)]
    ) -> some View {
        HStack(alignment: .top, spacing: 16) {
            TonedText(time, .faint).lineLimit(1).frame(width: timeWidth, alignment: .leading)
            TonedText(text, tone).frame(maxWidth: .infinity, alignment: .leading)
            ForEach(columns.indices, id: \.self) { index in
                TonedText(columns[index].text, columns[index].tone).lineLimit(1)
                    .frame(width: index == 0 ? 72 : 184, alignment: .leading)
            }
        }
    }
}

/// Text in the colour of its role.
struct TonedText: View {
    private let text: String
    private let tone: TimelineRow.Tone

    @Environment(\.palette) private var palette

    /// A text with a role.
    init(_ text: String, _ tone: TimelineRow.Tone) { (self.text, self.tone) = (text, tone) }

    var body: some View {
        let text = Text(verbatim: text)
        switch tone {
        case .title: text.bold().foregroundStyle(.primary)
        case .plain: text.foregroundStyle(.secondary)
        case .faint: text.faint()
        case .good: text.foregroundStyle(.tint)
        case .bad: text.bold().foregroundStyle(Color(palette.warning))
        }
    }
}
