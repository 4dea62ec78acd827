import Crypto
import Foundation
import HTTPTypes

@testable import PushGateway

/// A gateway with one registered key, a connection to it, and valid requests that a test may break.
struct GatewayTrial {
    static let bundleID = "com.example.meditation"
    static let topic = "com.example.meditation.push-type.liveactivity"
    static let token = String(repeating: "0123456789abcdef", count: 10)
    static let messageID = "eabeae54-14a8-11e5-b60b-1697f925ec7b"
    static let body = #"{"aps":{"timestamp":1799999999,"event":"update","content-state":{}}}"#

    let key = P256.Signing.PrivateKey()
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    var gateway: Gateway
    var connection = ConnectionState()
    var signer: TokenSigner

    init(_ change: (inout GatewayConfiguration) -> Void = { _ in }) throws {
        signer = TokenSigner(key: key)
        var configuration = GatewayConfiguration()
        configuration.signingKeys = [try SigningKey(id: signer.keyID, pem: key.publicKey.pemRepresentation)]
        configuration.teamID = signer.teamID
        configuration.seed = 1
        change(&configuration)
        gateway = Gateway(configuration: configuration)
    }

    /// A valid push to a Live Activity with some header fields replaced; nil removes one.
    func push(
        to token: String = token, method: String = "POST", path: String? = nil, _ changes: [String: String?] = [:]
    ) throws -> HTTPRequest {
        try request(
            method, path ?? "/3/device/\(token)",
            [
                "authorization": "bearer \(try signer.token())", "apns-topic": Self.topic,
                "apns-push-type": "liveactivity",
                "apns-priority": "10", "apns-expiration": "0", "apns-id": Self.messageID,
            ].merging(changes) { _, new in new })
    }

    /// A request about channels, with the given header fields and the token.
    func channelRequest(_ method: String, _ path: String, _ fields: [String: String?] = [:]) throws -> HTTPRequest {
        try request(method, path, ["authorization": "bearer \(try signer.token())"].merging(fields) { _, new in new })
    }

    func request(_ method: String, _ path: String, _ fields: [String: String?]) throws -> HTTPRequest {
        var request = HTTPRequest(method: .init(method)!, scheme: "https", authority: nil, path: path)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if let value { request.headerFields.append(HTTPField(name: .init(name)!, value: value)) }
        }
        return request
    }

    /// Sends on the connection, a number of seconds after the trial's beginning.
    @discardableResult
    mutating func send(_ request: HTTPRequest, body: String = body, after seconds: Double = 0) -> GatewayReply {
        gateway.respond(to: request, body: Data(body.utf8), on: &connection, at: now.addingTimeInterval(seconds))
    }

    /// Sends a valid push with some header fields changed.
    @discardableResult
    mutating func send(
        _ changes: [String: String?] = [:], body: String = body, after seconds: Double = 0
    ) throws -> GatewayReply {
        send(try push(changes), body: body, after: seconds)
    }
}

/// Signs provider tokens in all the ways that clients of APNs do.
struct TokenSigner {
    var key: P256.Signing.PrivateKey
    var keyID = "ABC123DEFG"
    var teamID = "TEAM123456"
    var issuedAt = "1799999990"
    var header: String?
    var claims: String?
    var usesDER = false

    func token() throws -> String {
        let header = header ?? #"{"alg":"ES256","kid":"\#(keyID)"}"#
        let claims = claims ?? #"{"iss":"\#(teamID)","iat":\#(issuedAt)}"#
        let signed = Self.base64URL(Data(header.utf8)) + "." + Self.base64URL(Data(claims.utf8))
        let signature = try key.signature(for: Data(signed.utf8))
        return signed + "." + Self.base64URL(usesDER ? signature.derRepresentation : signature.rawRepresentation)
    }

    static func base64URL(_ data: Data) -> String {
        String(
            data.base64EncodedString().compactMap { character -> Character? in
                switch character {
                case "+": "-"
                case "/": "_"
                case "=": nil
                default: character
                }
            })
    }
}

extension GatewayReply {
    /// The status code.
    var status: Int { response.status.code }
    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }
    /// A header field of the answer.
    subscript(name: String) -> String? { response.headerFields[.init(name)!] }
}
