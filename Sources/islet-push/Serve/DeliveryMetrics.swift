import Metrics
import PushDevice
import PushGateway
import Synchronization

/// The metrics of pushes: answers by status and reason, deliveries by outcome and priority, and how long deliveries took.
///
/// A class because it keeps the handlers of the metrics it has met: looking one up costs more than counting.
final class DeliveryMetrics: Sendable {
    /// What each metric of the server counts.
    static let help = [
        "islet_push_answers_total": "Answers of the gateway by status and reason.",
        "islet_push_deliveries_total": "What became of pushes on the device, by outcome and priority.",
        "islet_push_latency_seconds": "From the gateway's answer to the delivery, by priority.",
        "islet_timer_actions_total": "Actions on timers by result.",
        "islet_timer_pushes_total": "Pushes of the timer's server by priority and outcome.",
        "islet_timer_action_to_event_seconds": "From an action to its followers.",
        "islet_timer_followers": "Connected followers.",
        "islet_timer_users": "Users.",
        "islet_timer_users_with_frequent_pushes": "Users with frequent pushes switched on.",
        "islet_timer_restarts_total": "Restarts of activities that were requested.",
        "islet_timer_throttled_total": "Requests and pushes that were throttled.",
    ]

    private struct Handlers {
        var answers: [String: Counter] = [:]
        var deliveries: [String: Counter] = [:]
        var latencies: [Int: Timer] = [:]
    }

    private let handlers = Mutex(Handlers())

    /// Counts an answer of the gateway, if there was one, and records of the device.
    func count(_ reply: GatewayReply?, _ records: [DeliveryRecord]) {
        handlers.withLock { handlers in
            if let reply {
                let reason = reply.reason?.rawValue ?? ""
                handlers.answers[
                    "\(reply.response.status.code) \(reason)",
                    default: Counter(
                        label: "islet_push_answers_total",
                        dimensions: [("status", "\(reply.response.status.code)"), ("reason", reason)])
                ].increment()
            }
            for record in records where !record.outcome.isOfActivity {
                let priority = record.priority ?? 0
                let outcome = record.outcome.rawValue
                handlers.deliveries[
                    "\(outcome) \(priority)",
                    default: Counter(
                        label: "islet_push_deliveries_total",
                        dimensions: [("outcome", outcome), ("priority", "\(priority)")])
                ].increment()
                if let latency = record.latency {
                    handlers.latencies[
                        priority,
                        default: Timer(
                            label: "islet_push_latency_seconds", dimensions: [("priority", "\(priority)")])
                    ]
                    .recordNanoseconds(Int64(min(latency, 1e9) * 1e9))
                }
            }
        }
    }
}
