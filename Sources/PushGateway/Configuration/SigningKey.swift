import Crypto
import Foundation

/// The public half of an APNs signing key, and what the key may be used for.
package struct SigningKey: Sendable {
    /// `kid`: ten characters at Apple; any non-empty id is accepted here.
    package let id: String
    /// What signatures are verified with.
    package let publicKey: P256.Signing.PublicKey
    /// The team that owns the key; nil: the gateway's team, or any.
    package var teamID: String?
    /// The only environment in which the key is valid; nil: both.
    package var environment: PushEnvironment?
    /// The bundle ids that the key may push to; empty: all.
    package var topics: Set<String>
    /// Remarks for the person who registered the key.
    package let lints: [Lint]

    /// A key from PEM text: `PUBLIC KEY`, or a private key (`PRIVATE KEY`, `EC PRIVATE KEY`) of which only the public half is kept.
    ///
    /// Other text around the block, parameters before it, any line length and any line ending are accepted.
    package init(
        id: String, pem: String, teamID: String? = nil, environment: PushEnvironment? = nil, topics: Set<String> = []
    ) throws(SigningKeyError) {
        let blocks = PEMBlock.all(in: pem)
        guard let first = blocks.first else { throw .noPEM(id: id) }
        guard let block = blocks.first(where: { $0.label.hasSuffix("PUBLIC KEY") || $0.label.hasSuffix("PRIVATE KEY") })
        else {
            throw .notAKey(id: id, label: first.label)
        }
        var lints: [Lint] = []
        if block.label.hasSuffix("PRIVATE KEY") {
            guard let key = try? P256.Signing.PrivateKey(derRepresentation: block.bytes) else { throw .notP256(id: id) }
            publicKey = key.publicKey
            lints.append(
                Lint(
                    .privateKey,
                    "The file of key \(excerpt(id)) is a private key; the public half is enough: "
                        + "openssl ec -in AuthKey.p8 -pubout -out PUBLIC.pem."))
        } else {
            guard let key = try? P256.Signing.PublicKey(derRepresentation: block.bytes) else { throw .notP256(id: id) }
            publicKey = key
        }
        if id.utf8.count != 10 {
            lints.append(Lint(.oddKeyID, "The key id \(excerpt(id)) has not Apple's 10 characters."))
        }
        self.id = id
        self.teamID = teamID
        self.environment = environment
        self.topics = topics
        self.lints = lints
    }

    /// Splits the value of `--signing-key` at its first `=`.
    package static func split(option: String) throws(SigningKeyError) -> (id: String, path: String) {
        guard let sign = option.firstIndex(of: "="), sign != option.startIndex,
            option.index(after: sign) != option.endIndex
        else { throw .notKeyAndFile(option) }
        return (String(option[..<sign]), String(option[option.index(after: sign)...]))
    }
}

/// One block of PEM text (RFC 7468).
struct PEMBlock {
    /// What is between `-----BEGIN ` and `-----`, as in `PUBLIC KEY`.
    var label: String
    /// The decoded body.
    var bytes: Data

    /// Every whole block of a text, in order. Lines may be of any length and end in any way; text between blocks is passed over.
    static func all(in text: String) -> [PEMBlock] {
        var blocks: [PEMBlock] = []
        var open: (label: String, body: String)?
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let label = label(of: line, after: "-----BEGIN ") {
                open = (label, "")
            } else if let label = label(of: line, after: "-----END ") {
                if let block = open, block.label == label, let bytes = Data(base64Encoded: block.body) {
                    blocks.append(PEMBlock(label: label, bytes: bytes))
                }
                open = nil
            } else {
                open?.body += line
            }
        }
        return blocks
    }

    private static func label(of line: String, after start: String) -> String? {
        guard line.hasPrefix(start), line.hasSuffix("-----"), line.count > start.count + 5 else { return nil }
        return String(line.dropFirst(start.count).dropLast(5))
    }
}

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
