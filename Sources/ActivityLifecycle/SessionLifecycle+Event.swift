import ActivitySystem
import Foundation

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
