import CellUI
import Languages
import Meditation
import PlainText
import ScreenKit

/// The sittings in a list, the selected one in reverse video. A click selects a sitting; another one opens it.
///
///     STARTED             ELAPSED   TARGET  METHOD            NOTE
///     2026-11-20 08:14      20:00    20:00  Breath awareness  Calm.
struct HistoryTable: View {
    /// The panel's state.
    let panel: HistoryPanel
    @Environment(\.mixesColors) private var mixesColors

    /// The heading, if there is room, and the sittings that fit.
    var body: some View {
        GeometryReader { place in
            let width = place.cells.width
            VStack(alignment: .leading) {
                if place.cells.height >= 4 {
                    Row(
                        started: localized("STARTED"), elapsed: localized("ELAPSED"), target: localized("TARGET"),
                        method: localized("METHOD"), note: localized("NOTE"),
                        width: width
                    ).faint()
                }
                // A stack asks a list how high it would like to be, and so for all of its rows; a reader asks nothing.
                GeometryReader { _ in list(width: width) }
            }
        }
    }

    private func list(width: Int) -> some View {
        // Read here: what a List makes is made later.
        let isMixed = mixesColors
        return List(panel.sittings.indices, id: \.self, selection: .constant(panel.selected)) { index in
            row(of: panel.sittings[index], width: width)
                .foregroundStyle(index == panel.selected ? .primary : .secondary)
                .selectedRow(isMixed && index == panel.selected)
                .onTapGesture(sending: HistoryPanel.Click.select(index))
        }
        .highlightsListSelection(!isMixed)
    }

    private func row(of sitting: CompletedSitting, width: Int) -> Row {
        Row(
            started: WallClockText.dateAndTime(sitting.start, in: panel.calendar.timeZone),
            elapsed: ClockText.clock(sitting.elapsed),
            target: sitting.target.map(ClockText.clock) ?? localized("open", "length"),
            method: sitting.shownMethod, note: sitting.note.map(TerminalText.oneLine) ?? " ", width: width)
    }

    /// A row of the table. Notes and targets are omitted if they do not fit.
    private struct Row: View {
        let started: String
        let elapsed: String
        let target: String
        let method: String
        let note: String
        let width: Int

        var body: some View {
            HStack(spacing: 16) {
                Text(verbatim: started).frame(width: 16 * 8, alignment: .leading)
                Text(verbatim: elapsed).frame(width: 8 * 8, alignment: .trailing)
                if width >= 60 { Text(verbatim: target).frame(width: 8 * 8, alignment: .trailing) }
                Text(verbatim: method).frame(maxWidth: .infinity, alignment: .leading)
                if width >= 80 {
                    Text(verbatim: note).frame(width: Double(noteColumns) * 8, alignment: .leading)
                }
            }
            .lineLimit(1)
        }

        /// Methods get 24 columns, or half of what both have; notes the rest.
        private var noteColumns: Int {
            let both = width - 38
            return both - min(24, both / 2) - 2
        }
    }
}
