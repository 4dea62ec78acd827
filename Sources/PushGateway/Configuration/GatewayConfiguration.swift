import Foundation

/// Everything about a gateway that is set before it starts.
package struct GatewayConfiguration: Sendable {
    /// The keys that provider tokens may be signed with. Without any (and without ``acceptsAnyKey``) every token is refused.
    package var signingKeys: [SigningKey] = []
    /// Accepts every well-formed token whose `kid` is not among ``signingKeys``, without verifying its signature. Off.
    package var acceptsAnyKey = false
    /// The team that tokens must name in `iss`; nil: any.
    package var teamID: String?
    /// Bundle ids that may be pushed to; empty: all.
    package var topics: Set<String> = []
    /// The known device tokens; empty: every well-formed token is accepted.
    package var devices: Set<DeviceToken> = []
    /// Tokens that are answered with 410.
    package var goneDevices: [RetiredToken] = []
    /// Sandbox by default.
    package var environment = PushEnvironment.sandbox
    /// One stream per connection until a valid token came, and again after a refused push. Off.
    package var hasStrictStreams = false
    /// MAX_CONCURRENT_STREAMS of an ordinary connection; 1000, as seen at Apple.
    package var maxConcurrentStreams = 1000
    /// After this many errors on one connection GOAWAY is sent and it closes; nil: never, the default.
    package var errorsBeforeDisconnect: Int?
    /// Seconds in the `retry-after` of status 429 and 503; nil: not sent, the default. Apple does not document it.
    package var retryAfter: Int?
    /// Refuses a body that is not a JSON object with an `aps` object (BadRequestPayload; APNs itself does not look). Off.
    package var hasStrictPayload = false
    /// Seconds in which one connection may change its token once; 1200, 0 for no limit.
    package var tokenUpdateWindow: Double = 1200
    /// Seconds that `iat` may lie in the future; 3600. Apple only says "no more than one hour from the current time".
    package var futureTolerance: Double = 3600
    /// Requests to one device token; nil: no limit, the default.
    package var requestLimit: RequestLimit?
    /// Verified tokens that are remembered; at least 1.
    package var verifiedTokenCapacity = 1024
    /// Channels for each bundle id; 10,000, Apple's limit.
    package var channelLimit = 10_000
    /// Seed of generated ids, for tests; nil: random.
    package var seed: UInt64?

    /// The defaults above.
    package init() {}

    /// The MAX_CONCURRENT_STREAMS of the first SETTINGS frame.
    package var initialMaxConcurrentStreams: Int { hasStrictStreams ? 1 : maxConcurrentStreams }
}

extension GatewayConfiguration {
    /// What the person who starts the gateway should know about this configuration.
    package var lints: [Lint] {
        var lints = signingKeys.flatMap(\.lints)
        if acceptsAnyKey {
            lints.append(
                Lint(
                    .anyKey,
                    "Signatures of unregistered keys are NOT verified (--any-key): every well-formed provider token is accepted."
                ))
        } else if signingKeys.isEmpty {
            lints.append(
                Lint(
                    .noSigningKey,
                    "No signing key is registered, so every provider token gets InvalidProviderToken; "
                        + "add --signing-key KEYID=PUBLIC.pem (openssl ec -in AuthKey_KEYID.p8 -pubout -out PUBLIC.pem) or --any-key."
                ))
        }
        return lints
    }
}

/// Which of Apple's two services is emulated.
package enum PushEnvironment: String, CaseIterable, Codable, Hashable, Sendable {
    /// Development: answers carry `apns-unique-id`. The default.
    case sandbox
    /// Production.
    case production
}

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
