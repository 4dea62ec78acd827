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
