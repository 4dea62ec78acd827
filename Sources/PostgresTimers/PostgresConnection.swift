import CPostgres
import Dispatch
import Foundation
import TimerService

/// One connection, used on one queue only: libpq waits where it is called, so that no thread of Swift's pool may call it.
///
/// A class, because it stands for a socket; unchecked, because everything but `init` runs on its queue.
final class PostgresConnection: @unchecked Sendable {
    private let queue = DispatchQueue(label: "islet-push.postgres")
    private let pq: PostgresLibrary
    private let url: String
    /// Waits some seconds on the queue, before something is tried again.
    let wait: @Sendable (TimeInterval) -> Void
    private var handle: OpaquePointer?
    /// The names of the statements that the connection has prepared.
    private var prepared: [String: String] = [:]

    init(url: String, library: PostgresLibrary, wait: @escaping @Sendable (TimeInterval) -> Void) {
        (self.url, pq, self.wait) = (url, library, wait)
    }

    deinit { if let handle { pq.finish(handle) } }

    /// Runs a body on the connection's queue.
    func perform<Value: Sendable>(_ body: @escaping @Sendable (PostgresConnection) throws -> Value) async throws
        -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body(self) }) }
        }
    }

    // MARK: On the queue

    /// Connects unless a connection is open.
    func connect() throws {
        if let handle, pq.status(handle) == CONNECTION_OK { return }
        disconnect()
        // A peer that vanished is noticed after five seconds in a statement, after half a minute otherwise. Connecting may take
        // two seconds, the least that libpq allows, because a client waits four for the answer to an action.
        let keys = [
            "dbname", "connect_timeout", "application_name", "keepalives_idle", "keepalives_interval",
            "tcp_user_timeout",
        ]
        let values = [url, "2", "islet-push", "20", "10", "5000"]
        let handle = withArrayOfCStrings(keys) { keys in
            withArrayOfCStrings(values) { pq.connectdbParams(keys, $0, 1) }
        }
        guard let handle, pq.status(handle) == CONNECTION_OK else {
            let message = handle.map { String(cString: pq.errorMessage($0)) } ?? "out of memory"
            if let handle { pq.finish(handle) }
            throw PostgresError.unreachable(message)
        }
        self.handle = handle
        // Notices would go to standard error; what matters comes as an error.
        _ = pq.setNoticeProcessor(handle, { _, _ in }, nil)
    }

    func disconnect() {
        if let handle { pq.finish(handle) }
        handle = nil
        prepared = [:]
    }

    /// A statement without arguments whose rows are not needed.
    func execute(_ sql: String) throws {
        guard let handle else { throw PostgresError.connection("not connected") }
        let result = pq.exec(handle, sql)
        defer { pq.clear(result) }
        try check(result)
    }

    /// A statement, prepared the first time that the connection runs it.
    func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        guard let handle else { throw PostgresError.connection("not connected") }
        let name = prepared[sql] ?? "s\(prepared.count)"
        if prepared[sql] == nil {
            let result = pq.prepare(handle, name, sql, 0, nil)
            defer { pq.clear(result) }
            try check(result)
            prepared[sql] = name
        }
        let result = withArrayOfCStrings(arguments.map(Self.text)) {
            pq.execPrepared(handle, name, Int32(arguments.count), $0, nil, nil, 0)
        }
        defer { pq.clear(result) }
        try check(result)
        let (rows, columns) = (pq.ntuples(result), pq.nfields(result))
        return (0..<rows).map { row in
            SQLRow(
                values: (0..<columns).map { column in
                    if pq.getisnull(result, row, column) == 1 { return .null }
                    return .text(String(cString: pq.getvalue(result, row, column)))
                })
        }
    }

    private static func text(_ value: SQLValue) -> String? {
        switch value {
        case .null: nil
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        }
    }

    private func check(_ result: OpaquePointer?) throws {
        switch pq.resultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return
        default:
            let message = String(cString: pq.errorMessage(handle))
            let state = pq.resultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
            let isLost = pq.status(handle) != CONNECTION_OK
            if isLost { disconnect() }
            guard !isLost, let state else { throw PostgresError.connection(message) }
            throw PostgresError.statement(state: state, message: message)
        }
    }

    // MARK: Notifications

    /// Waits for notifications on the thread that calls it, and answers their payloads; none when `timeout` milliseconds have
    /// passed or `wake` can be read.
    func notifications(timeout: Int32, wake: Int32) throws -> [String] {
        guard let handle else { throw PostgresError.connection("not connected") }
        var found = takeNotifications(handle)
        if found.isEmpty {
            var polled = [
                pollfd(fd: pq.socket(handle), events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            ]
            _ = poll(&polled, 2, timeout)
            guard pq.consumeInput(handle) == 1 else {
                let message = String(cString: pq.errorMessage(handle))
                disconnect()
                throw PostgresError.connection(message)
            }
            found = takeNotifications(handle)
        }
        return found
    }

    private func takeNotifications(_ handle: OpaquePointer) -> [String] {
        var payloads: [String] = []
        while let notification = pq.notifies(handle) {
            payloads.append(String(cString: notification.pointee.extra))
            pq.freemem(notification)
        }
        return payloads
    }
}

/// The texts as C strings for the time of the call; nil stands for NULL, and NULL ends the array.
private func withArrayOfCStrings<Result>(
    _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = texts.map { $0.map { strdup($0) } ?? nil }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
}

/// The transaction that is open on a connection.
package struct PostgresSession: SQLSession {
    let connection: PostgresConnection

    package var dialect: SQLDialect { .postgres }

    package func run(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try connection.rows(sql, arguments)
    }
}
