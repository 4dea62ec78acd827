import Foundation

/// When connections were opened lately, to notice a client that opens one for every push.
struct ConnectionHistory: Sendable {
    private static let most = 30
    private var opened: [Date] = []

    /// Adds a connection; true if more than 30 were opened within a minute.
    mutating func insert(at now: Date) -> Bool {
        opened.removeAll { now.timeIntervalSince($0) >= 60 }
        opened.append(now)
        guard opened.count > Self.most else { return false }
        opened.removeFirst()
        return true
    }
}

/// The tokens that each key signed lately, to notice a client that signs one for every push.
struct TokenHistory: Sendable {
    private static let window: Double = 1200
    private static let mostKeys = 256
    private var recent: [String: [(issuedAt: Double, firstSeen: Date)]] = [:]

    /// Adds the first use of a token on a connection; true if it is the third different one of its key within 20 minutes.
    mutating func insert(_ token: ProviderToken, at now: Date) -> Bool {
        if recent.count >= Self.mostKeys, recent[token.keyID] == nil { recent.removeAll() }
        var tokens = recent[token.keyID, default: []].filter { now.timeIntervalSince($0.firstSeen) < Self.window }
        if !tokens.contains(where: { $0.issuedAt == token.issuedAt }) {
            tokens.append((token.issuedAt, now))
        }
        recent[token.keyID] = tokens.suffix(3)
        return tokens.count > 2
    }
}

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
