import Foundation
import Metrics

/// The server's metrics, recorded with swift-metrics. A class, because its handlers are registered once.
package final class TimerMetrics: Sendable {
    private let followersGauge = Gauge(label: "islet_timer_followers")
    private let usersGauge = Gauge(label: "islet_timer_users")
    private let frequentPushesGauge = Gauge(label: "islet_timer_users_with_frequent_pushes")
    private let frequentShareGauge = Gauge(label: "islet_timer_frequent_pushes_share")
    private let restarts = Counter(label: "islet_timer_restarts_total")
    private let latency = Metrics.Timer(label: "islet_timer_action_to_event_seconds", preferredDisplayUnit: .seconds)

    package init() {}

    /// Counts a processed action. The result is `changed`, `unchanged`, or an error code.
    func action(_ name: String, result: String) {
        // A request can name any action; only known names may become label values.
        let name = ActionRequest.names.contains(name) ? name : "unknown"
        Counter(label: "islet_timer_actions_total", dimensions: [("action", name), ("result", result)]).increment()
    }

    /// Counts an attempt to send a push. The outcome is `accepted`, `retried`, `gone`, `refused` or `expired`.
    func push(priority: Int, outcome: String) {
        Counter(
            label: "islet_timer_pushes_total", dimensions: [("priority", "\(priority)"), ("outcome", outcome)]
        ).increment()
    }

    /// Records the seconds between an action and the delivery of its event to followers.
    func delivered(after seconds: TimeInterval) {
        latency.recordNanoseconds(Int64(min(max(0, seconds), 1e6) * 1e9))
    }

    /// Counts something that was limited: `user`, `address`, `follower` or `push`.
    func throttled(_ what: String) {
        Counter(label: "islet_timer_throttled_total", dimensions: [("what", what)]).increment()
    }

    func restart() { restarts.increment() }
    func followers(_ count: Int) { followersGauge.record(count) }

    /// Records the number of users, and how many have frequent pushes on.
    func users(_ users: [User]) {
        usersGauge.record(users.count)
        frequentPushesGauge.record(users.count { $0.settings.frequentPushesEnabled == true })
        frequentShareGauge.record(Self.frequentShare(of: users))
    }

    /// The fraction of users with frequent pushes on, 0...1; 0 without users.
    static func frequentShare(of users: [User]) -> Double {
        Double(users.count { $0.settings.frequentPushesEnabled == true }) / Double(max(1, users.count))
    }
}
