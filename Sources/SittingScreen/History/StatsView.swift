import CellUI
import Foundation
import Meditation
import Presentations
import ScreenKit

/// Statistics as ordinary output: bars or years, with the figures below.
package struct StatsView: View {
    private let report: HistoryReport
    private let entries: [HistoryEntry]
    private let calendar: HistoryCalendar
    private let isHeatMap: Bool
    private let division: PracticeDivision?
    private let columns: Int

    /// The statistics of all sittings, `columns` wide; instead of bars of time heat maps if `isHeatMap`, and bars of a `division`
    /// if there is one.
    package init(
        _ report: HistoryReport, entries: [HistoryEntry], calendar: HistoryCalendar, isHeatMap: Bool,
        division: PracticeDivision?, columns: Int
    ) {
        (self.report, self.entries, self.calendar) = (report, entries, calendar)
        (self.isHeatMap, self.division, self.columns) = (isHeatMap, division, columns)
    }

    /// The charts, a blank row, the figures, and the weekly aim.
    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if isHeatMap {
                ForEach(report.days.lowerBound.year...report.days.upperBound.year, id: \.self) { year in
                    HeatMap(
                        year: year, entries: entries, calendar: calendar, today: report.today, columns: columns
                    ).frame(height: Double(HeatMap.height) * 16, alignment: .top)
                }
            } else if let division {
                BarChart(report, by: division, columns: columns)
            } else {
                BarChart(report, columns: columns)
            }
            if let aim = report.aim { WeeklyAimView(aim: aim) }
            HistoryFigures(report.figures(hasAim: false), columns: columns)
        }
    }

    /// The statistics in as many rows as needed.
    package func frame(in theme: Theme, at now: Date) -> Frame {
        let environment = EnvironmentValues(printedIn: theme, at: now)
        let rows = PreparedView(self, environment: environment).cells(columns: columns, rows: nil).height
        return Renderer.render(
            self.frame(maxWidth: .infinity, alignment: .leading), size: CellSize(width: columns, height: rows),
            environment: environment
        ).frame
    }
}
