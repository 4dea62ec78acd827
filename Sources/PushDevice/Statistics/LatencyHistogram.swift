import Foundation

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
