import Foundation
import GRDB
import Testing

@testable import Store

struct DatabaseFileTests {
    private let directory = NSTemporaryDirectory() + "islet-database-" + UUID().uuidString

    private func file(version: Int) -> DatabaseFile {
        DatabaseFile(
            directory: directory, path: directory + "/x.sqlite",
            migrations: (1...version).map { "CREATE TABLE step_\($0) (n)" })
    }

    private func tables(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE name LIKE 'step%' ORDER BY name")
    }

    @Test func readingAnEarlierDatabaseBringsItUpToDate() throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try file(version: 1).openForWriting().shut()
        #expect(try file(version: 1).reading(tables) == ["step_1"])
        #expect(try file(version: 3).reading(tables) == ["step_1", "step_2", "step_3"])
        #expect(throws: StoreError.newerVersion(path: directory + "/x.sqlite")) {
            try file(version: 2).reading(tables)
        }
    }

    /// The columns of all tables with their types, keys and checks, and the indices, whatever the text that made them.
    private func shape(_ db: Database) throws -> [String] {
        let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        return try tables.flatMap { table in
            try ["table_xinfo", "index_list", "foreign_key_list"].flatMap { pragma in
                try Row.fetchAll(db, sql: "PRAGMA \(pragma)(\(table))")
                    .map { row in "\(table) \(pragma): \(row.filter { $0.0 != "seq" }.map { "\($0.0) \($0.1)" })" }
                    .sorted()
            }
        } + strings(db)
    }

    /// The scripts that made tables and indices, one space for any blank.
    private func strings(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").map { text in
            text.replacing(/\s+/, with: " ").replacing(" ,", with: ",").replacing(
                " )", with: ")")
        }
    }

    @Test(
        "A new database has the tables that the migrations of an earlier one come to",
        arguments: [Schema.state, Schema.moments, Schema.log])
    func newTablesAreThoseOfTheMigrations(file: @Sendable (StoreLocations) -> DatabaseFile) throws {
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let locations = StoreLocations(dataDirectory: directory + "/data", stateDirectory: directory + "/state")
        let new = file(locations)
        let made = try #require(try new.create(with: shape))
        try FileManager.default.removeItem(atPath: new.path)
        var earlier = new
        earlier.tables = nil
        #expect(try #require(try earlier.create(with: shape)) == made)
    }

    @Test(arguments: [
        (ResultCode.SQLITE_BUSY, StoreError.busy(path: "/x")), (.SQLITE_NOTADB, .corrupt(path: "/x")),
        (.SQLITE_CORRUPT, .corrupt(path: "/x")), (.SQLITE_FULL, .inputOutput(path: "/x", reason: "why")),
        (.SQLITE_CANTOPEN, .cannotOpen(path: "/x", reason: "why")),
    ])
    func sqliteErrorsAreTranslated(code: ResultCode, error: StoreError) {
        #expect(StoreError(DatabaseError(resultCode: code, message: "why"), path: "/x") == error)
        #expect(error.description.hasPrefix("/x "))
    }
}
