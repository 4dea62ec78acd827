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

/// How latencies are spread, in a bounded number of buckets, each 5 % wider than the one before. Minimum and maximum are exact.
package struct LatencyHistogram: Codable, Hashable, Sendable {
    private static let growth = log(1.05)
    /// Everything faster counts as so much, in seconds.
    private static let finest = 1e-6

    private var buckets: [Int: Int] = [:]
    /// How many there are.
    package private(set) var count = 0
    /// The shortest, in seconds; nil without any.
    package private(set) var minimum: Double?
    /// The longest, in seconds; nil without any.
    package private(set) var maximum: Double?

    /// Counts a latency in seconds.
    mutating func add(_ seconds: Double) {
        let latency = max(0, seconds)
        buckets[Int(log(max(latency, Self.finest) / Self.finest) / Self.growth), default: 0] += 1
        count += 1
        minimum = Swift.min(minimum ?? latency, latency)
        maximum = Swift.max(maximum ?? latency, latency)
    }

    /// The latency that a share of all does not exceed, to 5 %; nil without any.
    package func percentile(_ share: Double) -> Double? {
        guard let minimum, let maximum else { return nil }
        let rank = Swift.max(1, Int((share * Double(count)).rounded(.up)))
        var seen = 0
        for index in buckets.keys.sorted() {
            seen += buckets[index] ?? 0
            guard seen >= rank else { continue }
            let end = Self.finest * exp(Double(index + 1) * Self.growth)
            return Swift.min(Swift.max(end, minimum), maximum)
        }
        return maximum
    }
}
