import Foundation
import NIOSSL
import PushServer
import Testing

struct TestAuthorityTests {
    @Test("The certificate names every host, and lasts no longer than Apple's platforms accept")
    func certificate() throws {
        let now = Date(timeIntervalSince1970: 1_795_225_793)
        let authority = try TestAuthority.make(now: now)
        let certificate = try #require(try NIOSSLCertificate.fromPEMBytes(Array(authority.serverPEM.utf8)).first)
        let days = Double(certificate.notValidAfter - certificate.notValidBefore) / 86_400
        #expect(days <= 825)
        #expect(certificate.notValidBefore < Int64(now.timeIntervalSince1970))
        #expect(authority.serverKeyPEM.hasPrefix("-----BEGIN PRIVATE KEY-----"))
    }

    @Test("Two authorities have nothing in common")
    func unique() throws {
        let (one, other) = (try TestAuthority.make(now: Date()), try TestAuthority.make(now: Date()))
        #expect(one.certificatePEM != other.certificatePEM)
        #expect(one.serverKeyPEM != other.serverKeyPEM)
    }
}
