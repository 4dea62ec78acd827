/// Why the server did not start.
package enum PushServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A port could not be bound.
    case cannotListen(host: String, port: Int, cause: String)
    /// The certificate or its key is not usable PEM text, or the two do not belong together.
    case badCertificate(cause: String)

    /// One sentence.
    package var description: String {
        switch self {
        case .cannotListen(let host, let port, let cause):
            "Cannot listen on \(host) port \(port): \(cause). Check the address, or choose another port (0 for any free one)."
        case .badCertificate(let cause):
            "The certificate or its private key cannot be used: \(cause). `islet-push certificate --out DIR` makes a pair."
        }
    }
}
