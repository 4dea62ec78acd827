import Foundation

extension SQLTimers {
    package func add(_ user: User) throws {
        let taken = try session.run("SELECT id FROM account WHERE name = $1", [.text(user.name)])
        guard taken.isEmpty else { throw RepositoryError.nameTaken(user.name) }
        try session.run(
            "INSERT INTO account (id, name, token_hash, record) VALUES ($1, $2, $3, $4)",
            [.text(user.id), .text(user.name), .text(user.tokenHash), .text(try encode(user))])
    }

    package func users() throws -> [User] {
        try session.run("SELECT record FROM account ORDER BY name, id", [])
            .map { try decode(User.self, $0, table: "account") }
    }

    package func user(tokenHash: String) throws -> User? {
        try session.run("SELECT record FROM account WHERE token_hash = $1", [.text(tokenHash)]).first
            .map { try decode(User.self, $0, table: "account") }
    }

    package func removeUser(_ id: String) throws -> Bool {
        let found = try session.run("SELECT id FROM account WHERE id = $1" + session.dialect.lock, [.text(id)])
        try session.run("DELETE FROM account WHERE id = $1", [.text(id)])
        return !found.isEmpty
    }

    package func save(_ settings: UserSettings, of userID: String) throws {
        let row = try session.run(
            "SELECT record FROM account WHERE id = $1" + session.dialect.lock, [.text(userID)]
        ).first
        guard let row else { throw RepositoryError.unknownUser(userID) }
        var user = try decode(User.self, row, table: "account")
        user.settings = settings
        try session.run("UPDATE account SET record = $1 WHERE id = $2", [.text(try encode(user)), .text(userID)])
    }

    func encode(_ record: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    }

    func decode<Record: Decodable>(
        _ type: Record.Type, _ row: SQLRow, column: Int = 0, table: String
    ) throws -> Record {
        guard let text = row.text(column) else { throw RepositoryError.unreadable(table: table, reason: "no record") }
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw RepositoryError.unreadable(table: table, reason: "not what this version writes")
        }
    }
}
