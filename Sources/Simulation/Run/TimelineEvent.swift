/// The kind of a timeline's entry. The names are stable: later versions only add to them.
public enum TimelineEvent: String, Hashable, Sendable, CaseIterable {
    /// An activity waits for its start.
    case pending
    /// An activity started.
    case started
    /// An activity has new content.
    case updated
    /// An activity's content is out of date.
    case stale
    /// An activity's content is up to date again.
    case fresh
    /// An activity ended.
    case ended
    /// An activity is not visible any longer.
    case dismissed
    /// An app's request was refused.
    case refused
    /// An app's session asks again later.
    case retrying
    /// An app's session asks as soon as it can.
    case waiting
    /// An app's session is over, because its requests were refused too often.
    case gaveUp = "gave-up"
    /// An app's session tells that its activity will soon be replaced.
    case notice
    /// A push is held, because the budget is used up.
    case throttled
    /// A command changed nothing.
    case ignored
    /// An activity drew attention to itself.
    case alerted
    /// The island opened, or a banner came down.
    case expanded
    /// The island closed, or the banner went.
    case collapsed
    /// A server reaches an activity by a new token.
    case token
    /// An activity is shown elsewhere, because of something else.
    case moved
    /// An app came to the foreground.
    case foreground
    /// An app left the foreground.
    case background
    /// An app was terminated.
    case terminated
    /// An app's process was suspended, because its time in the background was over.
    case suspended
    /// An app's suspended process was woken for a while.
    case woken
    /// A push waits at the push service, because the device is offline.
    case stored
    /// An app's Live Activities were switched on or off.
    case permission
    /// An app's frequent updates were switched on or off.
    case frequentPushes = "frequent-pushes"
    /// Something that a server's log warns of.
    case warning
    /// A list of countdowns is shown, or not.
    case countdowns
    /// The next requests of an app will be refused.
    case refusing
    /// The device was locked or unlocked.
    case lock
    /// Low Power Mode went on or off.
    case lowPower = "low-power"
    /// The battery is about to be empty, or was charged.
    case criticalBattery = "critical-battery"
    /// Memory is short.
    case memoryPressure = "memory-pressure"
    /// The device was switched off or on.
    case power
    /// The device went offline or is online again.
    case offline
    /// A person let the open island go.
    case released

    /// Whether a run of these is reported as one entry.
    var folds: Bool { self == .updated || self == .throttled || self == .ignored || self == .stored }
}
