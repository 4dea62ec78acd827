import Foundation
import Store

/// A lock that one process has at a time, by a file. A class because the lock lasts as long as the descriptor is open; the system
/// gives it back when the process ends, however it ends.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock; nil where another process has it. Throws where the file cannot be made.
    convenience init?(_ path: String) throws {
        try self.init(opening: path)
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    }

    /// Takes the lock as soon as no other process has it. Throws where the file cannot be made.
    static func wait(for path: String) throws -> FileLock {
        let lock = try FileLock(opening: path)
        while flock(lock.descriptor, LOCK_EX) != 0, errno == EINTR {}
        return lock
    }

    private init(opening path: String) throws {
        try PrivateFiles.makeFile(path)
        descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw PushFailure("\(path) cannot be opened; check its permissions.", .cannotCreate)
        }
    }

    deinit { close(descriptor) }
}
