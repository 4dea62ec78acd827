import Foundation

/// Counts requests for each device token: a bucket that refills steadily.
struct RequestMeter: Sendable {
    private static let mostTokens = 20_000
    private var buckets: [DeviceToken: (left: Double, at: Date)] = [:]

    /// Counts a request; the seconds until the next one is allowed if this one is not.
    mutating func wait(for token: DeviceToken, limit: RequestLimit, at now: Date) -> Double? {
        let size = Double(max(1, limit.count))
        let rate = size / max(1, limit.seconds)
        if buckets.count >= Self.mostTokens, buckets[token] == nil {
            buckets = buckets.filter { now.timeIntervalSince($0.value.at) < limit.seconds }
            if buckets.count >= Self.mostTokens { buckets.removeAll() }
        }
        var bucket = buckets[token] ?? (size, now)
        bucket.left = min(size, bucket.left + max(0, now.timeIntervalSince(bucket.at)) * rate)
        bucket.at = now
        defer { buckets[token] = bucket }
        guard bucket.left < 1 else {
            bucket.left -= 1
            return nil
        }
        return (1 - bucket.left) / rate
    }
}
