import Foundation

/// What happens in the server, for its log.
package enum TimerServiceEvent: Sendable {
    /// An action was answered; the result is `changed`, `unchanged` or the code of a refusal.
    case action(userID: String, name: String, result: String, version: Int?)
    /// APNs took a push.
    case pushAccepted(QueuedPush, uniqueID: String?)
    /// APNs refused a push; the outcome is `retried`, `gone`, `refused` or `expired`.
    case pushRefused(QueuedPush, status: Int, reason: String, outcome: String)
    /// An activity's restart was asked for.
    case restartRequested(activityID: String, count: Int)
    /// A device reported that its frequent pushes were switched on or off.
    case frequentPushesChanged(userID: String, isOn: Bool)
    /// The database refused or is away; the server tries again.
    case databaseFailed(String)
}

/// What can be set of the server.
package struct TimerServiceConfiguration: Sendable {
    /// The bundle identifier of the app that shows the activities.
    package var bundleID: String
    /// How much a user may ask for.
    package var rate: RateLimit.Rate
    /// The longest body in bytes: 16 KiB.
    package var longestBody: Int
    /// Seconds between two comments that keep followers' connections open.
    package var keepAlive: TimeInterval
    /// Seconds for which events are kept for followers that were away: a week.
    package var eventLifetime: TimeInterval

    package init(
        bundleID: String, rate: RateLimit.Rate = .standard, longestBody: Int = 16 * 1024, keepAlive: TimeInterval = 15,
        eventLifetime: TimeInterval = 7 * 86_400
    ) {
        self.bundleID = bundleID
        self.rate = rate
        self.longestBody = longestBody
        self.keepAlive = keepAlive
        self.eventLifetime = eventLifetime
    }
}
