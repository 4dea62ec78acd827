import Crypto
import Foundation
import HTTPTypes
import Testing

@testable import PushGateway

struct ProviderTokenTests {
    @Test("Signatures are accepted as r and s and as DER", arguments: [false, true])
    func encodings(usesDER: Bool) throws {
        var trial = try GatewayTrial()
        trial.signer.usesDER = usesDER
        #expect(try trial.send().status == 200)
    }

    @Test("iat is accepted as a string of digits, with a remark on the connection's first use")
    func stringIssuedAt() throws {
        var trial = try GatewayTrial()
        trial.signer.issuedAt = #""1799999990""#
        let authorization = "bearer \(try trial.signer.token())"
        #expect(try trial.send(["authorization": authorization]).lints.map(\.name) == ["string-iat"])
        #expect(try trial.send(["authorization": authorization]).lints.isEmpty)
        trial.connection = ConnectionState()
        #expect(try trial.send(["authorization": authorization]).lints.map(\.name) == ["string-iat"])
    }

    @Test("Other header fields and claims are ignored, and the scheme is compared without case")
    func extras() throws {
        var trial = try GatewayTrial()
        trial.signer.header = #"{"typ":"JWT","kid":"ABC123DEFG","alg":"ES256","x5c":[{"a":[]}]}"#
        trial.signer.claims = #"{"kid":"other","aud":["x"],"exp":null,"iss":"TEAM123456","iat":1799999990.5}"#
        #expect(try trial.send(["authorization": "BeaReR  \(try trial.signer.token())"]).status == 200)
    }

    @Test(
        "A malformed token is invalid, and the answer names the bad part",
        arguments: [
            (#"{"alg":"RS256","kid":"ABC123DEFG"}"#, nil, "token header alg"),
            (#"{"kid":"ABC123DEFG"}"#, nil, "token header alg"),
            (#"{"alg":"ES256"}"#, nil, "token header kid"),
            (#"{"alg":"ES256","kid":7}"#, nil, "token header kid"),
            (#"{"alg":"ES256","kid":"UNKNOWN123"}"#, nil, "token header kid"),
            ("[]", nil, "token header"),
            (nil, "{", "token claims"),
            (nil, #"{"iat":1799999990}"#, "claim iss"),
            (nil, #"{"iss":"OTHERTEAM1","iat":1799999990}"#, "claim iss"),
            (nil, #"{"iss":"TEAM123456"}"#, "claim iat"),
            (nil, #"{"iss":"TEAM123456","iat":"now"}"#, "claim iat"),
            (nil, #"{"iss":"TEAM123456","iat":true}"#, "claim iat"),
            (nil, #"{"iss":"TEAM123456","iat":1e400}"#, "claim iat"),
            (nil, #"{"iss":"TEAM123456","iat":1800003601}"#, "claim iat"),
            (nil, #"{"iss":"TEAM123456","iat":1800000000000}"#, "claim iat"),
        ] as [(String?, String?, String)])
    func invalid(header: String?, claims: String?, place: String) throws {
        var trial = try GatewayTrial()
        trial.signer.header = header
        trial.signer.claims = claims
        let reply = try trial.send()
        #expect(reply.status == 403 && reply.reason == .invalidProviderToken)
        #expect(reply.violations.map(\.place) == [place])
    }

    @Test("A signature by another key, a truncated one and one that is not base64url are invalid")
    func signatures() throws {
        var trial = try GatewayTrial()
        let right = try trial.signer.token()
        trial.signer.key = P256.Signing.PrivateKey()
        for token in [try trial.signer.token(), String(right.dropLast(20)), right + "!", right + ".x", "..", "a.b.c"] {
            #expect(try trial.send(["authorization": "bearer \(token)"]).reason == .invalidProviderToken)
        }
        #expect(try trial.send(["authorization": "bearer \(right)"]).status == 200)
    }

    @Test("A token expires after an hour, even if it was verified before")
    func expiry() throws {
        var trial = try GatewayTrial()
        let authorization = "bearer \(try trial.signer.token())"
        #expect(try trial.send(["authorization": authorization], after: 3590).status == 200)
        let expired = try trial.send(["authorization": authorization], after: 3590.5)
        #expect(expired.status == 403 && expired.reason == .expiredProviderToken)
    }

    @Test("A clock that is an hour ahead is tolerated with a remark; a strict gateway tolerates a minute")
    func future() throws {
        var lenient = try GatewayTrial()
        lenient.signer.issuedAt = "1800003600"
        #expect(try lenient.send().lints.map(\.kind) == [.futureToken])
        var strict = try GatewayTrial { $0.futureTolerance = 60 }
        strict.signer.issuedAt = "1800000060"
        #expect(try strict.send().status == 200)
        strict.signer.issuedAt = "1800000061"
        #expect(try strict.send().reason == .invalidProviderToken)
    }

    @Test("A second token within 20 minutes on one connection is one too many; the first stays good")
    func updates() throws {
        var trial = try GatewayTrial()
        let first = "bearer \(try trial.signer.token())"
        #expect(try trial.send(["authorization": first]).status == 200)
        trial.signer.issuedAt = "1800000000"
        let early = try trial.send(after: 1199)
        #expect(early.status == 429 && early.reason == .tooManyProviderTokenUpdates)
        #expect(try trial.send(["authorization": first], after: 1199).status == 200)
        #expect(try trial.send(after: 1200).status == 200)
        #expect(try trial.send(["authorization": first], after: 1201).status == 200, "a request under way")
        trial.signer.issuedAt = "1800001300"
        #expect(try trial.send(after: 1301).reason == .tooManyProviderTokenUpdates)
    }

    @Test("The same claims signed again are the same token, and another connection may use another")
    func signedAgain() throws {
        var trial = try GatewayTrial()
        #expect(try trial.signer.token() != trial.signer.token())
        for _ in 0..<3 { #expect(try trial.send().status == 200) }
        trial.connection = ConnectionState()
        trial.signer.issuedAt = "1799999991"
        #expect(try trial.send().status == 200)
    }

    @Test("A window of 0 switches the limit off")
    func noWindow() throws {
        var trial = try GatewayTrial { $0.tokenUpdateWindow = 0 }
        for second in 0..<3 {
            trial.signer.issuedAt = "179999999\(second)"
            #expect(try trial.send().status == 200)
        }
    }

    @Test("A connection stays with the team and key of its first valid token")
    func binding() throws {
        let other = P256.Signing.PrivateKey()
        var trial = try GatewayTrial { configuration in
            configuration.teamID = nil
            for (id, team) in [("OTHERKEY12", nil), ("OTHERTEAMK", "TEAMOTHER1")] {
                configuration.signingKeys.append(
                    try! SigningKey(id: id, pem: other.publicKey.pemRepresentation, teamID: team))
            }
        }
        let first = try trial.push()
        trial.signer.key = other
        trial.signer.keyID = "OTHERKEY12"
        #expect(trial.send(first).status == 200)
        let unrelated = try trial.send()
        #expect(unrelated.status == 403 && unrelated.violations.map(\.reason) == [.unrelatedKeyIDInToken])
        trial.signer.keyID = "OTHERTEAMK"
        trial.signer.teamID = "TEAMOTHER1"
        #expect(try trial.send().violations.map(\.reason) == [.invalidProviderToken, .unrelatedKeyIDInToken])
        #expect(trial.send(first).status == 200)
        trial.connection = ConnectionState()
        #expect(try trial.send().status == 200)
        #expect(trial.connection.teamID == "TEAMOTHER1" && trial.connection.keyID == "OTHERTEAMK")
    }

    @Test("A request refused before authentication binds nothing")
    func noBinding() throws {
        var trial = try GatewayTrial()
        #expect(trial.send(try trial.push(method: "GET")).reason == .methodNotAllowed)
        #expect(trial.connection.providerToken == nil)
    }

    @Test("A key for the other environment or for other topics may not push")
    func restrictions() throws {
        var sandbox = try GatewayTrial { $0.signingKeys[0].environment = .production }
        #expect(try sandbox.send().violations.map(\.reason) == [.badEnvironmentKeyIDInToken])
        var restricted = try GatewayTrial { $0.signingKeys[0].topics = ["com.example.other"] }
        let reply = try restricted.send()
        #expect(reply.status == 400 && reply.violations.map(\.reason) == [.topicDisallowed])
    }

    @Test("Without a key every token is invalid, and the violation says how to register one")
    func noKey() throws {
        var trial = try GatewayTrial { $0.signingKeys = [] }
        let reply = try trial.send()
        #expect(reply.violations.map(\.reason) == [.invalidProviderToken])
        #expect(reply.violations.first?.advice.contains("--signing-key KEYID=PUBLIC.pem") == true)
        #expect(trial.gateway.configuration.lints.map(\.kind) == [.noSigningKey])
    }

    @Test("Any key means any well-formed token, but a registered key is still verified")
    func anyKey() throws {
        var trial = try GatewayTrial {
            $0.acceptsAnyKey = true
            $0.teamID = nil
        }
        #expect(trial.gateway.configuration.lints.map(\.kind) == [.anyKey])
        trial.signer.key = P256.Signing.PrivateKey()
        #expect(try trial.send().reason == .invalidProviderToken)
        trial.signer.keyID = "UNKNOWN123"
        #expect(try trial.send().lints.map(\.kind) == [.unverifiedToken])
        trial.signer.keyID = "SHORT"
        #expect(try trial.send().violations.map(\.place) == ["token header kid"])
        trial.signer.keyID = "UNKNOWN123"
        trial.signer.teamID = "SHORT"
        #expect(try trial.send().violations.map(\.place) == ["claim iss"])
    }

    @Test("Several violations of a token are all listed")
    func allListed() throws {
        var trial = try GatewayTrial()
        trial.signer.header = #"{"alg":"none","kid":"UNKNOWN123"}"#
        trial.signer.claims = #"{"iss":"X","iat":1}"#
        #expect(
            try trial.send().violations.map(\.place)
                == ["token header alg", "token header kid", "claim iss", "claim iat"])
    }

    @Test("A third token of a key within 20 minutes gets a remark, even on new connections")
    func tokenPerPush() throws {
        var trial = try GatewayTrial()
        var lints: [[String]] = []
        for second in 1...3 {
            trial.connection = ConnectionState()
            trial.signer.issuedAt = "179999999\(second)"
            lints.append(try trial.send().lints.map(\.name))
        }
        #expect(lints == [[], [], ["token-per-push"]])
    }

    @Test("The cache of verified tokens is bounded and keeps those in use")
    func cache() {
        var cache = VerifiedTokens(capacity: 10)
        let verdict = TokenVerdict(token: ProviderToken(keyID: "k", teamID: "t", issuedAt: 0))
        cache.insert(verdict, for: "kept")
        for number in 0..<1000 {
            cache.insert(verdict, for: "token \(number)")
            #expect(cache.verdict(for: "kept") != nil)
            #expect(cache.count <= 10)
        }
        #expect(cache.verdict(for: "token 3") == nil)
        cache.insert(verdict, for: String(repeating: "x", count: 5000))
        #expect(cache.verdict(for: String(repeating: "x", count: 5000)) == nil)
    }
}
