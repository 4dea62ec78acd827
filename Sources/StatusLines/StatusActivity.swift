import ActivitySystem
import CivilCalendar
import Foundation
import Languages
import LiveActivities

/// Another app's activity in a status line.
package struct StatusActivity {
    /// The activity as shown.
    package let activity: ShownActivity
    /// What there is to say of it; `nil` where its type is unknown or its data is not of its type.
    package let summary: ActivitySummary?

    package init(activity: ShownActivity, summary: ActivitySummary?) {
        self.activity = activity
        self.summary = summary
    }

    /// Whether it is running: one that has ended is on the lock screen for a while, and no line's business.
    package var isRunning: Bool { activity.state != .ended && summary != nil }

    /// What is said where nothing has been heard for too long.
    package static var noNews: String { localized("no news") }

    /// Whether nothing has been heard for too long; cards say so in the same words.
    package var isWithoutNews: Bool { activity.isStale && summary?.tellsStale == true }

    /// How it stands, in a word or a clock, as in the small places of a phone: what the app says, how much is done, what is left,
    /// or how long it has lasted; `nil` where none of these is known.
    package func detail(at now: Date, clock: (TimeInterval) -> String) -> String? {
        guard let summary else { return nil }
        if isWithoutNews { return Self.noNews }
        if let status = summary.status { return status }
        if let percent = summary.percent { return "\(percent) %" }
        if let end = summary.end { return clock(end.seconds(since: now).rounded(.up)) }
        return summary.start.map { clock(now.seconds(since: $0)) }
    }

    /// The instant from which the seconds of its clock count; `nil` where no clock is shown.
    private var clockOrigin: Date? {
        guard let summary, summary.status == nil, summary.progress == nil, !isWithoutNews else { return nil }
        return summary.end ?? summary.start
    }

    /// The next instant at which its clock shows something else; `nil` where it shows none, or stands at nought.
    func nextTick(after now: Date, showsSeconds: Bool) -> Date? {
        guard let clockOrigin else { return nil }
        if summary?.end != nil, now >= clockOrigin { return nil }
        return ClockTick(from: clockOrigin, every: showsSeconds ? 1 : 60).next(after: now)
    }
}
