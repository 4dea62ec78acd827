/// How many requests one device token may get before `TooManyRequests` is answered: a bucket that refills steadily.
///
/// Apple publishes no number; off by default.
package struct RequestLimit: Codable, Hashable, Sendable {
    /// Requests in a burst.
    package var count: Int
    /// Seconds in which the whole burst is refilled.
    package var seconds: Double

    /// A limit of `count` requests in `seconds` seconds; both at least 1.
    package init(count: Int, per seconds: Double) {
        self.count = max(1, count)
        self.seconds = max(1, seconds)
    }
}
