/// Why a signing key could not be registered.
package enum SigningKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An option that is not of the form `KEYID=FILE`.
    case notKeyAndFile(String)
    /// Text without a PEM block.
    case noPEM(id: String)
    /// A PEM block that is not a key, with its label.
    case notAKey(id: String, label: String)
    /// A key that is not on the curve P-256.
    case notP256(id: String)

    /// One sentence: what, where, what to do.
    package var description: String {
        switch self {
        case .notKeyAndFile(let option):
            "\(excerpt(option)) is not of the form KEYID=FILE; write the key's id, = and the path of its PEM file."
        case .noPEM(let id):
            "The file of key \(excerpt(id)) has no PEM block; give it the output of openssl ec -in AuthKey.p8 -pubout."
        case .notAKey(let id, let label):
            "The file of key \(excerpt(id)) has \(excerpt(label)) in it instead of PUBLIC KEY; "
                + "give it the output of openssl ec -in AuthKey.p8 -pubout."
        case .notP256(let id):
            "The key \(excerpt(id)) is not a P-256 key; APNs signs with ES256, which needs that curve."
        }
    }
}
