import ActivitySystem
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import PlainText
import Store

/// A sitting and other apps' activities at one instant, and how much of them a line may show.
package struct StatusMoment {
    /// The sitting, in wall-clock time; `nil` where none runs.
    package let whole: Sitting?
    /// The instant, by the wall clock.
    package var now: Date
    /// Whether clocks have seconds.
    package let showsSeconds: Bool
    /// The person's time zone. Asked for only by what says a time of day: reading it takes a while.
    package let timeZone: () -> TimeZone
    /// The server that has the timer; `nil` where it is kept here.
    package let server: JoinedServer?
    /// The emulated device with the sitting among its activities; `nil` where there are no others.
    private let system: SystemState?
    /// When another countdown has its turn.
    private let countdownTurn: Date?

    /// The timer and the activities as they are at the timer's reading of the clocks.
    package init(
        _ timer: WallClockState, _ activities: StoredActivities = StoredActivities(), server: JoinedServer? = nil,
        showsSeconds: Bool, timeZone: @escaping () -> TimeZone
    ) {
        (whole, now) = (timer.sitting, timer.now)
        (self.showsSeconds, self.server) = (showsSeconds, server)
        self.timeZone = timeZone
        guard !activities.isEmpty else {
            (system, countdownTurn) = (nil, nil)
            return
        }
        var activities = activities
        activities.catchUp(at: now)
        countdownTurn = activities.nextChange
        if let whole { activities.system.request(.running(whole), at: now) }
        system = activities.system
    }

    /// The same, left alone until another instant.
    package func at(_ date: Date) -> StatusMoment {
        var moment = self
        moment.now = date
        return moment
    }

    // MARK: The sitting

    /// The sitting, or its current stage as if it were one; `nil` where none runs.
    package var sitting: Sitting? { whole?.stageAsSitting(at: now) }

    /// The current stage; `nil` without stages.
    package var stage: RunningStage? { whole?.stage(at: now) }

    /// What the sitting is doing; `nil` without one.
    package var phase: SittingPhase? { sitting?.phase(at: now) }

    /// `12:34`, or `12m` where seconds are off.
    package func clock(_ seconds: TimeInterval) -> String {
        showsSeconds ? ClockText.clock(seconds) : ClockText.coarse(seconds)
    }

    /// The seconds sat.
    package var elapsed: TimeInterval? { sitting?.elapsed(at: now) }

    /// `00:07`, the rest of the preparation, with seconds even where they are off: it is over too soon for minutes. Nil when
    /// the sitting has begun.
    package var preparation: String? {
        guard let left = sitting?.preparationLeft(at: now), left > 0 else { return nil }
        return ClockText.clock(left.rounded(.up))
    }

    /// The seconds up to the target, rounded up to what is shown, so that the last minute is one and that elapsed and
    /// remaining time are the target together; nil when open-ended.
    package var remaining: TimeInterval? {
        sitting?.remaining(at: now).map { showsSeconds ? $0.rounded(.up) : ($0 / 60).rounded(.up) * 60 }
    }

    /// `+01:30`; nil while the target lies ahead and when open-ended.
    package var overtime: String? { sitting?.overtime(at: now).map { "+" + clock($0) } }

    /// How much of the target is done, from 0 to 100; nil when open-ended.
    package var percent: Int? { sitting?.parts(of: 100, at: now) }

    /// `08:34`, when the bell is due or was, on the wall clock; nil when open-ended, and while a pause holds it up.
    package var bell: String? {
        sitting?.targetDate.map { WallClockText.time($0, seenAt: now, in: timeZone()) }
    }

    // MARK: Other apps' activities

    /// The visible activities of other apps, in the order of the lock screen.
    package var others: [StatusActivity] {
        system?.inLockScreenOrder(at: now).filter { $0.id != ActivityIdentifier.sitting }.map {
            StatusActivity(activity: $0, summary: ActivityWidgets.summary(of: $0))
        } ?? []
    }

    /// The same with their views, and which of them go before the sitting.
    var drawnOthers: [OtherActivity] {
        system.map { OtherActivity.all(in: $0, beside: ActivityIdentifier.sitting, at: now) } ?? []
    }

    /// Whether the sitting has the first of the two minimal places, or is alone.
    var isSittingAttached: Bool { system?.place(of: ActivityIdentifier.sitting, at: now) != .minimalDetached }

    /// What the running ones say, each in a few words: `Tea 02:13`, `Build 38 %`.
    var sayings: [String] {
        others.filter(\.isRunning).map { other in
            let title = other.summary?.title ?? ""
            // What is left counts up to the second or the minute that is shown.
            let detail = other.detail(at: now) { clock(showsSeconds ? $0 : ($0 / 60).rounded(.up) * 60) }
            return TerminalText.oneLine(detail.map { "\(title) \($0)" } ?? title)
        }
    }

    /// When another countdown has its turn. From then on the moment is out of date.
    package var turn: Date? { countdownTurn.map { max($0, now) } }

    /// The next instant at which something of the others may change; nil for never.
    var nextOfOthers: Date? {
        guard let system else { return nil }
        var tick = others.filter(\.isRunning).compactMap { $0.nextTick(after: now, showsSeconds: showsSeconds) }.min()
        // Two clocks that go in turns would be two lines a second.
        if let sitting, sitting.pausedAt == nil {
            tick = tick.map { TickSchedule.beat(notBefore: $0, of: sitting) }
        }
        return [tick, system.nextDeadline(after: now)].compactMap { $0 }.filter { $0 > now }.min()
    }
}
