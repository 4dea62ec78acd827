import Foundation
import Synchronization

/// A token bucket for each user, and for each address that sends invalid bearer tokens.
package final class RateLimit: Sendable {
    /// The limits of a bucket.
    package struct Rate: Hashable, Sendable {
        /// Requests allowed at once by a full bucket.
        package var burst: Double
        /// Sustained requests per second.
        package var perSecond: Double

        package init(burst: Double, perSecond: Double) {
            self.burst = burst
            self.perSecond = perSecond
        }

        /// 120 requests at once, 20 a second: more than a person with several devices makes, less than a runaway program.
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

    /// Takes one request from the bucket of `key`. Returns `nil` if it is allowed, otherwise the seconds to wait.
    package func take(_ key: String, at now: Date) -> TimeInterval? {
        buckets.withLock { buckets in
            if buckets.count >= Self.mostBuckets {
                // A full bucket need not be stored.
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
