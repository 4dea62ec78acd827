import Foundation
import GRDB
import Languages

/// What can go wrong with the files. Each case renders as one sentence: what, where, and what to do.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is damaged or not a database.
    case corrupt(path: String)
    /// The database was written by a later Islet.
    case newerVersion(path: String)
    /// A value in the database is none that Islet writes.
    case unreadableValue(path: String, column: String)
    /// Another process held the database for longer than ``busyTimeout``.
    case busy(path: String)
    /// A directory or file could not be created; the system's reason.
    case cannotCreate(path: String, reason: String)
    /// A file could not be opened; the reason.
    case cannotOpen(path: String, reason: String)
    /// Reading or writing failed; the reason, such as a full disk.
    case inputOutput(path: String, reason: String)

    /// How long a process waits for another one's transaction, in seconds.
    public static let busyTimeout: TimeInterval = 5

    /// Whether it may be gone by itself some time later, as when another program has locked the file.
    var mayPass: Bool {
        switch self {
        case .busy, .cannotCreate, .cannotOpen, .inputOutput: true
        case .corrupt, .newerVersion, .unreadableValue: false
        }
    }

    /// One sentence: what, where, and what to do.
    public var description: String {
        switch self {
        case .corrupt(let path):
            localized("\(path) is damaged or not a database; it was not changed: move it away or restore a backup.")
        case .newerVersion(let path):
            localized("\(path) was written by a newer Islet; it was not changed: update this one.")
        case .unreadableValue(let path, let column):
            localized(
                "\(path) has a value in \(column) that Islet did not write; it was not changed: correct it or move it away."
            )
        case .busy(let path):
            localized(
                "\(path) has been in use by another program for \(String(Int(Self.busyTimeout))) seconds; try again.")
        case .cannotCreate(let path, let reason):
            localized("\(path) cannot be created: \(reason); check the folder and its permissions.")
        case .cannotOpen(let path, let reason):
            localized("\(path) cannot be opened: \(reason); check its permissions.")
        case .inputOutput(let path, let reason):
            localized("\(path) cannot be read or written: \(reason); check the disk.")
        }
    }

    /// What SQLite said about a file, in our words.
    init(_ error: DatabaseError, path: String) {
        let reason = error.message ?? "\(error.resultCode)"
        self =
            switch error.resultCode {
            case .SQLITE_NOTADB, .SQLITE_CORRUPT: .corrupt(path: path)
            case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
            case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: .cannotOpen(path: path, reason: reason)
            default: .inputOutput(path: path, reason: reason)
            }
    }
}

/// Reads the store again after a failure that may pass, so that one failed look does not silence the last process that rings.
public struct StoreRetry: Hashable, Sendable {
    /// Shortest time until the next attempt, in seconds. It doubles with every failure in a row.
    public static let shortest: TimeInterval = 1
    /// Longest time until the next attempt, in seconds.
    public static let longest: TimeInterval = 60

    private var pause: TimeInterval = 0
    /// When to try again; `nil` after a success.
    public private(set) var next: Date?
    /// Why the last attempt failed; `nil` after a success.
    public private(set) var error: StoreError?

    /// Nothing has failed yet.
    public init() {}

    /// What `read` finds; `nil` where it failed in a way that may pass. Throws what waiting does not change.
    public mutating func read<Value>(at now: Date, _ read: () throws -> Value) throws -> Value? {
        do {
            let value = try read()
            self = StoreRetry()
            return value
        } catch let error as StoreError where error.mayPass {
            pause = pause == 0 ? Self.shortest : min(Self.longest, pause * 2)
            (next, self.error) = (now + pause, error)
            return nil
        }
    }
}
