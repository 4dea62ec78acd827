/// The bearer token that clients of the control API must send.
package struct AccessToken: Sendable {
    private let bytes: [UInt8]

    /// Creates a token from its text. An empty one rejects every request.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether an `authorization` header contains the token. Compares in constant time for tokens of the same length.
    package func isCarried(by header: String?) -> Bool {
        guard let header, !bytes.isEmpty else { return false }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        let other = Array(parts[1].utf8)
        guard other.count == bytes.count else { return false }
        return zip(bytes, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
