import Foundation
import HostFiles
import Languages
import Synchronization

/// Directories and files that only their owner can read, whatever the process's umask says.
package enum PrivateFiles {
    private static let lock = Mutex(())

    /// Creates a directory with mode 0700 and, where they are missing, its parents (0700 too, as XDG asks). A directory that is
    /// already there is narrowed to 0700; its parents are left alone.
    package static func makeDirectory(_ path: String) throws(StoreError) {
        if mkdir(path, 0o700) != 0 {
            switch errno {
            case EEXIST: break
            case ENOENT:
                let parent = path.folderPath
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
    ///
    /// A file that is there is not opened: closing any descriptor of a file drops all locks that the process has on it, also those
    /// of a database connection in another thread
    /// ([How to corrupt a database](https://www.sqlite.org/howtocorrupt.html), 2.2). For the same reason one thread at a time
    /// creates, so that nobody has a lock on the new file before it is closed here.
    package static func makeFile(_ path: String) throws(StoreError) {
        try lock.withLock { _ throws(StoreError) in
            do throws(FileError) {
                try WholeFile.createEmpty(path)
            } catch {
                throw .cannotCreate(path: path, reason: systemErrorText(error.code))
            }
            guard mode(of: path) == 0o600 || chmod(path, 0o600) == 0 else { throw cannotCreate(path) }
        }
    }

    /// Whether there is no file, or one without a byte.
    static func isMissingOrEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 ? errno == ENOENT : status.st_size == 0
    }

    /// Renames a finished file into place, atomically replacing an existing one.
    ///
    /// - Parameter isDurable: Whether it is to survive a power cut: then its content is on the disk before it has the name, and
    ///   the name when this comes back.
    static func putInPlace(_ new: String, at path: String, isDurable: Bool) throws(StoreError) {
        if isDurable { try sync(new) }
        guard rename(new, path) == 0 else { throw cannotCreate(path) }
        if isDurable { try sync(path.folderPath) }
    }

    /// Replaces a whole file: readers find the old or the new one, even if two processes write at once. It need not survive a
    /// power cut.
    package static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        do throws(FileError) {
            try WholeFile.replace(path, with: bytes, mode: .ownerOnly)
        } catch {
            throw .cannotCreate(path: path, reason: systemErrorText(error.code))
        }
    }

    /// Waits until a file, or what is in a directory, is on the disk.
    private static func sync(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw cannotCreate(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw cannotCreate(path) }
    }

    /// Writes to a file, creating it if missing, to wake the processes that watch it.
    static func touch(_ path: String) throws(StoreError) {
        try makeFile(path)
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw cannotCreate(path) }
        defer { close(descriptor) }
        guard pwrite(descriptor, "\n", 1, 0) == 1 else {
            throw .inputOutput(path: path, reason: systemErrorText())
        }
    }

    /// Runs `body` with a umask of 0077 when `condition` holds.
    ///
    /// SQLite gives journals the mode of their database, but a super-journal, which lives for the instant of a commit over two
    /// databases, has the mode that the umask leaves. The umask belongs to the whole process: only as short as this, and one
    /// at a time.
    static func withPrivateMask<Result>(when condition: Bool, _ body: () throws -> Result) rethrows -> Result {
        guard condition else { return try body() }
        return try lock.withLock { _ in
            let before = umask(0o077)
            defer { umask(before) }
            return try body()
        }
    }

    private static func makeDirectory(parent path: String) throws(StoreError) {
        guard mode(of: path) == nil else { return }
        try makeDirectory(path)
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    private static func cannotCreate(_ path: String) -> StoreError {
        .cannotCreate(path: path, reason: systemErrorText())
    }
}
