import CellUI
import CivilCalendar
import Languages
import Meditation
import PlainText
import ScreenKit

/// A year as a calendar: a column per week, a row per weekday from the one on which weeks begin. A longer sitting is a higher bar; where
/// colours are mixed, a brighter square, of five mixes.
///
///     2026 Jan  Feb …
///     Mon  ·▇▅··▁
///     Tue   ▇▇··▃
///     Wed   ·▇
///          none · ▁ ▃ ▅ ▇ 45 min and more
struct HeatMap: View {
    /// The year.
    private let year: Int
    /// One bucket per day of the year.
    private let days: [HistoryBucket]
    /// Today; later days cannot have sittings.
    private let today: CivilDay
    private let levels: PracticeLevels
    /// The first day of the first week shown.
    private let firstDay: CivilDay
    /// The number of weeks shown.
    private let weeks: Int
    /// Columns per day: two are closer to square.
    private let cell: Int
    @Environment(\.faintAttributes) private var faintAttributes
    @Environment(\.mixesColors) private var mixesColors

    /// Columns of a whole year. A leap year that begins on the last day of a week has one more week and is wider.
    static let width = labelColumns + 53
    /// Rows: months, seven weekdays, and the legend.
    static let height = 9

    private static let labelColumns = 5
    /// The bars, from no practice to the most; distinguishable without colours, and in ASCII.
    private static let bars: [Character] = Array("·▁▃▅▇")
    /// How much of the tint is in the colour of each square, and how opaque a day without practice is: with these, the five differ in
    /// 256 colours too, in every theme.
    private static let mixes = [0, 0.35, 0.5, 0.75, 1]
    private static let noneOpacity = 0.45

    /// A map of the time sat on each day of a year, at most `columns` wide.
    ///
    /// - Parameter half: The half to show if the whole year does not fit; `nil` shows the last weeks up to today or to the end
    ///   of the year.
    init(
        year: Int, entries: [HistoryEntry], calendar: HistoryCalendar, today: CivilDay, half: YearHalf? = nil,
        columns: Int
    ) {
        (self.year, self.today) = (year, today)
        let first = CivilDay(year: min(max(1, year), 9999), month: 1, day: 1) ?? today
        let all = calendar.days(of: .year, around: first)
        days = HistoryBucket.buckets(of: entries, by: .day, in: all, calendar: calendar)
        levels = PracticeLevels(totals: days.map(\.total))
        let firstDay = calendar.first(of: .week, around: all.lowerBound)
        let count = firstDay.distance(to: all.upperBound) / 7 + 1
        let room = columns - Self.labelColumns
        cell = room >= count * 2 ? 2 : 1
        weeks = min(count, max(0, room / cell))
        let present = firstDay.distance(to: today) / 7
        let newest =
            half.map { $0.lastWeek(of: year, after: firstDay) } ?? ((0..<count).contains(present) ? present : count - 1)
        self.firstDay = firstDay.advanced(by: 7 * min(max(0, newest + 1 - weeks), count - weeks))
    }

    /// The months, the weekdays and the legend.
    var body: some View {
        // Read here: what a ForEach makes is made later.
        let isMixed = mixesColors
        VStack(alignment: .leading) {
            heading
            ForEach(0..<7) { weekday($0, isMixed: isMixed) }
            if levels.full > 0 { legend(isMixed: isMixed) }
        }
        .lineLimit(1)
    }

    private var heading: some View {
        HStack(spacing: 0) {
            label(Text(verbatim: "\(year)").bold()).foregroundStyle(.primary)
            Text(verbatim: months).foregroundStyle(.secondary)
        }
    }

    private func weekday(_ index: Int, isMixed: Bool) -> some View {
        HStack(spacing: 0) {
            label(Text(verbatim: DateWords().shortWeekday(firstDay.advanced(by: index).weekday))).foregroundStyle(
                .secondary)
            shades(of: index, isMixed: isMixed)
        }
    }

    private func legend(isMixed: Bool) -> some View {
        let last = Self.bars.count - 1
        let shades = Self.bars.indices.map { shade($0, days: 1, columns: $0 == last ? 1 : 2, isMixed: isMixed) }.reduce(
            Text(verbatim: ""), +)
        return
            (faint(localized("none", "practice") + " ") + shades
            + faint(" " + localized("\(CalendarText.length(levels.full)) and more")))
            .padding(.leading, Double(Self.labelColumns) * 8)
    }

    private func label(_ text: Text) -> some View {
        text.frame(width: Double(Self.labelColumns) * 8, alignment: .leading)
    }

    /// The months' names over the weeks of their first days: all that have room or, where names would touch, every second or third one.
    private var months: String {
        let names = (1...12).compactMap { month -> (month: Int, column: Int, name: String)? in
            guard let day = CivilDay(year: year, month: month, day: 1), day >= firstDay else { return nil }
            let column = (firstDay.distance(to: day) + 7) / 7 * cell - cell
            let name = DateWords().shortMonth(month)
            return column + DisplayWidth.of(name) <= weeks * cell ? (month, column, name) : nil
        }
        for step in [1, 2, 3, 4, 6, 12] {
            var line = ""
            let chosen = names.filter { ($0.month - 1) % step == 0 }
            let isFit = chosen.allSatisfy { _, column, name in
                let width = DisplayWidth.of(line)
                guard line.isEmpty || column > width else { return false }
                line += String(repeating: " ", count: max(0, column - width)) + name
                return true
            }
            if isFit { return line }
        }
        return ""
    }

    /// The days of one weekday, counted from 0 on from the first of the week, in one text; neighbours of the same shade are one run.
    private func shades(of index: Int, isMixed: Bool) -> Text {
        var runs: [(level: Int?, count: Int)] = []
        for week in 0..<weeks {
            let level = level(of: firstDay.advanced(by: week * 7 + index))
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((level, 1))
            }
        }
        return runs.map { run in
            run.level.map { shade($0, days: run.count, columns: cell, isMixed: isMixed) }
                ?? Text(verbatim: String(repeating: " ", count: run.count * cell))
        }.reduce(Text(verbatim: ""), +)
    }

    /// The level of a day; `nil` if it is in another year or in the future.
    private func level(of day: CivilDay) -> Int? {
        guard let first = days.first?.days.lowerBound, day >= first, day <= today else { return nil }
        let index = first.distance(to: day)
        return days.indices.contains(index) ? levels.level(of: days[index].total) : nil
    }

    /// Days of one level, in the colour of bars or, without practice, as faint squares or dots.
    private func shade(_ level: Int, days: Int, columns: Int, isMixed: Bool) -> Text {
        if isMixed {
            let square = Text(verbatim: String(repeating: "▄".padded(to: columns), count: days))
            return level == 0
                ? square.foregroundStyle(FadedInk.of(.quaternary, opacity: Self.noneOpacity))
                : square.foregroundStyle(FadedInk.of(.tint, opacity: Self.mixes[level]))
        }
        let bars = String(repeating: String(Self.bars[level]).padded(to: columns), count: days)
        return level == 0 ? faint(bars) : Text(verbatim: bars).foregroundStyle(.tint)
    }

    private func faint(_ text: String) -> Text {
        Text(verbatim: text).foregroundStyle(.tertiary).textAttributes(faintAttributes)
    }
}

/// Half a year, shown if a whole year's weeks do not fit side by side.
package enum YearHalf: Hashable {
    /// January to June.
    case first
    /// July to December.
    case second

    /// The half that contains a day.
    package init(of day: CivilDay) { self = day.civil.month <= 6 ? .first : .second }

    /// The index of the last week to show, counted from the week that begins with `firstDay`.
    func lastWeek(of year: Int, after firstDay: CivilDay) -> Int {
        let (month, day) = self == .first ? (6, 30) : (12, 31)
        return CivilDay(year: year, month: month, day: day).map { firstDay.distance(to: $0) / 7 } ?? 0
    }
}
