import Crypto
import Foundation

/// Verifies provider tokens: JSON Web Tokens signed with ES256.
///
/// Both encodings of a signature are accepted, 64 bytes r‖s and DER, and `iat` as a number or a string of digits: clients of APNs send
/// all of them. Other header fields and claims are ignored. Source: Apple, "Establishing a token-based connection to APNs".
struct TokenVerifier: Sendable {
    private let keys: [String: SigningKey]
    private let acceptsAnyKey: Bool
    private let teamID: String?
    private var verified: VerifiedTokens

    /// A verifier of tokens signed with the configured keys.
    init(configuration: GatewayConfiguration) {
        keys = Dictionary(configuration.signingKeys.map { ($0.id, $0) }) { _, last in last }
        acceptsAnyKey = configuration.acceptsAnyKey
        teamID = configuration.teamID
        verified = VerifiedTokens(capacity: configuration.verifiedTokenCapacity)
    }

    /// The verdict on the value of an `authorization` header.
    mutating func verdict(on authorization: String?) -> TokenVerdict {
        guard let authorization else {
            return .missing("There is none.")
        }
        if let verdict = verified.verdict(for: authorization) { return verdict }
        guard let token = Self.bearerToken(in: authorization) else {
            return .missing("\(excerpt(authorization)) has no bearer token.")
        }
        let verdict = examine(token)
        if verdict.token != nil { verified.insert(verdict, for: authorization) }
        return verdict
    }

    private static func bearerToken(in authorization: String) -> Substring? {
        let words = authorization.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
        let token = words[1].drop { $0 == " " }
        return token.isEmpty ? nil : token
    }

    private func examine(_ token: Substring) -> TokenVerdict {
        var verdict = TokenVerdict()
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            verdict.refuse(
                "header authorization", "The token has \(parts.count) part\(parts.count == 1 ? "" : "s") instead of 3.",
                "Send header.claims.signature, each in base64url.")
            return verdict
        }
        if token.utf8.contains(UInt8(ascii: "=")) {
            verdict.lints.append(Lint(.paddedToken, "The token has base64 padding (=); JSON Web Tokens leave it out."))
        }
        let key = examineHeader(parts[0], &verdict)
        let teamID = examineClaims(parts[1], key, &verdict)
        examineSignature(parts[2], of: token[..<parts[1].endIndex], key, &verdict)
        if verdict.violations.isEmpty, let key, let teamID, let issuedAt = verdict.issuedAt {
            verdict.token = ProviderToken(keyID: key.id, teamID: teamID, issuedAt: issuedAt)
        }
        return verdict
    }

    /// The key that the header names: a registered one, or one that is trusted without being known.
    private enum NamedKey {
        case registered(SigningKey)
        case trusted(String)

        var id: String {
            switch self {
            case .registered(let key): key.id
            case .trusted(let id): id
            }
        }
    }

    private func examineHeader(_ part: Substring, _ verdict: inout TokenVerdict) -> NamedKey? {
        guard let json = base64URLDecoded(part.utf8), let header = ClaimValue.members(of: json) else {
            verdict.refuse(
                "token header", "It is not a JSON object in base64url.", #"Encode {"alg":"ES256","kid":"…"}."#)
            return nil
        }
        if header["alg"]?.text != "ES256" {
            let found = header["alg"]?.text.map { excerpt($0) + " is not ES256." } ?? "There is none."
            verdict.refuse("token header alg", found, "Sign with ES256; APNs accepts nothing else.")
        }
        guard let keyID = header["kid"]?.text, !keyID.isEmpty else {
            verdict.refuse("token header kid", "There is none.", "Put the key's 10-character id there.")
            return nil
        }
        if let key = keys[keyID] {
            verdict.topics = key.topics
            verdict.environment = key.environment
            if keyID.utf8.count != 10 {
                verdict.lints.append(Lint(.oddKeyID, "The key id \(excerpt(keyID)) has not Apple's 10 characters."))
            }
            return .registered(key)
        }
        guard acceptsAnyKey else {
            let known = keys.keys.sorted().map { excerpt($0) }.joined(separator: ", ")
            verdict.refuse(
                "token header kid",
                "No key \(excerpt(keyID)) is registered" + (known.isEmpty ? "; none is at all." : "; known: \(known)."),
                "Register the public half with --signing-key KEYID=PUBLIC.pem "
                    + "(openssl ec -in AuthKey_KEYID.p8 -pubout -out PUBLIC.pem), or start with --any-key.")
            return nil
        }
        guard keyID.utf8.count == 10 else {
            verdict.refuse(
                "token header kid", "\(excerpt(keyID)) has \(keyID.utf8.count) characters instead of 10.",
                "Put the key's 10-character id there.")
            return nil
        }
        verdict.lints.append(
            Lint(.unverifiedToken, "The token's signature was not verified: no key \(excerpt(keyID)) is registered."))
        return .trusted(keyID)
    }

    private func examineClaims(_ part: Substring, _ key: NamedKey?, _ verdict: inout TokenVerdict) -> String? {
        guard let json = base64URLDecoded(part.utf8), let claims = ClaimValue.members(of: json) else {
            verdict.refuse("token claims", "They are not a JSON object in base64url.", #"Encode {"iss":"…","iat":…}."#)
            return nil
        }
        verdict.issuedAt = issuedAt(claims["iat"], &verdict)
        guard let issuer = claims["iss"]?.text, !issuer.isEmpty else {
            verdict.refuse("claim iss", "There is none.", "Put the 10-character team id there.")
            return nil
        }
        var expected = teamID
        if case .registered(let key) = key { expected = key.teamID ?? teamID }
        if let expected {
            if issuer != expected {
                verdict.refuse(
                    "claim iss", "\(excerpt(issuer)) is not the team \(excerpt(expected)).",
                    "Put the id of the team that owns the key there.")
            }
        } else if issuer.utf8.count != 10 {
            verdict.refuse(
                "claim iss", "\(excerpt(issuer)) has \(issuer.utf8.count) characters instead of 10.",
                "Put the 10-character team id there.")
        }
        return issuer
    }

    private func issuedAt(_ claim: ClaimValue?, _ verdict: inout TokenVerdict) -> Double? {
        switch claim {
        case .number(let seconds):
            return seconds
        case .text(let text)
        where !text.isEmpty && text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains):
            verdict.lints.append(
                Lint(
                    .stringIssuedAt,
                    "The claim iat is a string; Apple's table says a number of seconds, so drop its quotes."))
            return Double(text)
        case .none:
            verdict.refuse("claim iat", "There is none.", "Put the time of signing there, in seconds since 1970.")
        case .text(let text):
            verdict.refuse("claim iat", "\(excerpt(text)) is not a number.", "Write seconds since 1970.")
        case .other:
            verdict.refuse("claim iat", "It is not a number.", "Write seconds since 1970.")
        }
        return nil
    }

    private func examineSignature(
        _ part: Substring, of signed: Substring, _ key: NamedKey?, _ verdict: inout TokenVerdict
    ) {
        guard let bytes = base64URLDecoded(part.utf8), !bytes.isEmpty else {
            verdict.refuse("token signature", "It is not base64url.", "Encode the signature's bytes without padding.")
            return
        }
        guard case .registered(let key) = key else { return }
        var signatures: [P256.Signing.ECDSASignature] = []
        if bytes.count == 64, let raw = try? P256.Signing.ECDSASignature(rawRepresentation: bytes) {
            signatures.append(raw)
        }
        if let der = try? P256.Signing.ECDSASignature(derRepresentation: bytes) { signatures.append(der) }
        guard !signatures.isEmpty else {
            verdict.refuse(
                "token signature", "Its \(bytes.count) bytes are neither r and s (64 bytes) nor DER.",
                "Sign with ECDSA on P-256.")
            return
        }
        let message = Data(signed.utf8)
        guard signatures.contains(where: { key.publicKey.isValidSignature($0, for: message) }) else {
            verdict.refuse(
                "token signature", "It was not made with the key \(excerpt(key.id)) over this header and these claims.",
                "Sign header.claims as sent with that key and SHA-256.")
            return
        }
    }
}

extension TokenVerdict {
    fileprivate static func missing(_ finding: String) -> TokenVerdict {
        TokenVerdict(violations: [
            Violation(
                .missingProviderToken, at: "header authorization", finding, advice: "Send authorization: bearer TOKEN.")
        ])
    }

    fileprivate mutating func refuse(_ place: String, _ finding: String, _ advice: String) {
        violations.append(Violation(.invalidProviderToken, at: place, finding, advice: advice))
    }
}
