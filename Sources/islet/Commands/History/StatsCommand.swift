import ArgumentParser
import CellUI
import CivilCalendar
import CommandHelp
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import ShellCommands
import SittingScreen
import Surroundings

/// `islet stats`: the log in figures and pictures.
struct StatsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show the log as figures, bars or a year's calendar.",
        discussion: """
            A sitting counts for the day on which it began, by your clock and the setting day-start; weeks begin on the day of \
            the setting first-weekday. A streak is a number \
            of days in a row, and is not broken before the day ends; streak = false hides it. The streak and the line "all \
            time" cover all sittings of the method and type, regardless of the period.

            --by method, type, hour and weekday sort the sittings of the period, by default of the whole log: hours are those in \
            which sittings began. Averages a day and a week count all days of the period, from the first sitting to today.

            With an aim (islet aim 2h30m) a ring shows how much of it was sat this week. days-off lists days that do not break \
            the streak, and day-minimum is what a day needs to count; review = false hides aim, streak and averages.

            EXAMPLES
              islet stats                        the last fourteen days
              islet stats --by month --since 2025
              islet stats --by hour              when in the day you sit
              islet stats --heat-map             this year as a calendar
              islet stats --heat-map --since 2025 --until 2025
              islet stats --plain                words and numbers only
              islet stats --format json
            """)

    @Option(
        help: ArgumentHelp("The period that a bar stands for; or method, type, hour or weekday.", valueName: "unit"))
    var by: StatsGrouping?

    @Flag(name: .customLong("heat-map"), help: "Show years as calendars, one shade a day.")
    var isHeatMap = false

    @Flag(help: "Words and numbers only, for screen readers; automatic if TERM is dumb.")
    var plain = false

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @OptionGroup var options: HistoryOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        guard !isHeatMap || by == nil else {
            throw CommandFailure(
                sentence: localized("A heat map shows days; leave out --by, or leave out --heat-map."), status: .usage)
        }
        let now = shell.clock().wall
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let calendar = loaded.calendar(in: shell)
        var filter = try options.filter(at: now, calendar: calendar)
        let (since, before) = (filter.since, filter.before)
        (filter.since, filter.before) = (nil, nil)
        let all = try shell.store.entries(filter)
        let days = days(since: since, before: before, entries: all, calendar: calendar, at: now)
        if let days { try check(days, calendar: calendar) }
        let report = HistoryReport(
            all, by: unit, days: days, calendar: calendar, rules: loaded.settings.practice, at: now)
        let isAhead = report.days.lowerBound > report.today
        if format == .json {
            try shell.sayWhole(try JSONText.lines(StatsObject(report, by: by?.rawValue ?? unit.rawValue)))
        } else if all.isEmpty {
            shell.complain(
                (filter == SittingFilter()
                    ? localized("No sitting has been completed yet; start one with `islet sit 20m`.")
                    : localized("No sitting in the log matches; `islet log` lists all.")) + "\n")
        } else if isAhead {
            shell.complain(
                localized("Nothing to count: \(report.days.lowerBound.description) is in the future.") + "\n")
        } else if plain || shell.environment["TERM"] == "dumb" {
            try shell.sayLines(StatsWords.text(of: report, isBrief: isHeatMap, by: by?.division))
        } else {
            let theme = try loaded.themes.theme(named: loaded.settings.theme).theme
            let output = FrameOutput(in: shell)
            let stats = StatsView(
                report, entries: all, calendar: calendar, isHeatMap: isHeatMap, division: by?.division,
                columns: min(shell.outputColumns(), isHeatMap ? 120 : 100))
            try shell.write(output.text(of: stats.frame(in: theme, at: now)))
        }
        return ExitStatus.success.rawValue
    }

    /// Refuses a period with more bars than anyone can read; drawing them would take gigabytes.
    private func check(_ days: ClosedRange<CivilDay>, calendar: HistoryCalendar) throws(CommandFailure) {
        let count =
            days.lowerBound.distance(to: days.upperBound) / calendar.days(of: unit, around: days.lowerBound).count + 1
        guard count > Self.mostBars else { return }
        throw CommandFailure(
            sentence: localized(
                "\(days.lowerBound.description) to \(days.upperBound.description) is \(CalendarText.count(count, unit)), and at most \(String(Self.mostBars)) can be shown; choose a later --since or a longer --by."
            ), status: .usage)
    }

    /// The unit of the report's periods.
    private var unit: CalendarUnit { by?.unit ?? .day }

    /// A hundred years of days.
    private static let mostBars = 36_525

    /// The days that are looked at; nil for the usual ones.
    private func days(
        since: Date?, before: Date?, entries: [HistoryEntry], calendar: HistoryCalendar, at now: Date
    ) -> ClosedRange<CivilDay>? {
        let today = calendar.day(of: now)
        if isHeatMap, since == nil, before == nil { return calendar.first(of: .year, around: today)...today }
        guard since != nil || before != nil else {
            // What is sorted by something else than the calendar is sorted for good.
            guard by?.division != nil, let first = entries.first else { return nil }
            return min(calendar.day(of: first.start), today)...today
        }
        // The end is the first instant that is not meant.
        let last = before.map { calendar.day(of: $0 - 0.001) } ?? today
        let oldest = by?.division == nil ? nil : entries.first.map { min(calendar.day(of: $0.start), last) }
        let first =
            since.map { calendar.day(of: $0) } ?? oldest
            ?? calendar.first(of: unit, around: last, movedBy: 1 - HistoryReport.usualCount(unit))
        // A period in the future gives its first day, with nothing on it.
        return first...max(first, last)
    }
}

/// What the bars of `islet stats` stand for. The raw value is what users type.
enum StatsGrouping: RawRepresentable, CaseIterable, ExpressibleByArgument {
    case period(CalendarUnit)
    case part(PracticeDivision)

    static let allCases = CalendarUnit.allCases.map(period) + PracticeDivision.allCases.map(part)

    init?(rawValue: String) {
        guard let grouping = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = grouping
    }

    var rawValue: String {
        switch self {
        case .period(let unit): unit.rawValue
        case .part(let division): division.rawValue
        }
    }

    /// The unit of the report's periods.
    var unit: CalendarUnit { if case .period(let unit) = self { unit } else { .month } }
    /// What sittings are sorted by; `nil` for periods.
    var division: PracticeDivision? { if case .part(let division) = self { division } else { nil } }
}
