import CellUI
import Presentations
import ScreenKit

/// Draws the history: the view tabs, the view, the figures and the keys.
///
///      History   Sittings  Days  Weeks  Months  Year
///
///      Thu 19 Nov  ██████████████████▌                    0:20  1
///      Sat 21 Nov  ███████████████████████████████████    0:39  2
///
///      14 days   1 h 20 min in 3 sittings, median 20 min, longest 39 min
///
///      tab view   ←→ earlier/later   esc back
struct HistoryPicture {
    /// The panel's state.
    let panel: HistoryPanel
    /// A sentence shown instead of the keys; `nil` for none.
    let notice: Notice?
    /// The theme.
    let theme: Theme

    private var ink: HistoryInk { HistoryInk(onScreenOf: theme) }

    /// Draws all of it.
    func draw(context: inout DrawingContext) {
        let bounds = context.bounds
        let area = bounds.inset(columns: Self.margin(in: bounds.width), rows: 0)
        drawHeader(in: CellRect(x: area.minX, y: area.minY, width: area.width, height: 1), &context)
        let isRoomy = bounds.height >= 16
        let footer = bounds.height >= 4 ? 1 : 0
        let top = area.minY + (isRoomy ? 2 : 1)
        let bottom = area.maxY - footer - (isRoomy ? 1 : 0)
        if footer > 0 {
            drawFooter(in: CellRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), &context)
        }
        guard bottom > top else { return }
        let content = CellRect(x: area.minX, y: top, width: area.width, height: bottom - top)
        guard !panel.sittings.isEmpty else {
            context.draw(
                WrappedText.cut("No sitting has been completed yet.", to: content.width), at: content.origin,
                paint: .solid(ink.label), in: content)
            return
        }
        if let sitting = panel.opened {
            SittingDetails(sitting: sitting, timeZone: panel.calendar.timeZone, ink: ink).draw(
                in: content, context: &context)
            return
        }
        // The view has priority; a year has a fixed height.
        let needed = panel.page == .year ? HeatMap.height : 6
        let gap = content.height > needed && isRoomy ? 1 : 0
        let room = max(0, content.height - needed - gap)
        // The figures' height depends on the number of bars, which depends on that height: two passes settle it.
        var rows = figures(beside: content.height - min(3, room)).height(width: content.width, rows: room)
        rows = figures(beside: content.height - rows - gap).height(width: content.width, rows: rows)
        let height = content.height - rows - (rows > 0 ? gap : 0)
        let view = CellRect(x: content.minX, y: content.minY, width: content.width, height: height)
        drawView(in: view, &context)
        figures(beside: height).draw(
            in: CellRect(x: content.minX, y: content.maxY - rows, width: content.width, height: rows),
            context: &context)
    }

    /// Empty columns at each side.
    static func margin(in width: Int) -> Int { width >= 40 ? 1 : 0 }

    /// The figures for the given number of bars or, beside the table, for all sittings.
    private func figures(beside rows: Int) -> HistoryFigures {
        let report = panel.report(rows: rows)
        return HistoryFigures(figures: panel.page == .sittings ? report.figuresOfAll : report.figures, ink: ink)
    }

    private func drawView(in rect: CellRect, _ context: inout DrawingContext) {
        switch panel.page {
        case .sittings: HistoryTable(panel: panel, ink: ink).draw(in: rect, context: &context)
        case .days, .weeks, .months:
            BarChart(report: panel.report(rows: rect.height), ink: ink).draw(in: rect, context: &context)
        case .year:
            var map = HeatMap(
                year: panel.year, entries: panel.entries, calendar: panel.calendar, today: panel.today, ink: ink)
            map.half = panel.shownHalf
            map.draw(in: rect, context: &context)
        }
    }

    private func drawHeader(in line: CellRect, _ context: inout DrawingContext) {
        var x = line.minX
        if line.width >= 48 {
            x += context.draw(
                "History", at: line.origin, paint: .solid(ink.emphasis), in: line, attributes: .bold)
            x += 2
        }
        for page in HistoryPanel.Page.allCases {
            let place = DialogBox(theme: theme).drawChoice(
                page.title, isChosen: page == panel.page, at: CellPoint(x: x, y: line.minY), context: &context)
            x = place.maxX
        }
    }

    private func drawFooter(in line: CellRect, _ context: inout DrawingContext) {
        var x = line.minX
        if let notice {
            context.draw(
                WrappedText.cut(notice.text, to: line.width), at: line.origin, paint: .solid(ink.emphasis), in: line)
            return
        }
        for hint in Hint.fitting(panel.keyMap.hints, in: line.width) {
            x += context.draw(
                hint.key, at: CellPoint(x: x, y: line.minY), paint: .solid(ink.label), in: line, attributes: .bold)
            x += 1
            x += context.draw(hint.meaning, at: CellPoint(x: x, y: line.minY), paint: .solid(ink.faint), in: line)
            x += Hint.gap
        }
    }
}
