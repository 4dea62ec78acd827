import CivilCalendar
import Foundation
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// The history panel's state as a value: which view, and the position in it.
package struct HistoryPanel: Hashable {
    /// A view.
    package enum Page: Hashable, CaseIterable {
        case sittings, days, weeks, months, year

        /// The view's title.
        package var title: String {
            switch self {
            case .sittings: "Sittings"
            case .days: "Days"
            case .weeks: "Weeks"
            case .months: "Months"
            case .year: "Year"
            }
        }

        /// The calendar unit of the view's bars.
        package var unit: CalendarUnit {
            switch self {
            case .sittings, .days: .day
            case .weeks: .week
            case .months: .month
            case .year: .year
            }
        }
    }

    /// All sittings, by start.
    package let sittings: [CompletedSitting]
    /// The user's calendar.
    package let calendar: HistoryCalendar
    /// When the history was read.
    package let now: Date
    /// Whether streaks are shown.
    package let hasStreak: Bool
    /// The current view.
    package private(set) var page = Page.sittings
    /// Index of the sitting selected in the table.
    private(set) var selected: Int
    /// Whether the selected sitting's details are open.
    package private(set) var isOpen = false
    /// How many periods before the present the chart ends.
    package private(set) var back = 0
    /// The half of the year shown if a whole year does not fit.
    package private(set) var half: YearHalf
    private var hasHalves = false

    /// Creates the panel from the log as read at `now`, with the last sitting selected.
    package init(sittings: [CompletedSitting], calendar: HistoryCalendar, hasStreak: Bool, at now: Date) {
        (self.sittings, self.calendar, self.hasStreak, self.now) = (sittings, calendar, hasStreak, now)
        selected = max(0, sittings.count - 1)
        half = YearHalf(of: calendar.day(of: now))
    }

    /// Takes the available columns; if a year does not fit, the arrow keys move by half-years.
    mutating func fit(columns: Int) { hasHalves = columns < HeatMap.width }

    /// Returns a panel with freshly read data at the same position.
    package func reading(_ new: HistoryPanel) -> HistoryPanel {
        var panel = new
        (panel.page, panel.back, panel.half, panel.hasHalves) = (page, back, half, hasHalves)
        let isNewest = selected >= sittings.count - 1
        if isOpen || !isNewest, let place = new.sittings.firstIndex(where: { $0.id == chosen?.id }) {
            (panel.selected, panel.isOpen) = (place, isOpen)
        } else if !isNewest {
            panel.selected = min(selected, new.selected)
        }
        return panel
    }

    /// The sitting selected in the table; `nil` if there is none.
    package var chosen: CompletedSitting? { sittings.indices.contains(selected) ? sittings[selected] : nil }
    /// The sitting whose details are open; `nil` for the table or a chart.
    var opened: CompletedSitting? { isOpen ? chosen : nil }
    /// The half of the year shown; `nil` for the whole year.
    var shownHalf: YearHalf? { hasHalves ? half : nil }

    /// Today, as of when the history was read.
    package var today: CivilDay { calendar.day(of: now) }
    /// The log entries for statistics.
    package var entries: [HistoryEntry] { sittings.map(\.historyEntry) }
    /// The year that the calendar shows.
    package var year: Int { today.year - (page == .year ? back : 0) }

    /// The report for the given number of bars.
    package func report(rows: Int) -> HistoryReport {
        let unit = page.unit
        let last = unit.days(around: unit.first(around: today, movedBy: -back)).upperBound
        let count = page == .year ? 1 : page == .sittings ? HistoryReport.usualCount(.day) : max(1, rows)
        var first = unit.first(around: last, movedBy: 1 - count)
        // Do not go back beyond the first sitting.
        if page != .sittings, let oldest = sittings.first {
            first = max(first, min(last, unit.first(around: calendar.day(of: oldest.start))))
        }
        return HistoryReport(
            entries, by: unit, days: first...max(first, page == .sittings ? today : last), calendar: calendar,
            hasStreak: hasStreak, at: now)
    }

    /// What a key does.
    package enum Command: Hashable {
        /// Shows another view.
        case turn(Int)
        /// Moves by sittings in the table, by periods in a chart.
        case move(Int)
        /// Opens the selected sitting.
        case open
        /// Closes the opened sitting, or else the history.
        case back
        case close
    }

    /// The keys of the current view.
    package var keyMap: KeyMap<Command> {
        let isTable = page == .sittings
        let far = sittings.count + earliest
        let rank = opened == nil ? 1 : nil
        let view = KeyBinding<Command>("tab", "next view", [.tab: .turn(1), .backTab: .turn(-1)]).hint(
            "view", rank: rank)
        let across = KeyBinding<Command>(
            "← →", isTable ? "ten sittings back or on" : "earlier, later",
            [.left: .move(-stride), .right: .move(stride)])
        let along = KeyBinding<Command>(
            "↑ ↓", isTable ? "previous, next sitting" : "one \(page.unit.rawValue) back or on",
            [.up: .move(-1), .down: .move(1)])
        let pages = KeyBinding<Command>(
            "page keys", "ten back or on; home, end: the ends",
            [.pageUp: .move(-10), .pageDown: .move(10), .home: .move(-far), .end: .move(far)])
        let open = KeyBinding<Command>("enter", "open the sitting", .enter, action: .open).hint("open", rank: 2)
        let back = KeyBinding<Command>("esc", isOpen ? "back to the table" : "back", .escape, action: .back)
            .hint("back", rank: 0)
        let close = KeyBinding<Command>("q h", "close the history", "q", "h", action: .close)
        let closing = KeyBinding<Command>("enter", "back to the table", .enter, action: .back)
        if opened != nil {
            return KeyMap(
                "In the history", [along.hint("another", rank: 1, as: "↑↓"), across, pages, view, closing, back, close])
        }
        if isTable {
            let choose = along.hint("choose", rank: 3, as: "↑↓")
            return KeyMap(
                "In the history", [view, choose, across, pages] + (chosen == nil ? [] : [open]) + [back, close])
        }
        return KeyMap(
            "In the history", [view, across.hint("earlier/later", rank: 2, as: "←→"), along, pages, back, close])
    }

    /// The panel after a command; `nil` if the history closes.
    func performing(_ command: Command) -> HistoryPanel? {
        var panel = self
        switch command {
        case .turn(let steps): panel.turn(by: steps)
        case .move(let steps): panel.move(by: steps)
        case .open: panel.isOpen = true
        case .back where isOpen: panel.isOpen = false
        case .back, .close: return nil
        }
        return panel
    }

    private mutating func turn(by steps: Int) {
        let pages = Page.allCases
        let index = (pages.firstIndex(of: page) ?? 0) + steps + pages.count
        page = pages[index % pages.count]
        (back, half, isOpen) = (0, YearHalf(of: today), false)
    }

    /// The step of the left and right arrows: a week of days, a month of weeks, a year of months.
    private var stride: Int {
        switch page {
        case .sittings: 10
        case .days: 7
        case .weeks: 4
        case .months: 12
        case .year: 1
        }
    }

    private mutating func move(by steps: Int) {
        if page == .sittings {
            selected = min(max(0, selected + steps), max(0, sittings.count - 1))
        } else if page == .year, hasHalves {
            moveHalves(by: steps)
        } else {
            back = min(max(0, back - steps), earliest)
        }
    }

    /// Counts half-years back from the second half of this year.
    private mutating func moveHalves(by steps: Int) {
        func count(_ years: Int, _ half: YearHalf) -> Int { years * 2 + (half == .second ? 0 : 1) }
        let first = sittings.first.map { YearHalf(of: calendar.day(of: $0.start)) } ?? half
        let present = count(0, YearHalf(of: today))
        let place = min(max(present, count(back, half) - steps), max(present, count(earliest, first)))
        (back, half) = (place / 2, place % 2 == 0 ? .second : .first)
    }

    /// The number of periods back to the first sitting.
    private var earliest: Int {
        guard page != .sittings, let first = sittings.first else { return 0 }
        let day = min(calendar.day(of: first.start), today)
        switch page.unit {
        case .day: return day.distance(to: today)
        case .week: return page.unit.first(around: day).distance(to: today) / 7
        case .month: return (today.year - day.year) * 12 + today.month - day.month
        case .year: return today.year - day.year
        }
    }
}
