import CellUI
import CivilCalendar
import Meditation
import ScreenKit

/// A year as a calendar heat map: a column per week, a row per weekday, darker for longer sittings. Readable without colour
/// too.
///
///          Jan  Feb …
///     Mon  ·█▓··░
///     Tue   ██··▒
///     Wed   ·█
struct HeatMap {
    /// The year.
    let year: Int
    /// One bucket per day of the year.
    let days: [HistoryBucket]
    /// Today; later days cannot have sittings.
    let today: CivilDay
    /// The colours.
    let ink: HistoryInk
    /// The half to draw if the whole year does not fit; `nil` draws the last weeks up to today or to the end of the year.
    var half: YearHalf?

    /// Columns of a whole year. A leap year that begins on a Sunday has one more week and is wider.
    static let width = labelColumns + 53
    /// Rows: months, seven weekdays, and the legend.
    static let height = 9

    private static let labelColumns = 5

    /// Creates the days of a year with the time sat on each.
    init(year: Int, entries: [HistoryEntry], calendar: HistoryCalendar, today: CivilDay, ink: HistoryInk) {
        self.year = year
        let first = CivilDay(year: min(max(1, year), 9999), month: 1, day: 1) ?? today
        days = HistoryBucket.buckets(
            of: entries, by: .day, in: CalendarUnit.year.days(around: first), calendar: calendar)
        self.today = today
        self.ink = ink
    }

    /// Draws the year, or as much as fits.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        guard let first = days.first?.days.lowerBound, let last = days.last?.days.lowerBound else { return }
        let monday = CalendarUnit.week.first(around: first)
        let weeks = monday.distance(to: last) / 7 + 1
        let room = rect.width - Self.labelColumns
        // Two columns per day are closer to square.
        let cell = room >= weeks * 2 ? 2 : 1
        let shown = min(weeks, max(0, room / cell))
        let newest = half.map { $0.lastWeek(of: year, after: monday) } ?? presentWeek(monday: monday, of: weeks)
        let from = min(max(0, newest + 1 - shown), weeks - shown)
        drawLabels(in: rect, &context)
        drawMonths(monday: monday, from: from, shown: shown, cell: cell, in: rect, &context)
        let levels = PracticeLevels(totals: days.map(\.total))
        for bucket in days {
            let day = bucket.days.lowerBound
            let week = monday.distance(to: day) / 7 - from
            guard (0..<shown).contains(week), day <= today else { continue }
            let level = levels.level(of: bucket.total)
            for column in 0..<(level > 0 ? cell : 1) {
                context.draw(
                    ink.shades[level], x: rect.minX + Self.labelColumns + week * cell + column,
                    y: rect.minY + day.weekday, paint: .solid(level > 0 ? ink.bar : ink.faint), in: rect,
                    attributes: level > 0 ? [] : ink.faintAttributes)
            }
        }
        drawLegend(levels, in: rect, &context)
    }

    private func presentWeek(monday: CivilDay, of weeks: Int) -> Int {
        let week = monday.distance(to: today) / 7
        return (0..<weeks).contains(week) ? week : weeks - 1
    }

    private func drawLabels(in rect: CellRect, _ context: inout DrawingContext) {
        context.draw(
            "\(year)", at: rect.origin, paint: .solid(ink.emphasis), in: rect, attributes: .bold)
        for (row, name) in CalendarText.weekdays.enumerated() {
            context.draw(
                name, at: CellPoint(x: rect.minX, y: rect.minY + 1 + row), paint: .solid(ink.label), in: rect)
        }
    }

    private func drawMonths(
        monday: CivilDay, from: Int, shown: Int, cell: Int, in rect: CellRect, _ context: inout DrawingContext
    ) {
        var free = rect.minX + Self.labelColumns
        for month in 1...12 {
            guard let day = CivilDay(year: year, month: month, day: 1) else { continue }
            let week = monday.distance(to: day) / 7 - from
            let x = rect.minX + Self.labelColumns + week * cell
            guard week >= 0, week < shown, x >= free, x + 3 <= rect.maxX else { continue }
            context.draw(
                CalendarText.months[month - 1], at: CellPoint(x: x, y: rect.minY), paint: .solid(ink.label), in: rect)
            free = x + 4
        }
    }

    private func drawLegend(_ levels: PracticeLevels, in rect: CellRect, _ context: inout DrawingContext) {
        let y = rect.minY + Self.height - 1
        guard levels.full > 0, y < rect.maxY else { return }
        var x = rect.minX + Self.labelColumns
        func write(_ text: String) {
            x += context.draw(
                text, at: CellPoint(x: x, y: y), paint: .solid(ink.faint), in: rect, attributes: ink.faintAttributes)
        }
        write("none ")
        for (level, shade) in ink.shades.enumerated() {
            context.draw(shade, x: x, y: y, paint: .solid(level > 0 ? ink.bar : ink.faint), in: rect)
            x += 1
        }
        write(" \(CalendarText.length(levels.full)) and more")
    }
}
