/// The token that a client of the control API must send.
package struct AccessToken: Sendable {
    private let bytes: [UInt8]

    /// A token of this text; an empty one lets nobody in.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether the value of an `authorization` header carries the token. It takes as long for a wrong one of the same length as for
    /// the right one.
    package func isCarried(by header: String?) -> Bool {
        guard let header, !bytes.isEmpty else { return false }
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        let other = Array(parts[1].utf8)
        guard other.count == bytes.count else { return false }
        return zip(bytes, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
