import Metrics
import PushDevice
import PushGateway
import Synchronization

/// The metrics of pushes: answers by status and reason, deliveries by outcome and priority, and how long deliveries took.
///
/// A class because it keeps the handlers of the metrics it has met: looking one up costs more than counting.
final class DeliveryMetrics: Sendable {
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
