import Crypto
import Foundation
import SwiftASN1

/// A certificate authority for tests, and a server certificate that it signed.
///
/// The authority's private key is thrown away once it has signed: trusting `ca.pem` means trusting this one server certificate.
/// Made by hand with SwiftASN1, because swift-certificates would add 44 CPU-seconds to every clean debug build for two certificates.
package struct TestAuthority: Sendable {
    /// The certificate that clients are to trust.
    package let certificatePEM: String
    /// The server's certificate, signed by the authority.
    package let serverPEM: String
    /// The private key of the server's certificate (PKCS #8).
    package let serverKeyPEM: String

    /// `localhost`, the loopback addresses, and Apple's push hosts: what a test server is called.
    package static let defaultHosts = ["localhost", "127.0.0.1", "::1"] + PushHosts.names

    /// Makes an authority and a server certificate for host names and IP addresses.
    ///
    /// Both are valid from a day before `now` (for clocks that are behind) for 820 days: Apple's platforms refuse more than 825.
    package static func make(hosts: [String] = defaultHosts, now: Date) throws -> TestAuthority {
        let (authorityKey, serverKey) = (P256.Signing.PrivateKey(), P256.Signing.PrivateKey())
        let validity = now.addingTimeInterval(-86_400)...now.addingTimeInterval(819 * 86_400)
        let authority = CertificateTemplate(
            subject: "Islet test authority", publicKey: authorityKey.publicKey, validity: validity, purpose: .authority)
        let server = CertificateTemplate(
            subject: hosts.first ?? "localhost", publicKey: serverKey.publicKey, validity: validity,
            purpose: .server(hosts: hosts))
        return TestAuthority(
            certificatePEM: try authority.signed(by: authority, with: authorityKey),
            serverPEM: try server.signed(by: authority, with: authorityKey),
            serverKeyPEM: serverKey.pemRepresentation + "\n")
    }
}
