import Crypto
import Foundation
import HTTPTypes
import PushGateway
import Synchronization
import TimerService

/// Sends the timer's pushes to the gateway of this process as any backend would: with a provider token of its own, and every
/// check, limit and fault that the gateway has for others.
final class LocalSender: PushSender {
    /// The key's id.
    static let keyID = "ISLETLOCAL"
    /// How long a provider token is used, in seconds; Apple refuses those older than an hour.
    static let tokenLifetime: TimeInterval = 1800

    private let key: P256.Signing.PrivateKey
    private let team: String
    private let system: PushSystem
    private let clock: @Sendable () -> Date
    private let token = Mutex<(text: String, madeAt: Date)>(("", .distantPast))

    init(_ identity: LocalIdentity, system: PushSystem, clock: @escaping @Sendable () -> Date) {
        (key, team, self.system, self.clock) = (identity.key, identity.team, system, clock)
    }

    func send(_ push: OutgoingPush) async -> PushOutcome {
        guard let authorization = try? providerToken(at: clock()) else {
            return .refused(status: 0, reason: "NoToken")
        }
        var fields = HTTPFields()
        fields[.authorization] = "bearer " + authorization
        let values = [
            "apns-topic": push.bundleID + ".push-type.liveactivity", "apns-push-type": "liveactivity",
            "apns-priority": "\(push.priority)", "apns-id": push.apnsID.uuidString.lowercased(),
            "apns-expiration": "\(Int(push.expiration.timeIntervalSince1970))",
        ]
        for (name, value) in values {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        let request = HTTPRequest(
            method: .post, scheme: "https", authority: nil, path: "/3/device/\(push.token)", headerFields: fields)
        let reply = system.take(request, body: push.payload)
        let status = reply.response.status.code
        return status == 200
            ? .accepted(uniqueID: reply.accepted?.uniqueID)
            : .refused(status: status, reason: reply.reason?.rawValue ?? "")
    }

    private func providerToken(at now: Date) throws -> String {
        try token.withLock { token in
            if now.timeIntervalSince(token.madeAt) < Self.tokenLifetime, now >= token.madeAt { return token.text }
            let parts = [
                #"{"alg":"ES256","kid":"\#(Self.keyID)"}"#,
                #"{"iss":"\#(team)","iat":\#(Int(now.timeIntervalSince1970))}"#,
            ].map { Data($0.utf8).base64URL }
            let text = parts.joined(separator: ".")
            let signature = try key.signature(for: Data(text.utf8)).rawRepresentation
            token = (text + "." + signature.base64URL, now)
            return token.text
        }
    }
}

/// The key by which the gateway knows the timer's server of its own process: random, for this run alone.
struct LocalIdentity {
    let key = P256.Signing.PrivateKey()
    let team: String

    /// An identity in the team that the gateway expects.
    init(team: String?) { self.team = team ?? "ISLETLOCAL" }

    /// What the gateway verifies with.
    func signingKey() throws -> SigningKey {
        try SigningKey(id: LocalSender.keyID, pem: key.publicKey.pemRepresentation, topics: [TimerHost.bundleID])
    }
}

extension Data {
    /// Base64 with the URL's alphabet and no padding. Source: RFC 4648, section 5.
    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
