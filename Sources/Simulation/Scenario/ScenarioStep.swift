import ActivitySystem
import Foundation
import PushPriority

/// Something that happens at a time of a scenario, perhaps again and again.
public struct ScenarioStep: Hashable, Sendable {
    /// The same again, at regular times.
    public struct Repetition: Hashable, Sendable {
        /// Seconds from one time to the next.
        public let interval: TimeInterval
        /// The last time at which it may happen, in seconds since the start.
        public let end: TimeInterval
    }

    /// Seconds since the scenario's start.
    public let time: TimeInterval
    /// What happens.
    public let action: ScenarioAction
    /// The number of times; `nil`: once.
    public let repetition: Repetition?

    /// When it happens for the last time.
    var lastTime: TimeInterval {
        guard let repetition else { return time }
        return time + ((repetition.end - time) / repetition.interval).rounded(.down) * repetition.interval
    }
}

/// What may happen.
public enum ScenarioAction: Hashable, Sendable {
    /// An app starts its activity.
    case start(app: String, ScenarioStart)
    /// An app brings new content.
    case update(app: String, ContentUpdate)
    /// An app ends its activity; a length is how long it stays on the lock screen.
    case end(app: String, [String: FieldChange], Dismissal)
    /// A server sends something to an app's activity.
    case push(app: String, ScenarioPush)
    /// A person, or the app itself, asks for a new activity of its session now.
    case restart(app: String)
    /// An app's list of countdowns is now this one.
    case watch(app: String, [WatchedItem])
    /// A person wants an app's countdowns to be shown, or does not.
    case preference(app: String, Bool)
    /// An app comes to the foreground, leaves it or is terminated.
    case move(app: String, AppPhase)
    /// A person switches an app's Live Activities on or off.
    case permission(app: String, Bool)
    /// A person switches an app's frequent updates on or off.
    case frequentPushes(app: String, Bool)
    /// A person removes an app's activity from the lock screen.
    case dismiss(app: String)
    /// A person touches an app's activity in the island and holds.
    case expand(app: String)
    /// The system refuses an app's next requests.
    case refuse(app: String, count: Int, ActivityAuthorizationError)
    /// Something happens to the device.
    case device(DeviceAction)
    /// What must hold now.
    case expect([Expectation])
}

/// What may happen to the device.
public enum DeviceAction: Hashable, Sendable {
    /// A person lets the open island go.
    case collapse
    /// Locked or unlocked.
    case lock(Bool)
    /// Low Power Mode on or off.
    case lowPower(Bool)
    /// The battery is about to be empty, or charged again.
    case criticalBattery(Bool)
    /// Memory is short.
    case memoryPressure
    /// Switched off or on.
    case power(Bool)
    /// Without a network, or with one again: pushes do not reach it.
    case offline(Bool)
}

/// How an activity is started.
public struct ScenarioStart: Hashable, Sendable {
    /// Fields that are not as the app's content says.
    public var changes: [String: FieldChange] = [:]
    /// What starts it.
    public var origin = ActivityRequest.Origin.app
    /// Seconds until it starts; 0: now.
    public var delay: TimeInterval = 0
    /// How long it means to stay.
    public var style = ActivityStyle.standard
    /// What draws attention to it.
    public var alert: String?
}

/// What an update brings.
public struct ContentUpdate: Hashable, Sendable {
    /// The fields that change.
    public var changes: [String: FieldChange] = [:]
    /// How long contents are up to date from now on, in seconds; `nil`: as before.
    public var staleAfter: TimeInterval?
    /// The relevance score from now on; `nil`: as before.
    public var relevance: Double?
    /// What draws attention to it.
    public var alert: String?
}

/// What a server sends.
public struct ScenarioPush: Hashable, Sendable {
    /// What it is for.
    public enum Event: String, Hashable, Sendable, CaseIterable {
        /// A new activity.
        case start
        /// New content.
        case update
        /// The end.
        case end
        /// A request to the app for a new activity in the place of its own.
        case restartNeeded = "restart-needed"
    }

    /// What it is for.
    public var event = Event.update
    /// What it brings.
    public var content = ContentUpdate()
    /// Its priority; `nil`: the strategy chooses, or where there is none, it is 10, as APNs' default.
    public var priority: ActivitySystem.PushPriority?
    /// What it reports, by which a strategy chooses.
    package var tells = PushedEvent.update
    /// Whether its content is all that there is, as in a push; otherwise fields that it does not name stay.
    public var replacesContent = false
    /// How long the activity stays after the end, as its dismissal date says.
    public var dismissal = Dismissal.default
    /// When the server said it, in seconds since the start; `nil`: when it arrives.
    public var timestamp: TimeInterval?
}

/// A countdown of a watchlist.
public struct WatchedItem: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// When it ends, in seconds since the scenario's start.
    public let end: TimeInterval
}

/// How long an ended activity stays on the lock screen.
public enum Dismissal: Hashable, Sendable {
    /// As long as the system lets it.
    case `default`
    /// Not at all.
    case immediate
    /// For this many seconds.
    case after(TimeInterval)
}
