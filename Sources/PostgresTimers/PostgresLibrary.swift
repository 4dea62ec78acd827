import CPostgres
import Foundation
import TimerService

/// The functions of libpq, loaded if a server uses PostgreSQL.
///
/// Linked, libpq would be loaded by every start of `islet-push`, with twenty libraries that it needs itself (TLS, Kerberos, LDAP):
/// 5 MB that a server on SQLite and `islet-push join` never use. This way they also run where libpq is not installed.
struct PostgresLibrary: Sendable {
    let connectdbParams:
        @Sendable @convention(c) (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?, Int32
        ) -> OpaquePointer?
    let finish: @Sendable @convention(c) (OpaquePointer?) -> Void
    let status: @Sendable @convention(c) (OpaquePointer?) -> ConnStatusType
    let socket: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let errorMessage: @Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>
    let setNoticeProcessor:
        @Sendable @convention(c) (OpaquePointer?, PQnoticeProcessor?, UnsafeMutableRawPointer?) -> PQnoticeProcessor?
    let exec: @Sendable @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
    let prepare:
        @Sendable @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, UnsafePointer<Oid>?
        ) -> OpaquePointer?
    let execPrepared:
        @Sendable @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?,
            UnsafePointer<Int32>?, Int32
        ) -> OpaquePointer?
    let resultStatus: @Sendable @convention(c) (OpaquePointer?) -> ExecStatusType
    let resultErrorField: @Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
    let ntuples: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let nfields: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let getisnull: @Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
    let getvalue: @Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> UnsafePointer<CChar>
    let clear: @Sendable @convention(c) (OpaquePointer?) -> Void
    let consumeInput: @Sendable @convention(c) (OpaquePointer?) -> Int32
    let notifies: @Sendable @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<PGnotify>?
    let freemem: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void

    #if os(Linux)
        static let fileNames = ["libpq.so.5"]
    #else
        // Homebrew keeps libpq out of the places where libraries are looked for.
        static let fileNames = [
            "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
        ]
    #endif

    /// Loads the first library that is there; it stays loaded. Throws ``RepositoryError/unavailable(_:)`` where there is none.
    init(fileNames: [String] = Self.fileNames) throws {
        guard let library = fileNames.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw RepositoryError.unavailable(
                "PostgreSQL's library libpq is not installed; install it (Debian: libpq5), or leave --database out to use SQLite"
            )
        }
        /// The address of a function that every libpq of version 5 has, as its type in libpq-fe.h.
        func function<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(library, name) else {
                throw RepositoryError.unavailable(
                    "PostgreSQL's library libpq has no function \(name); install version 5")
            }
            return unsafeBitCast(address, to: Function.self)
        }
        connectdbParams = try function("PQconnectdbParams")
        finish = try function("PQfinish")
        status = try function("PQstatus")
        socket = try function("PQsocket")
        errorMessage = try function("PQerrorMessage")
        setNoticeProcessor = try function("PQsetNoticeProcessor")
        exec = try function("PQexec")
        prepare = try function("PQprepare")
        execPrepared = try function("PQexecPrepared")
        resultStatus = try function("PQresultStatus")
        resultErrorField = try function("PQresultErrorField")
        ntuples = try function("PQntuples")
        nfields = try function("PQnfields")
        getisnull = try function("PQgetisnull")
        getvalue = try function("PQgetvalue")
        clear = try function("PQclear")
        consumeInput = try function("PQconsumeInput")
        notifies = try function("PQnotifies")
        freemem = try function("PQfreemem")
    }
}
