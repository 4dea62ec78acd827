import ActivitySystem
import Foundation

/// Keeps a session on show for longer than the system lets one activity live: it replaces the activity in time, carries the
/// content over and repairs what the system breaks. A value: events and `now` go in, effects come out, nothing else happens.
///
///     session   |------------------------------------------------------------->
///     activity  |---- 7 h ----|---- 7 h ----|-- ended by the system
///                             '-- handover  '--|---- a new one ----
///
/// **How to drive it.** Do every effect in its order; answer a ``Effect/request(_:sessionStart:)`` with
/// ``Event/requestSucceeded(id:)`` or ``Event/requestFailed(_:)``, before the next request comes (there is never a second
/// one in between); send ``Event/tick`` at ``nextDeadline``, later is no harm.
///
/// **What it keeps.** While a session runs and requests succeed, something is on show but for ``transition``, and what is on
/// show is the newest content. A restart ends the old activity at once and asks for the new one 100 ms later
/// (``Handover/endingFirst``); a refused request then leaves nothing on show until the retry. ``Handover/requestingFirst``
/// asks first, so that a refusal costs nothing, for the old one is still there; where the app may have no second activity,
/// it ends first all the same. A request is retried after 2, 4 and 8 seconds; a fourth refusal ends the session gracefully
/// and is told.
///
/// **When requests cannot succeed.** While Live Activities are switched off, or the app is in the background, nothing is
/// asked for and no retry is spent: an old activity stays on show as long as the system lets it, and the new one is asked
/// for in the instant in which it is possible again.
public struct SessionLifecycle<Content: SessionContent>: Hashable, Sendable {
    /// When an activity is replaced.
    public let schedule: RestartSchedule
    /// Which comes first in a restart: the new activity or the old one's end.
    public let handover: Handover
    /// How many bytes the attributes take as JSON; with the content they stay under ``SystemState/contentLimit``.
    public let attributesSize: Int

    /// What has been counted since this value was made.
    public internal(set) var metrics = SessionMetrics()

    var session: LiveSession?
    /// There while the session is.
    var contents: SessionContents<Content>?
    var isEnabled = true
    var isInForeground = true
    /// A request is unanswered whose session is over: what it brings must be ended.
    var hasOrphanedRequest = false
    var latestServerRequest: Date?

    /// No session yet; Live Activities are taken to be on and the app to be in the foreground until told otherwise.
    public init(
        schedule: RestartSchedule = .standard, handover: Handover = .endingFirst, attributesSize: Int = 0
    ) {
        (self.schedule, self.handover, self.attributesSize) = (schedule, handover, attributesSize)
    }

    /// Lets the event happen, then what is due at `now`. The effects are to be done in this order.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        let effects = apply(event, at: now)
        let due = advance(to: now)
        return due.isEmpty ? effects : effects + due
    }

    /// When ``Event/tick`` is due next: a look at the activity's age (every ``checkInterval``), the notice, the restart, the
    /// end of the transition or a retry. `nil` while nothing happens by itself.
    public var nextDeadline: Date? { session?.nextDeadline }
}

extension SessionLifecycle {
    /// How often an activity's age is looked at, in seconds.
    public static var checkInterval: TimeInterval { LiveSession.checkInterval }
    /// The longest time with nothing on show in a restart, in seconds.
    public static var transition: TimeInterval { 0.1 }
    /// How long before a restart it is told, in seconds.
    public static var noticeTime: TimeInterval { LiveSession.noticeTime }
    /// The age from which a significant change of content restarts the activity, in seconds: 6 hours.
    public static var earlyRestartAge: TimeInterval { 6 * 3600 }
    /// The seconds after a refused request until the next; when they are used up, the session ends.
    public static var retryDelays: [TimeInterval] { [2, 4, 8] }

    /// Whether a session goes on, on show or not.
    public var isRunning: Bool { session != nil }
    /// The activity on show; `nil` where there is none.
    public var activityID: String? { session?.activity?.id }
    /// The whole content of the session, as the app gave it: what is on show may be shortened.
    public var content: Content? { contents?.content }
    /// When the session began, however often its activity was replaced.
    public var sessionStart: Date? { session?.startDate }
    /// When the activity on show is due to be replaced.
    public var restartDate: Date? { session?.activity?.restartDate }
    /// Whether a new activity is wanted and not there yet.
    public var isRestarting: Bool { session.map { $0.request != .none } ?? false }

    /// How long the session has been going on, over all its activities; `nil` without one, never negative.
    public func sessionDuration(at now: Date) -> TimeInterval? {
        session.map { max(0, now.timeIntervalSince($0.startDate)) }
    }

    /// What is left until the activity is replaced; `nil` without one, 0 where that is due.
    public func timeUntilRestart(at now: Date) -> TimeInterval? {
        restartDate.map { max(0, $0.timeIntervalSince(now)) }
    }
}
