import Crypto
import Foundation
import Meditation

/// Adds, lists and removes users, for `islet-push user`.
package enum UserAccounts {
    /// Adds a user. The bearer token is returned only here; it is not stored.
    package static func add(
        name: String, to repository: any TimerRepository, at now: Date
    ) async throws -> (user: User, bearerToken: String) {
        let name = try checked(name)
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
        let token = Data(bytes).base64URL
        let user = User(id: UUID().uuidString, name: name, tokenHash: hash(of: token), createdAt: now)
        try await repository.add(user)
        return (user, token)
    }

    /// Returns all users, sorted by name.
    package static func list(in repository: any TimerRepository) async throws -> [User] {
        try await repository.users()
    }

    /// Removes a user, found by name or identifier, with all their data: timer, events, tokens and queued pushes.
    @discardableResult
    package static func remove(_ nameOrID: String, from repository: any TimerRepository) async throws -> User {
        let users = try await repository.users()
        let user = users.first { $0.name == nameOrID } ?? users.first { $0.id.lowercased() == nameOrID.lowercased() }
        guard let user, try await repository.removeUser(user.id) else { throw UserError.unknown(nameOrID) }
        return user
    }

    /// SHA-256 of a text, in lower-case hexadecimal; the stored form of a bearer token. A token has 256 random bits, so it
    /// needs no salt.
    package static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).map { byte in
            let hex = String(byte, radix: 16)
            return hex.count == 1 ? "0" + hex : hex
        }.joined()
    }

    private static func checked(_ name: String) throws -> String {
        let name = name.trimmed
        let isPlain = name.unicodeScalars.allSatisfy {
            ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        guard !name.isEmpty, name.count <= 80, name.utf8.count <= 320, isPlain else { throw UserError.invalidName }
        return name
    }
}

/// Why a user cannot be added or removed.
package enum UserError: Error, Hashable, Sendable, CustomStringConvertible {
    case invalidName
    case unknown(String)

    /// One sentence: what is wrong and what to do.
    package var description: String {
        switch self {
        case .invalidName: "A user's name has 1 to 80 characters and no control characters; choose another."
        case .unknown: "No user of this name or identifier; `islet-push user list` shows all."
        }
    }
}

extension Data {
    /// Base64 with the URL-safe alphabet, unpadded. Source: RFC 4648, section 5.
    fileprivate var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
