import Foundation

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
