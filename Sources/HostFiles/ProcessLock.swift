import Foundation

/// A file lock that the kernel releases when its process ends, however that happens. It is never stale, and the holder can be
/// queried without taking the lock, unlike with `flock`.
///
/// Source: [fcntl, advisory record locking](https://pubs.opengroup.org/onlinepubs/9799919799/functions/fcntl.html). The lock
/// belongs to the process, which loses it on closing any descriptor of the file, so a holder must not open the file elsewhere.
/// A class, because it owns a descriptor.
package final class ProcessLock {
    /// Whether others may hold the lock at the same time.
    package enum Kind {
        /// One holder at a time.
        case exclusive
        /// Any number of shared holders.
        case shared
    }

    private let descriptor: Int32

    /// Takes the lock; `nil` if another process holds it or the file cannot be created. The folder must exist.
    package init?(at path: String, _ kind: Kind) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        var lock = Self.whole(kind)
        guard fcntl(descriptor, F_SETLK, &lock) == 0 else {
            close(descriptor)
            return nil
        }
        if kind == .exclusive {
            // Informative only; Islet asks the kernel who holds the lock.
            let text = Array("\(getpid())\n".utf8)
            _ = ftruncate(descriptor, 0) == 0 && pwrite(descriptor, text, text.count, 0) == text.count
        }
    }

    deinit { close(descriptor) }

    /// The process that holds the lock at `path`, exclusive or shared; `nil` if no other process does.
    package static func holder(of path: String) -> pid_t? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var lock = whole(.exclusive)
        guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return nil }
        return lock.l_pid
    }

    private static func whole(_ kind: Kind) -> flock {
        var lock = flock()
        lock.l_type = Int16(kind == .exclusive ? F_WRLCK : F_RDLCK)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }
}
