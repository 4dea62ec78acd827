import ActivitySystem
import Foundation

/// Keeps a session showing for longer than one activity may live: it replaces the activity in time, carries its content over
/// and replaces one that the system ended. A value: events and `now` go in, effects come out, nothing else happens.
///
///     session   |------------------------------------------------------------->
///     activity  |---- 7 h ----|---- 7 h ----|-- ended by the system
///                             '-- handover  '--|---- a new one ----
///
/// **How to drive it.** Do every effect in its order; answer a ``Effect/request(_:sessionStart:)`` with
/// ``Event/requestSucceeded(id:)`` or ``Event/requestFailed(_:)``, before the next request comes (there is never a second
/// one in between); send ``Event/tick`` at ``nextDeadline`` or later.
///
/// **What it keeps.** While a session runs and requests succeed, an activity is showing except during ``transition``, and it
/// shows the newest content. A restart requests the new activity and ends the old one as soon as that is granted
/// (``Handover/requestingFirst``), so that every frame shows the session and a refusal costs nothing: the old one is still
/// there. Where the app may have no second activity, the old one is ended first all the same. ``Handover/endingFirst`` always
/// ends first and requests 100 ms later; a refused request then leaves nothing showing until the retry. A request is retried after 2, 4 and 8 seconds (``retry`` says which attempt of 3 is next); a fourth refusal ends
/// the session gracefully (``Effect/gaveUp(_:)``).
///
/// **How to keep it.** The value is `Codable`. A program that is not always running stores it, and after a kill or a reboot
/// sends ``Event/tick`` at each ``nextChange`` up to now: everything is done as of its own instant.
///
/// **When requests cannot succeed.** While Live Activities are switched off, or the app is in the background, nothing is
/// requested and no retry is spent: the old activity stays as long as the system lets it, and the new one is requested as
/// soon as that is possible again.
public struct SessionLifecycle<Content: SessionContent>: Codable, Hashable, Sendable {
    /// When an activity is replaced.
    public let schedule: RestartSchedule
    /// Which comes first in a restart: the new activity or the old one's end.
    public let handover: Handover
    /// How many bytes the attributes take as JSON; with the content they stay under ``SystemState/contentLimit``.
    public let attributesSize: Int
    /// The time between two looks at an activity's age, in seconds; see ``checkIntervals``. Default: 60.
    public let checkInterval: TimeInterval

    /// What has been counted since this value was made. Set it to go on counting from what was stored.
    public var metrics = SessionMetrics()

    var session: LiveSession?
    /// There while the session is.
    var contents: SessionContents<Content>?
    /// Whether Live Activities are switched on, as far as the session was notified.
    public internal(set) var isEnabled = true
    /// Whether the app is in the foreground, as far as the session was notified.
    public internal(set) var isInForeground = true
    /// A request is unanswered whose session is over: what it brings must be ended.
    var hasOrphanedRequest = false
    var latestServerRequest: Date?

    /// No session yet; Live Activities count as on and the app as in the foreground until an event says otherwise.
    ///
    /// - Parameters:
    ///   - schedule: When an activity is replaced. Default: after seven hours.
    ///   - handover: Which comes first in a restart. Default: the new activity.
    ///   - attributesSize: The bytes that the attributes take as JSON. Default: 0.
    ///   - checkInterval: The time between two looks at an activity's age, in seconds, clamped to ``checkIntervals``.
    public init(
        schedule: RestartSchedule = .standard, handover: Handover = .requestingFirst, attributesSize: Int = 0,
        checkInterval: TimeInterval = SessionLifecycle.standardCheckInterval
    ) {
        (self.schedule, self.handover, self.attributesSize) = (schedule, handover, attributesSize)
        self.checkInterval = min(max(checkInterval, Self.checkIntervals.lowerBound), Self.checkIntervals.upperBound)
    }

    /// Handles the event, then everything that is due at `now`. Perform the effects in this order.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        let effects = apply(event, at: now)
        let due = advance(to: now)
        return due.isEmpty ? effects : effects + due
    }

    /// When ``Event/tick`` is due next: a look at the activity's age (every ``checkInterval``), the notice, the restart, the
    /// end of the transition or a retry. `nil` while nothing happens by itself.
    public var nextDeadline: Date? {
        [session?.nextChange, session?.nextCheck(every: checkInterval)].compactMap { $0 }.min()
    }

    /// The same without the looks at the age, which change nothing by themselves: for a program that stores the session and
    /// catches up when it is run.
    public var nextChange: Date? { session?.nextChange }
}

extension SessionLifecycle {
    /// The usual time between two looks at an activity's age, in seconds: a minute.
    public static var standardCheckInterval: TimeInterval { 60 }
    /// The check intervals that are allowed, in seconds: from one second to five minutes.
    public static var checkIntervals: ClosedRange<TimeInterval> { 1...300 }
    /// The longest time without an activity in a restart, in seconds.
    public static var transition: TimeInterval { 0.1 }
    /// How long before a restart its notice comes, in seconds.
    public static var noticeTime: TimeInterval { LiveSession.noticeTime }
    /// The age from which a significant change of content restarts the activity, in seconds: 6 hours.
    public static var earlyRestartAge: TimeInterval { 6 * 3600 }
    /// The seconds after a refused request until the next; when they are used up, the session ends.
    public static var retryDelays: [TimeInterval] { [2, 4, 8] }

    /// Whether a session is running, with or without an activity.
    public var isRunning: Bool { session != nil }
    /// The activity that is showing; `nil` if there is none.
    public var activityID: String? { session?.activity?.id }
    /// The whole content of the session, as the app gave it; its activity may show less of it.
    public var content: Content? { contents?.content }
    /// When the session began, with its first activity.
    public var sessionStart: Date? { session?.startDate }
    /// When the activity that is showing is due to be replaced.
    public var restartDate: Date? { session?.activity?.restartDate }
    /// Whether a new activity is wanted and not there yet.
    public var isRestarting: Bool { session.map { $0.request != .none } ?? false }

    /// How long the session has been going on, over all its activities; `nil` without one, never negative.
    public func sessionDuration(at now: Date) -> TimeInterval? {
        session.map { max(0, now.timeIntervalSince($0.startDate)) }
    }

    /// When the activity that is showing was requested; `nil` if there is none.
    public var activityStart: Date? { session?.activity?.startDate }
    /// How many times the session's activity has been replaced; 0 without a session.
    public var restarts: Int { session?.restarts ?? 0 }
    /// How many of the session's requests were refused; 0 without a session.
    public var failures: Int { session?.failures ?? 0 }

    /// The next retry; `nil` while none is pending.
    public var retry: RestartRetry? {
        guard case .waiting(let date, let attempt) = session?.request, attempt > 0 else { return nil }
        return RestartRetry(attempt: attempt, of: Self.retryDelays.count, date: date)
    }

    /// What a person may be notified of: the restart in the last ``noticeTime`` before it, and while it is under way.
    public func notice(at now: Date) -> RestartNotice? {
        guard let date = restartDate, now >= date - Self.noticeTime else { return nil }
        return RestartNotice(restartDate: date)
    }

    /// The seconds until the activity is replaced; `nil` without one, 0 when that is due.
    public func timeUntilRestart(at now: Date) -> TimeInterval? {
        restartDate.map { max(0, $0.timeIntervalSince(now)) }
    }
}
