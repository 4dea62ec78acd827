import ActivityLifecycle
import CivilCalendar
import Foundation

/// Formats a ``RestartNotice``, whose text changes every minute.
struct RestartNoticeFormat: DiscreteFormatStyle, Hashable, Sendable {
    let restartDate: Date

    func format(_ date: Date) -> String { RestartNotice(restartDate: restartDate).text(at: date) }

    func discreteInput(after input: Date) -> Date? {
        let left = restartDate.seconds(since: input)
        guard left > 0 else { return nil }
        // At exactly a minute the text says 1 min, and a millisecond later under a minute.
        return left == 60 ? input.nextMillisecond : ClockTick(from: restartDate, every: 60).next(after: input)
    }

    func discreteInput(before input: Date) -> Date? { input > restartDate ? restartDate : nil }
}

extension PresentationCanvas {
    /// Draws the activity's renewal notice on the bottom edge of its surface, where it does not move content. Not drawn if it
    /// is wider than the edge.
    ///
    ///     │ Backup        3 of 5 │
    ///     ╰── Renews in 5 min ───╯
    func drawNotice(of views: ActivityViews?, onEdgeOf rect: CellRect, ground: Paint, context: inout DrawingContext) {
        guard let notice = views?.notice, rect.height > 1 else { return }
        let row = CellRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
        let appears = notice.restartDate - RestartNotice.time
        guard context.now >= appears else { return context.changes(at: appears, in: row) }
        let columns = notice.text(at: context.now).count + 2
        // Keep the round corners.
        guard columns <= rect.width - 4 else { return }
        let place = CellRect(x: rect.minX + (rect.width - columns) / 2, y: row.minY, width: columns, height: 1)
        context.fill(place, with: ground)
        let text = Text(.currentDate, format: RestartNoticeFormat(restartDate: notice.restartDate)).lineLimit(1)
            .font(.caption).foregroundStyle(.secondary)
        let view = PreparedView(text, environment: cardEnvironment(scale: .standard, now: context.now))
        context.surface("Renewal", in: place) { $0.draw(view, in: place.inset(columns: 1, rows: 0)) }
    }
}
