import Crypto
import Foundation
import Testing

@testable import PushGateway

struct SigningKeyTests {
    private let key = P256.Signing.PrivateKey()

    @Test("A public key is read with any surrounding text and line breaks")
    func publicKey() throws {
        let pem = key.publicKey.pemRepresentation
        let body = key.publicKey.derRepresentation.base64EncodedString()
        for text in [
            pem, pem + "\n\n", "a note\n" + pem, pem.split(separator: "\n").joined(separator: "\r\n"),
            "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n" + pem,
            "  -----BEGIN PUBLIC KEY-----\n\(body)\n  -----END PUBLIC KEY-----",
        ] {
            let read = try SigningKey(id: "ABC123DEFG", pem: text)
            #expect(read.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
            #expect(read.lints.isEmpty)
        }
    }

    @Test("Only the public half of a private key is kept, with a remark")
    func privateKey() throws {
        let read = try SigningKey(id: "ABC123DEFG", pem: key.pemRepresentation)
        #expect(read.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
        #expect(read.lints.map(\.kind) == [.privateKey])
    }

    @Test("What is not a P-256 key is refused with a reason")
    func refuses() {
        #expect(throws: SigningKeyError.noPEM(id: "K")) { try SigningKey(id: "K", pem: "ABC") }
        #expect(throws: SigningKeyError.noPEM(id: "K")) {
            try SigningKey(id: "K", pem: "-----BEGIN PUBLIC KEY-----\n!\n-----END PUBLIC KEY-----")
        }
        #expect(throws: SigningKeyError.notAKey(id: "K", label: "CERTIFICATE")) {
            try SigningKey(id: "K", pem: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----")
        }
        #expect(throws: SigningKeyError.notP256(id: "K")) {
            try SigningKey(id: "K", pem: P384.Signing.PrivateKey().publicKey.pemRepresentation)
        }
        #expect(SigningKeyError.notP256(id: "K").description.hasSuffix("needs that curve."))
    }

    @Test("An option is split at its first equals sign")
    func option() throws {
        let (id, path) = try SigningKey.split(option: "ABC123DEFG=/keys/a=b.pem")
        #expect(id == "ABC123DEFG" && path == "/keys/a=b.pem")
        for option in ["", "ABC", "=file", "ABC="] {
            #expect(throws: SigningKeyError.notKeyAndFile(option)) { try SigningKey.split(option: option) }
        }
    }

    @Test("A key id that is not 10 characters long works, with a remark")
    func oddID() throws {
        #expect(try SigningKey(id: "TEST", pem: key.publicKey.pemRepresentation).lints.map(\.kind) == [.oddKeyID])
    }
}
