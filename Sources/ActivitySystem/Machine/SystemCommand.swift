import Foundation

/// Something that happens to the system: an app asks, a server pushes, a person does, or the device runs out of something.
public enum SystemCommand: Hashable, Sendable {
    // MARK: Apps

    /// An app asks for an activity.
    case request(ActivityRequest)

    /// An app brings new content. Ignored once the activity has ended, and when `timestamp` is older than the last one's.
    /// Without a timestamp it is taken whatever came before.
    case update(id: String, content: EncodedContent, alert: AlertConfiguration? = nil, timestamp: Date? = nil)

    /// An app ends an activity, perhaps with a last content. It leaves the island at once.
    case end(
        id: String, content: EncodedContent? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date? = nil)

    /// An app comes to the foreground, leaves it, or is terminated.
    case move(app: String, to: AppPhase)

    /// What an app declares and may do.
    case declare(app: String, AppCapabilities)

    // MARK: The server

    /// A push arrives.
    case push(ActivityPush)

    // MARK: The person

    /// A person removes the activity from the lock screen: it ends and is dismissed.
    case dismissByPerson(id: String)

    /// A person switches an app's Live Activities on or off.
    case authorization(Bool, app: String = ActivityRequest.defaultApp)

    /// A person switches an app's frequent updates on or off.
    case frequentPushes(Bool, app: String = ActivityRequest.defaultApp)

    /// A person touches an activity in the island and holds.
    case expand(id: String)

    /// A person lets the expanded island go, or swipes a banner away.
    case collapse

    /// A person locks the device or unlocks it.
    case lock(Bool)

    // MARK: The device

    /// Low Power Mode goes on or off.
    case lowPowerMode(Bool)

    /// The battery is about to be empty, or charged again. The system ends every activity and takes no new one.
    case criticalBattery(Bool)

    /// Memory is short: the system ends the activity that comes last on the lock screen.
    case memoryPressure

    /// The device is switched off, or on again. Time goes on meanwhile; apps do not run, and the device comes back locked.
    case power(Bool)

    /// What the device is like; for the beginning of a trial.
    case supports(liveActivities: Bool, dynamicIsland: Bool)

    /// Lets the next `count` requests of an app fail with an error, for trials of what an app does then.
    case refuseRequests(app: String, with: ActivityAuthorizationError, count: Int)
}

extension SystemCommand {
    /// A request from typed attributes and content. Throws what `JSONEncoder` throws.
    public static func request<Attributes: ActivityAttributes>(
        id: String, app: String = ActivityRequest.defaultApp, attributes: Attributes,
        content: ActivityContent<Attributes.ContentState>, start: Date? = nil
    ) throws -> SystemCommand {
        .request(try ActivityRequest(id: id, app: app, attributes: attributes, content: content, start: start))
    }

    /// An update from typed content. Throws what `JSONEncoder` throws.
    public static func update<State>(
        id: String, content: ActivityContent<State>, alert: AlertConfiguration? = nil
    ) throws -> SystemCommand {
        .update(id: id, content: try EncodedContent(content), alert: alert)
    }
}
