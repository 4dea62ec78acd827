import Foundation
import NIOCore
import NIOSSL

/// The server's side of TLS.
enum TLS {
    /// TLS 1.2 or later, as Apple requires. `h2` is preferred; `http/1.1` is selected only where that option is on.
    static func context(_ configuration: ServerConfiguration) throws(PushServerError) -> NIOSSLContext {
        do {
            let chain = try NIOSSLCertificate.fromPEMBytes(Array(configuration.certificatePEM.utf8))
            let key = try NIOSSLPrivateKey(bytes: Array(configuration.privateKeyPEM.utf8), format: .pem)
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
            tls.minimumTLSVersion = .tlsv12
            tls.applicationProtocols = configuration.servesHTTP1 ? ["h2", "http/1.1"] : ["h2"]
            // A client that never answers close_notify must not keep its socket.
            tls.shutdownTimeout = .seconds(1)
            return try NIOSSLContext(configuration: tls)
        } catch {
            throw .badCertificate(cause: words(error))
        }
    }

    /// A system's error without its number and function.
    static func words(_ error: any Error) -> String {
        if error is SocketAddressError || error is SocketAddressError.UnknownHost { return "there is no such address" }
        if error is NIOSSLError { return "it is not PEM, or the key is another certificate's" }
        guard let error = error as? IOError else { return String(describing: error) }
        return String(cString: strerror(error.errnoCode)).lowercased()
    }
}

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
