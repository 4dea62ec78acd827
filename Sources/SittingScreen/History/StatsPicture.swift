import CellUI
import Foundation
import Meditation
import ScreenKit

/// Statistics as ordinary output: bars or years, with the figures below.
package struct StatsPicture {
    /// The report.
    package let report: HistoryReport
    /// All sittings.
    package let entries: [HistoryEntry]
    /// The user's calendar.
    package let calendar: HistoryCalendar
    /// Whether to draw heat maps instead of bars.
    package let isHeatMap: Bool
    /// The colours.
    package let ink: HistoryInk

    package init(
        report: HistoryReport, entries: [HistoryEntry], calendar: HistoryCalendar, isHeatMap: Bool, ink: HistoryInk
    ) {
        self.report = report
        self.entries = entries
        self.calendar = calendar
        self.isHeatMap = isHeatMap
        self.ink = ink
    }

    /// Draws the statistics `width` columns wide, with as many rows as needed.
    package func frame(width: Int, at now: Date) -> Frame {
        let years = Array(report.days.lowerBound.year...report.days.upperBound.year)
        let chart = isHeatMap ? years.count * (HeatMap.height + 1) - 1 : report.buckets.count
        let words = HistoryFigures(figures: report.figures, ink: ink)
        let figures = words.height(width: width)
        return Renderer.render(size: CellSize(width: width, height: chart + 1 + figures), at: now) { context in
            let place = CellRect(x: 0, y: 0, width: width, height: chart)
            if isHeatMap {
                for (index, year) in years.enumerated() {
                    HeatMap(year: year, entries: entries, calendar: calendar, today: report.today, ink: ink).draw(
                        in: CellRect(x: 0, y: index * (HeatMap.height + 1), width: width, height: HeatMap.height),
                        context: &context)
                }
            } else {
                BarChart(report: report, ink: ink).draw(in: place, context: &context)
            }
            words.draw(
                in: CellRect(x: 0, y: chart + 1, width: width, height: figures), context: &context)
        }.frame
    }
}
