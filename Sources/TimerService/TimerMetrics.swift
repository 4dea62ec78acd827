import Foundation
import Metrics

/// The server's figures, through swift-metrics. A class, because its handlers are registered once.
package final class TimerMetrics: Sendable {
    private let followersGauge = Gauge(label: "islet_timer_followers")
    private let usersGauge = Gauge(label: "islet_timer_users")
    private let frequentPushesGauge = Gauge(label: "islet_timer_users_with_frequent_pushes")
    private let frequentShareGauge = Gauge(label: "islet_timer_frequent_pushes_share")
    private let restarts = Counter(label: "islet_timer_restarts_total")
    private let latency = Metrics.Timer(label: "islet_timer_action_to_event_seconds", preferredDisplayUnit: .seconds)

    package init() {}

    /// An action was answered: `changed`, `unchanged`, or the code of a refusal.
    func action(_ name: String, result: String) {
        // Any text may stand for an action in a request; only names that exist become labels.
        let name = ActionRequest.names.contains(name) ? name : "unknown"
        Counter(label: "islet_timer_actions_total", dimensions: [("action", name), ("result", result)]).increment()
    }

    /// A push was sent: `accepted`, `retried`, `gone` or `refused`.
    func push(priority: Int, outcome: String) {
        Counter(
            label: "islet_timer_pushes_total", dimensions: [("priority", "\(priority)"), ("outcome", outcome)]
        ).increment()
    }

    /// An event was handed to the followers, some seconds after its action.
    func delivered(after seconds: TimeInterval) {
        latency.recordNanoseconds(Int64(min(max(0, seconds), 1e6) * 1e9))
    }

    /// Something was refused or slowed down: `user`, `address`, `follower` or `push`.
    func throttled(_ what: String) {
        Counter(label: "islet_timer_throttled_total", dimensions: [("what", what)]).increment()
    }

    func restart() { restarts.increment() }
    func followers(_ count: Int) { followersGauge.record(count) }

    /// How many users there are, and how many of them have frequent pushes on.
    func users(_ users: [User]) {
        usersGauge.record(users.count)
        frequentPushesGauge.record(users.count { $0.settings.frequentPushesEnabled == true })
        frequentShareGauge.record(Self.frequentShare(of: users))
    }

    /// The share of users with frequent pushes on, 0...1; 0 without users.
    static func frequentShare(of users: [User]) -> Double {
        Double(users.count { $0.settings.frequentPushesEnabled == true }) / Double(max(1, users.count))
    }
}
