import Foundation

/// An event in the server, for its log.
package enum TimerServiceEvent: Sendable {
    /// An action was processed. The result is `changed`, `unchanged` or an error code.
    case action(userID: String, name: String, result: String, version: Int?)
    /// APNs accepted a push.
    case pushAccepted(QueuedPush, uniqueID: String?)
    /// A push was refused or expired. The outcome is `retried`, `gone`, `refused` or `expired`.
    case pushRefused(QueuedPush, status: Int, reason: String, outcome: String)
    /// A restart of an activity was requested.
    case restartRequested(activityID: String, count: Int)
    /// A device reported that frequent pushes were switched on or off.
    case frequentPushesChanged(userID: String, isOn: Bool)
    /// A database operation failed.
    case databaseFailed(String)
}

/// The configuration of a timer server.
package struct TimerServiceConfiguration: Sendable {
    /// The bundle identifier of the app that shows the activities.
    package var bundleID: String
    /// The `deviceId` of the emulated phone in this process; `nil` if there is none.
    package var phone: String?
    /// The rate limit for each user.
    package var rate: RateLimit.Rate
    /// Maximum size of a request body in bytes. Default: 16 KiB.
    package var longestBody: Int
    /// Seconds between keep-alive comments to followers. Default: 15.
    package var keepAlive: TimeInterval
    /// Seconds for which events are stored for followers that were offline. Default: a week.
    package var eventLifetime: TimeInterval

    package init(
        bundleID: String, phone: String? = nil, rate: RateLimit.Rate = .standard, longestBody: Int = 16 * 1024,
        keepAlive: TimeInterval = 15,
        eventLifetime: TimeInterval = 7 * 86_400
    ) {
        self.bundleID = bundleID
        self.phone = phone
        self.rate = rate
        self.longestBody = longestBody
        self.keepAlive = keepAlive
        self.eventLifetime = eventLifetime
    }
}

/// The only way in which the timer server reads a clock or waits, so that tests can replace it.
package protocol TimerServiceClock: Sendable {
    /// The current date.
    func now() -> Date
    /// Waits until a date; throws `CancellationError` when the task is cancelled.
    func sleep(until date: Date) async throws
}
