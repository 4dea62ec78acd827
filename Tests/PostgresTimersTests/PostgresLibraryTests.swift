import Testing
import TimerService

@testable import PostgresTimers

@Suite("libpq is loaded when it is needed")
struct PostgresLibraryTests {
    @Test("If it is not installed, one sentence says what to do")
    func missing() {
        #expect(
            throws: RepositoryError.unavailable(
                "PostgreSQL's library libpq is not installed; install it (Debian: libpq5), or leave --database out to use SQLite"
            )
        ) {
            try PostgresLibrary(fileNames: ["libpq-of-nobody.so.5"])
        }
    }

    @Test("A library without the needed functions is reported as the wrong one")
    func otherLibrary() {
        #expect(
            throws: RepositoryError.unavailable(
                "PostgreSQL's library libpq has no function PQconnectdbParams; install version 5")
        ) {
            try PostgresLibrary(fileNames: ["libpq-of-nobody.so.5", Self.anyLibrary])
        }
    }

    #if os(Linux)
        private static let anyLibrary = "libm.so.6"
    #else
        private static let anyLibrary = "/usr/lib/libSystem.dylib"
    #endif
}
