/// One failure on demand: what happens, and to which requests.
package struct Fault: Codable, Hashable, Sendable {
    /// What happens to a request.
    package enum Effect: Hashable, Sendable {
        /// It is refused with this reason.
        case refuse(PushReason)
        /// Its answer is delayed by this many seconds.
        case delay(seconds: Double)
        /// It is neither accepted nor answered.
        case drop
        /// It is answered, and GOAWAY follows.
        case goAway(PushReason)
        /// It is answered, and the connection closes.
        case close
    }

    /// What happens.
    package var effect: Effect
    /// How many requests are still to fail; nil: no end.
    package var remaining: Int?
    /// Every nth request that matches fails; 1: all, the default.
    package var every: Int
    /// The share of matching requests that fail, in percent, spread evenly; nil: all.
    package var percentage: Double?
    /// Only pushes to tokens that begin with these digits; nil: all requests.
    package var tokenPrefix: String?
    /// Requests that matched so far.
    package internal(set) var matchCount = 0

    /// A fault.
    package init(
        _ effect: Effect, count: Int? = nil, every: Int = 1, percentage: Double? = nil, tokenPrefix: String? = nil
    ) {
        self.effect = effect
        self.remaining = count
        self.every = max(1, every)
        self.percentage = percentage
        self.tokenPrefix = tokenPrefix?.lowercased()
    }
}

extension Fault {
    /// Reads a fault; everything but `effect` may be missing.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Effect.self, forKey: .effect),
            count: try container.decodeIfPresent(Int.self, forKey: .remaining),
            every: try container.decodeIfPresent(Int.self, forKey: .every) ?? 1,
            percentage: try container.decodeIfPresent(Double.self, forKey: .percentage),
            tokenPrefix: try container.decodeIfPresent(String.self, forKey: .tokenPrefix))
        matchCount = try container.decodeIfPresent(Int.self, forKey: .matchCount) ?? 0
    }
}

extension Fault.Effect: Codable {
    private enum CodingKeys: String, CodingKey { case refuse, delay, drop, goAway = "go-away", close }

    /// Reads an object with one key: `{"refuse": "TooManyRequests"}`, `{"delay": 1.5}`, `{"drop": true}`,
    /// `{"go-away": "Shutdown"}` or `{"close": true}`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch container.allKeys.first {
        case .refuse: self = .refuse(try container.decode(PushReason.self, forKey: .refuse))
        case .delay: self = .delay(seconds: try container.decode(Double.self, forKey: .delay))
        case .goAway: self = .goAway(try container.decode(PushReason.self, forKey: .goAway))
        case .drop: self = .drop
        case .close: self = .close
        case nil:
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "An effect is one of refuse, delay, drop, go-away and close."))
        }
    }

    /// Writes what ``init(from:)`` reads.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .refuse(let reason): try container.encode(reason, forKey: .refuse)
        case .delay(let seconds): try container.encode(seconds, forKey: .delay)
        case .goAway(let reason): try container.encode(reason, forKey: .goAway)
        case .drop: try container.encode(true, forKey: .drop)
        case .close: try container.encode(true, forKey: .close)
        }
    }
}
