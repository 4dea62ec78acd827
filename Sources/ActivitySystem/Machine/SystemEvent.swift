import Foundation

/// What the system tells after a command or when time has passed, in the order in which it happened.
public enum SystemEvent: Hashable, Sendable {
    /// A request was refused; the system is as before.
    case refused(id: String, ActivityAuthorizationError)

    /// An activity entered a state; a new activity enters ``ActivityState/active`` or ``ActivityState/pending``.
    case stateChanged(id: String, ActivityState)

    /// A person removed an activity; its states follow. ActivityKit tells an app only the states, which are the same when the
    /// system removes it.
    case dismissedByPerson(id: String)

    /// An activity has new content.
    case contentChanged(id: String)

    /// An activity drew attention to itself.
    case alerted(id: String, AlertConfiguration, AlertPlace)

    /// A server reaches an activity by a new token.
    case pushTokenChanged(id: String, Data)

    /// The budget is used up: the push is held, and delivered then unless a newer one comes. The next of the same activity
    /// takes its place.
    case throttled(id: String, until: Date)

    /// A command changed nothing, and why.
    case ignored(id: String, IgnoredReason)

    /// An app's Live Activities were switched on or off.
    case authorizationChanged(Bool, app: String)

    /// An app came to the foreground, left it or was terminated; what UIKit tells an app.
    case appMoved(String, to: AppPhase)

    /// Whether an app may receive frequent pushes.
    case frequentPushesChanged(Bool, app: String)

    /// The expanded island opened for an activity, or closed.
    case expansionChanged(id: String, Bool)
}

/// Where an alert is seen.
public enum AlertPlace: String, Codable, Hashable, Sendable {
    /// The island expands.
    case expandedIsland
    /// A banner comes down, on a device without an island.
    case banner
    /// The lock screen lights up.
    case lockScreen
    /// Nowhere: the device is off, the app's activities are switched off, or a device without an island shows the app itself.
    case nowhere
}

/// Why a command for an activity changed nothing. Apple's `update` and `end` do not throw: they are ignored.
public enum IgnoredReason: Hashable, Sendable {
    /// There is no such activity, or it is dismissed.
    case unknownActivity
    /// The activity has ended.
    case alreadyEnded
    /// Attributes and content together would be larger than ``SystemState/contentLimit``.
    case contentTooLarge
    /// A newer content has been taken already.
    case outdated
    /// The activity was not asked for with such a push type.
    case unreachableByPush
    /// A push to start without an alert.
    case missingAlert
    /// The activity is not in the island: there is nothing to expand.
    case notInIsland
}
