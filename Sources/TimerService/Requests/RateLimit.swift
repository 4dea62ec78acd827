import Foundation
import Synchronization

/// A token bucket for each user, and for each address whose bearer token is wrong.
package final class RateLimit: Sendable {
    /// How much a user may ask for.
    package struct Rate: Hashable, Sendable {
        /// Requests at once after a rest.
        package var burst: Double
        /// Requests a second in the long run.
        package var perSecond: Double

        package init(burst: Double, perSecond: Double) {
            self.burst = burst
            self.perSecond = perSecond
        }

        /// 120 requests at once, 20 a second: more than a person with several devices makes, less than a program gone wrong.
        package static let standard = Rate(burst: 120, perSecond: 20)
    }

    private struct Bucket {
        var level: Double
        var date: Date
    }

    private let rate: Rate
    private let buckets = Mutex<[String: Bucket]>([:])
    private static let mostBuckets = 10_000

    package init(_ rate: Rate) { self.rate = rate }

    /// Takes one request from the bucket of `key`; nil when it may be answered, else the seconds to wait.
    package func take(_ key: String, at now: Date) -> TimeInterval? {
        buckets.withLock { buckets in
            if buckets.count >= Self.mostBuckets {
                // A bucket that is full again is worth nothing.
                buckets = buckets.filter { level(of: $0.value, at: now) < rate.burst }
                if buckets.count >= Self.mostBuckets { buckets.removeAll() }
            }
            let left = buckets[key].map { level(of: $0, at: now) } ?? rate.burst
            guard left >= 1 else { return rate.perSecond > 0 ? (1 - left) / rate.perSecond : 60 }
            buckets[key] = Bucket(level: left - 1, date: now)
            return nil
        }
    }

    private func level(of bucket: Bucket, at now: Date) -> Double {
        min(rate.burst, bucket.level + max(0, now.timeIntervalSince(bucket.date)) * rate.perSecond)
    }
}
