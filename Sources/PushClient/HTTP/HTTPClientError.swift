import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Why a request has no answer. Each case renders as one sentence: what, where, and what to do.
package enum HTTPClientError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nobody answers there; the system's reason.
    case cannotConnect(to: String, reason: String)
    /// The server's certificate is not trusted, or TLS failed in another way.
    case untrusted(String, reason: String)
    /// A file of certificates cannot be read.
    case unreadableAuthorities(path: String)
    /// The answer took too long.
    case timedOut(String)
    /// The connection broke before the answer was complete.
    case closed(String)
    /// The answer is longer than the client takes.
    case tooLarge(String)

    package var description: String {
        switch self {
        case .cannotConnect(let server, let reason):
            "\(server) cannot be reached: \(reason); check the address and that the server is running."
        case .untrusted(let server, Self.wrongName):
            "\(server) cannot be trusted: \(Self.wrongName); make one with `islet-push certificate --name`, or use its name."
        case .untrusted(let server, let reason):
            "\(server) cannot be trusted: \(reason); give the certificate of its authority with --ca."
        case .unreadableAuthorities(let path):
            "\(path) cannot be read as certificates; give a PEM file."
        case .timedOut(let server): "\(server) has not answered in time; check that it is running."
        case .closed(let server): "\(server) closed the connection before it had answered; check that it is running."
        case .tooLarge(let server): "\(server) sent more than expected; check the address."
        }
    }

    private static let wrongName = "its certificate is for another name"

    /// What NIO's errors mean.
    init(_ error: any Error, server: String) {
        switch error {
        case let error as HTTPClientError: self = error
        case let error as NIOSSLError: self = .untrusted(server, reason: Self.reason(error))
        case is NIOSSLExtraError: self = .untrusted(server, reason: Self.wrongName)
        case ChannelError.connectTimeout: self = .timedOut(server)
        case let error as NIOConnectionError:
            let reason = error.connectionErrors.first.map { Self.reason($0.error) }
            self = .cannotConnect(
                to: server, reason: reason ?? (error.dnsAError ?? error.dnsAAAAError).map(Self.reason) ?? "no address")
        case let error as IOError:
            self = .cannotConnect(to: server, reason: Self.reason(error))
        case is ChannelError: self = .closed(server)
        default: self = .cannotConnect(to: server, reason: "\(error)")
        }
    }

    /// What TLS failed of, without the library's places and numbers.
    private static func reason(_ error: NIOSSLError) -> String {
        guard case .handshakeFailed(.sslError(let causes)) = error else { return "TLS failed" }
        let words = causes.map { "\($0)" }.joined()
        return words.contains("CERTIFICATE_VERIFY_FAILED")
            ? "its certificate is not one that this machine trusts" : "the TLS handshake failed"
    }

    /// The system's words for an error, without NIO's.
    private static func reason(_ error: any Error) -> String {
        (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
    }
}
