/// Why a signing key could not be registered.
package enum SigningKeyError: Error, Hashable, Sendable {
    case notKeyAndFile(String)
}
