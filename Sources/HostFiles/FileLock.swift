import Foundation

/// A lock on a file or a folder, for work that one process and one thread does at a time. A class, because it owns a descriptor:
/// the lock lasts as long as the object, and the system releases it when the process ends, however that happens.
///
/// Source: [flock(2)](https://man7.org/linux/man-pages/man2/flock.2.html). Unlike ``ProcessLock``, it also excludes other owners
/// in the same process, and nobody can ask who has it.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of a file, which is created for its owner alone if it is missing; `nil` while another owner has it.
    package init?(ifFree path: String) throws(FileError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            // The object is complete: its deinitializer closes the file.
            return nil
        }
    }

    /// Takes the lock of a file, which is created for its owner alone if it is missing, as soon as nobody else has it.
    package convenience init(waitingFor path: String) throws(FileError) {
        try self.init(waiting: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    }

    /// Takes the lock of a folder as soon as nobody else has it: no file to leave behind.
    package convenience init(waitingForFolder path: String) throws(FileError) {
        try self.init(waiting: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    private init(waiting descriptor: Int32) throws(FileError) {
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw FileError() }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw FileError() }
        }
    }

    /// Waits until what was changed in the locked folder, or file, is on the disk.
    package func synchronize() { fsync(descriptor) }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
