import Foundation

/// What became of all pushes since the beginning, in figures.
package struct DeliveryStatistics: Codable, Hashable, Sendable {
    /// Pushes that reached the device, by priority.
    package private(set) var received: [Int: Int] = [:]
    /// Records by outcome and priority. A push that was held and delivered counts under both.
    package private(set) var outcomes: [String: [Int: Int]] = [:]
    /// Dropped pushes by reason.
    package private(set) var drops: [String: Int] = [:]
    /// Pushes that the budget held back or dropped, by priority.
    package private(set) var throttled: [Int: Int] = [:]
    /// From the gateway's answer to the delivery, by priority.
    package private(set) var latencies: [Int: LatencyHistogram] = [:]
    /// Devices that were forgotten because there were too many.
    package internal(set) var forgottenDevices = 0

    /// Counts an arrival.
    mutating func countArrival(priority: Int) { received[priority, default: 0] += 1 }

    /// Counts a record.
    mutating func count(_ record: DeliveryRecord) {
        guard !record.outcome.isOfActivity, let priority = record.priority else { return }
        outcomes[record.outcome.rawValue, default: [:]][priority, default: 0] += 1
        if record.outcome == .dropped, let reason = record.reason { drops[reason, default: 0] += 1 }
        if record.outcome == .held || record.reason == DropReason.pushToStartBudget.rawValue {
            throttled[priority, default: 0] += 1
        }
        if let latency = record.latency { latencies[priority, default: LatencyHistogram()].add(latency) }
    }

    /// The share of pushes with a priority that the budget held back, 0...1; 0 without any.
    package func throttledRate(priority: Int) -> Double {
        guard let received = received[priority], received > 0 else { return 0 }
        return min(1, Double(throttled[priority] ?? 0) / Double(received))
    }
}
