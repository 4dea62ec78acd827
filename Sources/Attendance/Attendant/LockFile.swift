import Foundation

/// A lock that goes with its process, however that ends: nothing can be stale, and looking who holds it takes nothing from
/// anyone, as looking with `flock` would.
///
/// Source: [fcntl, advisory record locking](https://pubs.opengroup.org/onlinepubs/9799919799/functions/fcntl.html). Such a lock
/// belongs to the process, which loses it as soon as it closes any descriptor of the file: a process that holds one opens the
/// file nowhere else. A class, for it holds a descriptor.
package final class LockFile {
    /// Who may hold it beside others.
    package enum Kind {
        /// Nobody: one holder at a time.
        case exclusive
        /// Any number of holders that are content with this.
        case shared
    }

    private let descriptor: Int32

    /// The lock, or nil while another process is in the way or where the file cannot be made. Its folder must be there.
    package init?(at path: String, _ kind: Kind) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        var lock = Self.whole(kind)
        guard fcntl(descriptor, F_SETLK, &lock) == 0 else {
            close(descriptor)
            return nil
        }
        if kind == .exclusive {
            // For people who look; Islet itself asks the system who holds the lock.
            let text = Array("\(getpid())\n".utf8)
            _ = ftruncate(descriptor, 0) == 0 && pwrite(descriptor, text, text.count, 0) == text.count
        }
    }

    deinit { close(descriptor) }

    /// The process that holds the lock of `path`, alone or beside others; nil if none but this one does.
    static func holder(of path: String) -> pid_t? {
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
