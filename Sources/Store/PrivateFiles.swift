import Foundation
import Synchronization

/// Directories and files that only their owner can read, whatever the process's umask says.
enum PrivateFiles {
    private static let maskLock = Mutex(())

    /// Creates a directory with mode 0700 and, where they are missing, its parents (0700 too, as XDG asks). A directory that is
    /// already there is narrowed to 0700; its parents are left alone.
    static func makeDirectory(_ path: String) throws(StoreError) {
        if mkdir(path, 0o700) != 0 {
            switch errno {
            case EEXIST: break
            case ENOENT:
                let parent = (path as NSString).deletingLastPathComponent
                guard parent != path, !parent.isEmpty else { throw cannotCreate(path) }
                try makeDirectory(parent: parent)
                guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw cannotCreate(path) }
            default: throw cannotCreate(path)
            }
        }
        // The umask may have taken even the owner's bits, and an older directory may be open to others.
        guard mode(of: path) == 0o700 || chmod(path, 0o700) == 0 else { throw cannotCreate(path) }
    }

    /// Creates an empty file with mode 0600, or narrows the one that is there.
    static func makeFile(_ path: String) throws(StoreError) {
        try withDescriptor(of: path) { _ in true }
    }

    /// Writes to a file so that whoever watches it wakes up.
    static func touch(_ path: String) throws(StoreError) {
        try withDescriptor(of: path) { descriptor in pwrite(descriptor, "\n", 1, 0) == 1 }
    }

    /// Runs `body` with a umask of 0077 when `condition` holds.
    ///
    /// SQLite gives journals the mode of their database, but a super-journal, which lives for the instant of a commit over two
    /// databases, has the mode that the umask leaves. The umask belongs to the whole process: only as short as this, and one
    /// at a time.
    static func withPrivateMask<Result>(when condition: Bool, _ body: () throws -> Result) rethrows -> Result {
        guard condition else { return try body() }
        return try maskLock.withLock { _ in
            let before = umask(0o077)
            defer { umask(before) }
            return try body()
        }
    }

    private static func makeDirectory(parent path: String) throws(StoreError) {
        guard mode(of: path) == nil else { return }
        try makeDirectory(path)
    }

    private static func withDescriptor(of path: String, _ body: (CInt) -> Bool) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw cannotCreate(path) }
        defer { close(descriptor) }
        guard mode(of: path) == 0o600 || fchmod(descriptor, 0o600) == 0 else { throw cannotCreate(path) }
        guard body(descriptor) else { throw .inputOutput(path: path, reason: String(cString: strerror(errno))) }
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    private static func cannotCreate(_ path: String) -> StoreError {
        .cannotCreate(path: path, reason: String(cString: strerror(errno)))
    }
}
