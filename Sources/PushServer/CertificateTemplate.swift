import Crypto
import Foundation
import SwiftASN1

/// An X.509 certificate before it is signed (RFC 5280): P-256 keys, ECDSA with SHA-256.
///
///     Certificate ::= SEQUENCE { tbsCertificate, signatureAlgorithm, signature BIT STRING }
///     TBSCertificate ::= SEQUENCE { [0] version, serial, signatureAlgorithm, issuer, validity, subject, publicKey, [3] extensions }
struct CertificateTemplate {
    enum Purpose {
        /// Signs certificates of servers, and no further authorities.
        case authority
        /// Serves TLS under names and IP addresses.
        case server(hosts: [String])
    }

    var subject: String
    var publicKey: P256.Signing.PublicKey
    var validity: ClosedRange<Date>
    var purpose: Purpose

    /// The certificate in PEM.
    func signed(by issuer: CertificateTemplate, with key: P256.Signing.PrivateKey) throws -> String {
        let unsigned = try encoded(issuer: issuer)
        let signature = try key.signature(for: unsigned)
        var certificate = DER.Serializer()
        try certificate.sequence { certificate in
            certificate.serializeRawBytes(unsigned)
            try certificate.ecdsaWithSHA256()
            try certificate.serialize(ASN1BitString(bytes: ArraySlice(signature.derRepresentation)))
        }
        return PEMDocument(type: "CERTIFICATE", derBytes: certificate.serializedBytes).pemString + "\n"
    }

    private func encoded(issuer: CertificateTemplate) throws -> [UInt8] {
        var body = DER.Serializer()
        try body.sequence { body in
            try body.serialize(explicitlyTaggedWithTagNumber: 0, tagClass: .contextSpecific) { try $0.serialize(2) }
            // Positive, at most 20 bytes, and not foreseeable (CA/Browser Forum: 64 random bits).
            let serial = [0x01] + (0..<15).map { _ in UInt8.random(in: .min ... .max) }
            body.appendPrimitiveNode(identifier: .integer) { $0.append(contentsOf: serial) }
            try body.ecdsaWithSHA256()
            try body.name(issuer.subject)
            try body.sequence { validity in
                try validity.serialize(UTCTime(self.validity.lowerBound))
                try validity.serialize(UTCTime(self.validity.upperBound))
            }
            try body.name(subject)
            body.serializeRawBytes(publicKey.derRepresentation)
            try body.serialize(explicitlyTaggedWithTagNumber: 3, tagClass: .contextSpecific) { wrapper in
                try wrapper.sequence { try encodeExtensions(into: &$0, issuer: issuer) }
            }
        }
        return body.serializedBytes
    }

    private func encodeExtensions(into list: inout DER.Serializer, issuer: CertificateTemplate) throws {
        switch purpose {
        case .authority:
            try list.extension("2.5.29.19", isCritical: true) { basicConstraints in
                try basicConstraints.sequence { sequence in
                    try sequence.serialize(true)
                    try sequence.serialize(0)
                }
            }
            // keyCertSign and cRLSign: bits 5 and 6, counted from the left.
            try list.extension("2.5.29.15", isCritical: true) { keyUsage in
                try keyUsage.serialize(ASN1BitString(bytes: [0b0000_0110], paddingBits: 1))
            }
        case .server(let hosts):
            try list.extension("2.5.29.19", isCritical: true) { try $0.sequence { _ in } }
            // digitalSignature: bit 0.
            try list.extension("2.5.29.15", isCritical: true) { keyUsage in
                try keyUsage.serialize(ASN1BitString(bytes: [0b1000_0000], paddingBits: 7))
            }
            try list.extension("2.5.29.37") { extendedKeyUsage in
                try extendedKeyUsage.sequence {
                    try $0.serialize(try ASN1ObjectIdentifier(dotRepresentation: "1.3.6.1.5.5.7.3.1"))
                }
            }
            try list.extension("2.5.29.17") { alternativeNames in
                try alternativeNames.sequence { names in
                    for host in hosts { names.alternativeName(host) }
                }
            }
        }
        try list.extension("2.5.29.14") { identifier in
            try identifier.serialize(ASN1OctetString(contentBytes: ArraySlice(keyIdentifier)))
        }
        try list.extension("2.5.29.35") { authority in
            try authority.sequence { sequence in
                sequence.appendPrimitiveNode(identifier: ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific)) {
                    $0.append(contentsOf: issuer.keyIdentifier)
                }
            }
        }
    }

    /// SHA-1 of the public key's bits (RFC 5280, 4.2.1.2, method 1): an identifier, not a protection.
    private var keyIdentifier: [UInt8] { Array(Insecure.SHA1.hash(data: publicKey.x963Representation)) }
}

extension DER.Serializer {
    fileprivate mutating func sequence(_ content: (inout DER.Serializer) throws -> Void) throws {
        try appendConstructedNode(identifier: .sequence, content)
    }

    fileprivate mutating func ecdsaWithSHA256() throws {
        try sequence { try $0.serialize(try ASN1ObjectIdentifier(dotRepresentation: "1.2.840.10045.4.3.2")) }
    }

    /// A distinguished name with a common name alone.
    fileprivate mutating func name(_ commonName: String) throws {
        try sequence { name in
            try name.appendConstructedNode(identifier: .set) { set in
                try set.sequence { attribute in
                    try attribute.serialize(try ASN1ObjectIdentifier(dotRepresentation: "2.5.4.3"))
                    try attribute.serialize(ASN1UTF8String(commonName))
                }
            }
        }
    }

    fileprivate mutating func `extension`(
        _ identifier: String, isCritical: Bool = false, _ value: (inout DER.Serializer) throws -> Void
    ) throws {
        var content = DER.Serializer()
        try value(&content)
        try sequence { node in
            try node.serialize(try ASN1ObjectIdentifier(dotRepresentation: identifier))
            if isCritical { try node.serialize(true) }
            try node.serialize(ASN1OctetString(contentBytes: ArraySlice(content.serializedBytes)))
        }
    }

    /// An IP address as its bytes ([7]), anything else as a DNS name ([2]).
    fileprivate mutating func alternativeName(_ host: String) {
        let address = addressBytes(host)
        appendPrimitiveNode(
            identifier: ASN1Identifier(tagWithNumber: address == nil ? 2 : 7, tagClass: .contextSpecific)
        ) { $0.append(contentsOf: address ?? Array(host.utf8)) }
    }
}

/// The bytes of an IPv4 or IPv6 address in network order; nil if the text is a name.
private func addressBytes(_ host: String) -> [UInt8]? {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, host, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    if inet_pton(AF_INET6, host, &six) == 1 { return withUnsafeBytes(of: six) { Array($0) } }
    return nil
}

extension UTCTime {
    /// A time to the second, before 2050.
    fileprivate init(_ date: Date) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        try self.init(
            year: parts.year!, month: parts.month!, day: parts.day!, hours: parts.hour!, minutes: parts.minute!,
            seconds: parts.second!)
    }
}
