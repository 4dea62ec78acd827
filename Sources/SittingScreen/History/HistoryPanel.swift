import CellUI
import CivilCalendar
import Foundation
import Languages
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// The history panel's state as a value: which view, and the position in it.
package struct HistoryPanel: Hashable {
    /// A view.
    package enum Page: Hashable, CaseIterable {
        case sittings, days, weeks, months, year
        /// Methods, types, hours and days of the week.
        case habits

        /// The view's title.
        package var title: String {
            switch self {
            case .sittings: localized("Sittings")
            case .days: localized("Days")
            case .weeks: localized("Weeks")
            case .months: localized("Months")
            case .year: localized("Year")
            case .habits: localized("Habits")
            }
        }

        /// The calendar unit of the view's bars.
        package var unit: CalendarUnit {
            switch self {
            case .sittings, .days: .day
            case .weeks: .week
            case .months, .habits: .month
            case .year: .year
            }
        }
    }

    /// A click in the history.
    package enum Click: Hashable {
        /// Selects a sitting of the table or, if it is selected, opens it.
        case select(Int)
        /// Turns to another view.
        case turn(to: Page)
        /// Sorts the sittings by method, type, hour or day of the week.
        case divide(by: PracticeDivision)
        /// Edits a field of the editor.
        case edit(SittingEditor.Field)
        /// Answers the question whether to delete the sitting.
        case answer(Bool)
    }

    /// The result of a key or click.
    package enum Outcome: Hashable {
        /// The history stays open.
        case open
        /// It closes.
        case closed
        /// Change the log.
        case change(SittingChange)
        /// What was typed is invalid; one sentence says why.
        case refused(String)
    }

    /// All sittings, by start.
    package let sittings: [CompletedSitting]
    /// The user's calendar.
    package let calendar: HistoryCalendar
    /// When the history was read.
    package let now: Date
    /// How the practice is reviewed.
    package let rules: PracticeRules
    /// The moods to choose from; any word is one if there are none.
    private let moods: [String]
    /// The current view.
    package private(set) var page = Page.sittings
    /// Index of the sitting selected in the table.
    private(set) var selected: Int
    /// Whether the selected sitting's details are open.
    package private(set) var isOpen = false
    /// The editor of the opened sitting; `nil` if nothing is being changed.
    private(set) var editor: SittingEditor?
    /// Rows of the opened sitting's details scrolled past.
    private(set) var offset = 0
    /// Rows of the details that do not fit on the screen.
    private(set) var hiddenRows = 0
    /// How many periods before the present the chart ends.
    package private(set) var back = 0
    /// The half of the year shown if a whole year does not fit.
    package private(set) var half: YearHalf
    private var hasHalves = false
    /// What the view of habits shows.
    package private(set) var division = PracticeDivision.method

    /// Creates the panel from the log as read at `now`, with the last sitting selected.
    package init(
        sittings: [CompletedSitting], calendar: HistoryCalendar, rules: PracticeRules, moods: [String] = [],
        at now: Date
    ) {
        (self.sittings, self.calendar, self.rules, self.now) = (sittings, calendar, rules, now)
        self.moods = moods
        selected = max(0, sittings.count - 1)
        half = YearHalf(of: calendar.day(of: now))
    }

    /// Takes the available space. If a year does not fit, the arrow keys move by half-years; if the details of a sitting do
    /// not fit, they scroll.
    mutating func fit(_ size: CellSize) {
        hasHalves = size.width < HeatMap.width
        hiddenRows = opened.map { SittingDetails(sitting: $0, timeZone: calendar.timeZone).hiddenRows(in: size) } ?? 0
        offset = min(offset, hiddenRows)
    }

    /// Returns a panel with freshly read data at the same position.
    package func reading(_ new: HistoryPanel) -> HistoryPanel {
        var panel = new
        if new.pages.contains(page) { panel.page = page }
        (panel.back, panel.half, panel.hasHalves, panel.division) = (back, half, hasHalves, division)
        let isNewest = selected >= sittings.count - 1
        if isOpen || !isNewest, let place = new.sittings.firstIndex(where: { $0.id == chosen?.id }) {
            (panel.selected, panel.isOpen) = (place, isOpen)
            (panel.editor, panel.offset, panel.hiddenRows) = (editor, offset, hiddenRows)
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

    /// The views to choose from.
    var pages: [Page] { Page.allCases.filter { $0 != .habits || rules.isReviewed } }

    /// The report for the given number of bars.
    package func report(rows: Int) -> HistoryReport {
        let unit = page.unit
        if page == .habits {
            let first = sittings.first.map { calendar.day(of: $0.start) } ?? today
            return HistoryReport(
                entries, by: unit, days: min(first, today)...today, calendar: calendar, rules: rules, at: now)
        }
        let last = calendar.days(of: unit, around: calendar.first(of: unit, around: today, movedBy: -back)).upperBound
        let count = page == .year ? 1 : page == .sittings ? HistoryReport.usualCount(.day) : max(1, rows)
        var first = calendar.first(of: unit, around: last, movedBy: 1 - count)
        // Do not go back beyond the first sitting.
        if page != .sittings, let oldest = sittings.first {
            first = max(first, min(last, calendar.first(of: unit, around: calendar.day(of: oldest.start))))
        }
        return HistoryReport(
            entries, by: unit, days: first...max(first, page == .sittings ? today : last), calendar: calendar,
            rules: rules, at: now)
    }

    /// Performs what a key does at `now`.
    mutating func perform(_ command: Command, at now: Date) -> Outcome {
        switch command {
        case .turn(let steps): turn(by: steps)
        case .move(let steps): move(by: steps)
        case .scroll(let rows): offset = min(max(0, offset + rows), hiddenRows)
        case .open: isOpen = true
        case .back where isOpen: close()
        case .back, .close: return .closed
        case .edit(let subject): editor = opened.map { SittingEditor(subject, of: $0, in: calendar.timeZone) }
        case .undo: return .change(.undo)
        case .editor(let command):
            guard let outcome = editor?.perform(command, at: now, calendar: calendar, moods: moods) else { break }
            return take(outcome)
        }
        return .open
    }

    /// Handles a click.
    mutating func handle(_ click: Click) -> Outcome {
        switch click {
        case .select(let index) where index == selected: isOpen = true
        case .select(let index): selected = min(max(0, index), max(0, sittings.count - 1))
        case .turn(let page): turn(to: page)
        case .divide(let division): self.division = division
        case .edit(let field): editor?.edit(field)
        case .answer(let isDeleting): if let outcome = editor?.answer(isDeleting) { return take(outcome) }
        }
        return .open
    }

    /// Closes the editor after the log was changed.
    mutating func closeEditor() { editor = nil }

    private mutating func take(_ outcome: SittingEditor.Outcome) -> Outcome {
        switch outcome {
        case .open: break
        case .closed: editor = nil
        case .change(let change): return .change(change)
        case .refused(let sentence): return .refused(sentence)
        }
        return .open
    }

    private mutating func close() { (isOpen, offset, hiddenRows) = (false, 0, 0) }

    private mutating func turn(by steps: Int) {
        let pages = pages
        let index = (pages.firstIndex(of: page) ?? 0) + steps + pages.count
        turn(to: pages[index % pages.count])
    }

    private mutating func turn(to page: Page) {
        self.page = page
        (back, half) = (0, YearHalf(of: today))
        close()
    }

    /// The step of the left and right arrows: a week of days, a month of weeks, a year of months.
    var stride: Int {
        switch page {
        case .sittings: 10
        case .days: 7
        case .weeks: 4
        case .months: 12
        case .year, .habits: 1
        }
    }

    private mutating func move(by steps: Int) {
        if page == .sittings {
            selected = min(max(0, selected + steps), max(0, sittings.count - 1))
            offset = 0
        } else if page == .habits {
            let divisions = PracticeDivision.allCases
            let index = (divisions.firstIndex(of: division) ?? 0) + steps.signum() + divisions.count
            division = divisions[index % divisions.count]
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
    var earliest: Int {
        guard page != .sittings, page != .habits, let first = sittings.first else { return 0 }
        let day = min(calendar.day(of: first.start), today)
        switch page.unit {
        case .day: return day.distance(to: today)
        case .week: return calendar.first(of: .week, around: day).distance(to: today) / 7
        case .month: return (today.year - day.year) * 12 + today.month - day.month
        case .year: return today.year - day.year
        }
    }
}
