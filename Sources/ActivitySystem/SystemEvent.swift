/// What the system tells after a command or when time has passed, in the order in which it happened.
public enum SystemEvent: Hashable, Sendable {
    /// A request was refused; the system is as before.
    case refused(id: String, ActivityAuthorizationError)

    /// An activity entered a state; a new activity enters ``ActivityState/active`` or ``ActivityState/pending``.
    case stateChanged(id: String, ActivityState)

    /// An activity has new content.
    case contentChanged(id: String)

    /// A command changed nothing, and why.
    case ignored(id: String, IgnoredReason)

    /// Live Activities were switched on or off.
    case authorizationChanged(Bool)
}

/// Why a command for an activity changed nothing. Apple's `update` and `end` do not throw: they are ignored.
public enum IgnoredReason: Hashable, Sendable {
    /// There is no such activity, or it is dismissed.
    case unknownActivity
    /// The activity has ended.
    case alreadyEnded
    /// Attributes and content together would be larger than ``SystemState/contentLimit``.
    case contentTooLarge
}
