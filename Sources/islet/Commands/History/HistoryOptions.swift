import ArgumentParser
import Foundation
import HostSystem
import Languages
import Meditation
import Surroundings

/// The options that say which sittings are meant.
struct HistoryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "From this time on: 2026-11-01, 2026-11, 2026, \"2026-11-01 08:00\", today, yesterday, monday, this-week, "
                + "last-month, 7d, 2w, 6mo, 1y, 3h.", valueName: "date"))
    var since: String?

    @Option(help: ArgumentHelp("Up to this time; a day, month or year counts as a whole.", valueName: "date"))
    var until: String?

    @Option(help: ArgumentHelp("Only this method; Islet's own words in any language.", valueName: "name"))
    var method: String?

    @Option(
        help: ArgumentHelp("Only this type of practice.", valueName: "type"),
        completion: .list(SessionType.allCases.map(\.rawValue)))
    var type: String?

    /// The sittings that are meant. The calendar is asked for only where a date was typed.
    func filter(at now: Date, calendar: @autoclosure () -> HistoryCalendar) throws -> SittingFilter {
        var filter = SittingFilter(methodName: method, type: try type.map(SessionType.init(parsing:)))
        guard since != nil || until != nil else { return filter }
        let calendar = calendar()
        filter.since = try since.map { try MomentArgument.moment($0, at: now, calendar: calendar).start(in: calendar) }
        filter.before = try until.map { try MomentArgument.moment($0, at: now, calendar: calendar).end(in: calendar) }
        if let since = filter.since, let before = filter.before, since >= before {
            throw CommandFailure(
                sentence: localized("The end (--until) is not after the beginning (--since); give a later one."),
                status: .usage)
        }
        return filter
    }
}
