import Metrics
import PushDevice
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
        "islet_timer_frequent_pushes_share": "Share of users with frequent pushes switched on, 0 to 1.",
        "islet_timer_restarts_total": "Restarts of activities that were requested.",
        "islet_timer_throttled_total": "Requests and pushes that were throttled.",
    ]

    /// Those that say what the device made of pushes.
    static let ofDevice: Set<String> = ["islet_push_deliveries_total", "islet_push_latency_seconds"]

    private struct Answer: Hashable {
        let status: Int
        let reason: String
    }

    private struct Delivery: Hashable {
        let outcome: DeliveryRecord.Outcome
        let priority: Int
    }

    private struct Handlers {
        var answers: [Answer: Counter] = [:]
        var deliveries: [Delivery: Counter] = [:]
        var latencies: [Int: Timer] = [:]
    }

    private let handlers = Mutex(Handlers())

    /// Counts an answer of the gateway.
    func count(_ event: PushEvent) {
        let answer = Answer(status: event.status, reason: event.reason?.rawValue ?? "")
        handlers.withLock { handlers in
            handlers.answers.value(for: answer) {
                Counter(
                    label: "islet_push_answers_total",
                    dimensions: [("status", "\(answer.status)"), ("reason", answer.reason)])
            }.increment()
        }
    }

    /// Counts records of the device.
    func count(_ records: [DeliveryRecord]) {
        handlers.withLock { handlers in
            for record in records where !record.outcome.isOfActivity {
                let delivery = Delivery(outcome: record.outcome, priority: record.priority ?? 0)
                handlers.deliveries.value(for: delivery) {
                    Counter(
                        label: "islet_push_deliveries_total",
                        dimensions: [("outcome", delivery.outcome.rawValue), ("priority", "\(delivery.priority)")])
                }.increment()
                guard let latency = record.latency else { continue }
                handlers.latencies.value(for: delivery.priority) {
                    Timer(label: "islet_push_latency_seconds", dimensions: [("priority", "\(delivery.priority)")])
                }.recordNanoseconds(Int64(min(latency, 1e9) * 1e9))
            }
        }
    }
}

extension Dictionary {
    /// The value of a key, which is made and kept at the first use.
    fileprivate mutating func value(for key: Key, make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = value
        return value
    }
}
