import CellUI
import Languages
import Meditation
import ScreenKit

/// The history: the tabs, the chosen view, the figures and the keys; over it the editor of a sitting.
///
///      History   Sittings  Days  Weeks  Months  Year  Habits
///
///      Thu 19 Nov  ██████████████████▌                    0:20  1
///      Sat 21 Nov  ███████████████████████████████████    0:39  2
///
///      14 days   1 h 20 min in 3 sittings, median 20 min, longest 39 min
///
///      tab view   ←→ earlier/later   esc back
struct HistoryView: View {
    /// The panel's state.
    let panel: HistoryPanel
    /// A sentence in the last line; `nil` for none.
    let notice: String?
    /// The keys in the last line.
    let hints: [Hint]

    /// The history on a screen of any size.
    var body: some View {
        GeometryReader { screen in
            let layout = HistoryLayout(screen: screen.cells)
            VStack(alignment: .leading) {
                HistoryTabs(pages: panel.pages, page: panel.page)
                content(layout).frame(height: Double(layout.content.height) * 16, alignment: .topLeading)
                    .padding(.vertical, layout.isRoomy ? 16 : 0)
                if layout.hasFooter { Footer(notice: notice, hints: notice == nil ? hints : []) }
            }
            .padding(.horizontal, Double(layout.margin) * 8)
            .frame(width: screen.size.width, height: screen.size.height, alignment: .topLeading)
            .longNotice(notice, on: screen.cells)
            .modal { editor(columns: layout.content.width) }
        }
    }

    @ViewBuilder private func content(_ layout: HistoryLayout) -> some View {
        if panel.sittings.isEmpty {
            Text(verbatim: localized("No sitting has been completed yet.")).foregroundStyle(.secondary).lineLimit(1)
        } else if let sitting = panel.opened {
            SittingDetails(sitting: sitting, timeZone: panel.calendar.timeZone, offset: panel.offset)
        } else {
            HistoryPages(panel: panel, layout: layout)
        }
    }

    private func editor(columns: Int) -> SittingEditorView? {
        panel.editor.map { editor in
            SittingEditorView(
                editor: editor, summary: LoggedSittingText.brief(editor.sitting, in: panel.calendar.timeZone),
                columns: columns)
        }
    }
}

/// How the history shares a screen.
struct HistoryLayout {
    /// Empty columns at each side.
    let margin: Int
    /// Whether there are empty rows above and below the content.
    let isRoomy: Bool
    /// Whether there is a line for notices and keys.
    let hasFooter: Bool
    /// The size of the content between tabs and footer.
    let content: CellSize

    /// The layout for a screen of this size.
    init(screen: CellSize) {
        margin = screen.width >= 40 ? 1 : 0
        isRoomy = screen.height >= 16
        hasFooter = screen.height >= 4
        let rows = screen.height - 1 - (isRoomy ? 2 : 0) - (hasFooter ? 1 : 0)
        content = CellSize(width: screen.width - 2 * margin, height: max(0, rows))
    }
}

/// The title, if there is room, and the views to choose from.
private struct HistoryTabs: View {
    let pages: [HistoryPanel.Page]
    let page: HistoryPanel.Page

    private var place: Int { (pages.firstIndex(of: page) ?? 0) + 1 }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                Text(verbatim: localized("History")).bold().foregroundStyle(.primary)
                tabs
            }
            tabs
            // In a narrow terminal only the current one.
            HStack(spacing: 8) {
                Choice(page.title, isSelected: true, sending: HistoryPanel.Click.turn(to: page))
                Text(verbatim: localized("\(String(place)) of \(String(pages.count))")).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }

    private var tabs: some View {
        HStack(spacing: 0) {
            ForEach(pages, id: \.self) { page in
                Choice(
                    page.title, isSelected: page == self.page, isFocused: false,
                    sending: HistoryPanel.Click.turn(to: page))
            }
        }
        .fixedSize()
    }
}

/// A chart or the table, with as many figures below as fit.
private struct HistoryPages: View {
    let panel: HistoryPanel
    let layout: HistoryLayout

    /// The view has priority; a year has a fixed height.
    private var needed: Int { panel.page == .year ? HeatMap.height : 6 }
    private var gap: Int { layout.isRoomy && layout.content.height > needed ? 1 : 0 }

    var body: some View {
        // The figures name the number of bars, which depends on the figures' height: two passes settle it.
        let size = layout.content
        let room = max(0, size.height - needed - gap)
        let rows = figures(beside: size.height - min(3, room), rows: room).height
        let figures = figures(beside: size.height - rows - gap, rows: rows)
        let chartRows = size.height - figures.height - (figures.height > 0 ? gap : 0)
        VStack(alignment: .leading, spacing: Double(gap) * 16) {
            chart(rows: chartRows)
                .frame(width: Double(size.width) * 8, height: Double(chartRows) * 16, alignment: .topLeading).clipped()
            if figures.height > 0 { figures }
        }
    }

    /// The figures for the given number of bars or, beside the table, for all sittings.
    private func figures(beside rows: Int, rows limit: Int) -> HistoryFigures {
        let report = panel.report(rows: rows)
        return HistoryFigures(
            panel.page == .sittings ? report.figuresOfAll : report.figures(), columns: layout.content.width, rows: limit
        )
    }

    @ViewBuilder private func chart(rows: Int) -> some View {
        switch panel.page {
        case .sittings: HistoryTable(panel: panel)
        case .days, .weeks, .months: BarChart(panel.report(rows: rows), columns: layout.content.width)
        case .habits:
            VStack(alignment: .leading) {
                HStack(spacing: 0) {
                    ForEach(PracticeDivision.allCases, id: \.self) { division in
                        Choice(
                            ReviewText.title(of: division), isSelected: division == panel.division,
                            sending: HistoryPanel.Click.divide(by: division))
                    }
                }
                .lineLimit(1).padding(.bottom, rows > 10 ? 16 : 0)
                BarChart(
                    panel.report(rows: rows), by: panel.division, columns: layout.content.width,
                    rows: rows - (rows > 10 ? 2 : 1))
            }
        case .year:
            HeatMap(
                year: panel.year, entries: panel.entries, calendar: panel.calendar, today: panel.today,
                half: panel.shownHalf, columns: layout.content.width)
        }
    }
}
