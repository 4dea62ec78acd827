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

extension SessionLifecycle {
    /// Something that is to be done for a session.
    public enum Effect: Hashable, Sendable {
        /// Ask the system for an activity with this content; `sessionStart` is for the attributes. To be answered.
        case request(Content, sessionStart: Date)
        /// Bring new content to an activity.
        case update(id: String, Content)
        /// End an activity; immediately: it leaves the lock screen, too.
        case end(id: String, immediately: Bool)
        /// Send the activity's push tokens to the server: they differ from those of the activity before.
        case registerTokens(id: String)
        /// Tell the person that the activity will soon be replaced.
        case notice(RestartNotice)
        /// The last request was refused; the next follows by itself at the retry's date.
        case retry(RestartRetry, after: ActivityAuthorizationError)
        /// The session is over, because requests were refused as often as they are retried: this is the last refusal.
        case gaveUp(ActivityAuthorizationError)
        /// The event changed nothing, and why.
        case rejected(SessionRejection)
    }
}

/// A request that will be repeated: `attempt` of `of`, at `date`.
public struct RestartRetry: Codable, Hashable, Sendable {
    /// Counted from 1.
    public let attempt: Int
    /// The largest number of attempts: 3.
    public let of: Int
    /// When the request is repeated.
    public let date: Date

    /// A retry.
    public init(attempt: Int, of: Int, date: Date) { (self.attempt, self.of, self.date) = (attempt, of, date) }
}

/// Why an event changed nothing.
public enum SessionRejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// No session runs.
    case noSession
    /// Attributes and content together are larger than the system allows even when shortened; sizes in bytes.
    case contentTooLarge(size: Int, limit: Int)
    /// The content cannot be written as JSON, and the encoder's reason.
    case contentNotEncodable(reason: String)
    /// A server's request is not newer than the last one; the instant at which it was made.
    case outdated(Date)

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .noSession: "No session is running; start one first."
        case .contentTooLarge(let size, let limit):
            "Attributes and content take \(size) bytes, even when shortened, and at most \(limit) are allowed; send "
                + "less."
        case .contentNotEncodable(let reason): "The content cannot be written as JSON (\(reason)); send other values."
        case .outdated: "The server’s request is older than one already handled; nothing to do."
        }
    }
}

extension SessionLifecycle {
    /// Something that happens to a session: the app asks, the system answers, time passes.
    public enum Event: Hashable, Sendable {
        /// The app begins a session. While one runs it is an ``update(_:)``: there is never a second activity.
        case start(Content)
        /// The app brings new content. From an age of ``earlyRestartAge`` on, a significant change
        /// (``SessionContent/isSignificantChange(from:)``) restarts the activity.
        case update(Content)
        /// The app ends the session. Not immediately: the last content stays on the lock screen for a while.
        case end(immediately: Bool)
        /// A person, or the app itself, asks for a new activity now. While a restart is under way it changes nothing.
        case restart
        /// The app was launched, and finds these activities of its own: the youngest is taken over (and replaced at once if
        /// it is due), the others are ended. While a session runs it changes nothing.
        case launch([FoundActivity<Content>])
        /// A server asks for a new activity now; see ``RestartRequest``. One that is not newer than the last is rejected.
        case serverRequestedRestart(RestartRequest<Content>)

        /// The system granted the last request.
        case requestSucceeded(id: String)
        /// The system refused the last request.
        case requestFailed(ActivityAuthorizationError)
        /// The system ended an activity: after eight hours, or under pressure. `state` is what became of it, ended or
        /// dismissed; any other changes nothing.
        case activityEndedBySystem(id: String, state: ActivityState)
        /// A person removed the activity. That is an answer to the app, and not a fault to repair: the session ends.
        case activityDismissedByPerson(id: String)
        /// Live Activities were switched on or off.
        case enablementChanged(Bool)
        /// The app came to the foreground or left it; only there may it ask for an activity.
        case foregroundChanged(Bool)

        /// Time has passed.
        case tick
    }
}

/// An activity that an app finds when it is launched.
public struct FoundActivity<Content: SessionContent>: Hashable, Sendable {
    /// The activity's identifier.
    public let id: String
    /// When the activity was requested.
    public let startDate: Date
    /// When its session began, which the attributes may tell.
    public let sessionStart: Date
    /// Its content.
    public let content: Content

    /// An activity. Default: its session began with it.
    public init(id: String, startDate: Date, sessionStart: Date? = nil, content: Content) {
        (self.id, self.startDate, self.content) = (id, startDate, content)
        self.sessionStart = min(sessionStart ?? startDate, startDate)
    }
}
