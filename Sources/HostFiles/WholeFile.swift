import Foundation

/// Writes whole files: beside their place first, then into it, so that readers find the old content or the new and two
/// writers do not mix. The name beside begins with a dot; a file that a killed process left there goes with a later writing.
package enum WholeFile {
    /// The permissions of a written file.
    package enum Mode {
        /// 0600, whatever the umask says.
        case ownerOnly
        /// Those of the replaced file. Those of a new file are this, less the umask.
        case kept(new: mode_t)
    }

    /// Replaces the file at `path`, or creates it; its folder must exist. A symbolic link is replaced, not followed.
    ///
    /// - Parameters:
    ///   - isDurable: Whether the content is on the disk before it has the name, so that a power cut leaves the old or the new
    ///     one. Default: no.
    ///   - beside: The path beside, for callers with a lock: a file there was left by a killed process and is removed.
    ///     Default: a new one.
    package static func replace(
        _ path: String, with bytes: some ContiguousBytes, mode: Mode, isDurable: Bool = false, beside: String? = nil
    ) throws(FileError) {
        if let beside { unlink(beside) }
        let new = try make(beside ?? pathBeside(path), for: path, bytes, mode: mode, isDurable: isDurable)
        guard rename(new, path) == 0 else { throw removing(new) }
    }

    /// Creates a file that must not exist yet: otherwise the error's code is `EEXIST`, and nothing has changed.
    package static func create(_ path: String, _ bytes: some ContiguousBytes, mode: mode_t) throws(FileError) {
        let new = try make(pathBeside(path), for: path, bytes, mode: .kept(new: mode), isDurable: false)
        // Unlike `rename`, `link` never replaces a file.
        if link(new, path) == 0 {
            unlink(new)
            return
        }
        let error = FileError()
        // Some file systems have no links.
        guard error.code != EEXIST, access(path, F_OK) != 0, rename(new, path) == 0 else {
            unlink(new)
            throw access(path, F_OK) == 0 ? FileError(code: EEXIST) : error
        }
    }

    /// Creates an empty file with mode 0600, less the umask. A file that is there is neither opened nor changed.
    package static func createEmpty(_ path: String) throws(FileError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
            close(descriptor)
            return
        }
        guard errno == EEXIST else { throw FileError() }
    }

    /// Writes to a device or a pipe, which cannot be replaced.
    package static func write(_ bytes: some ContiguousBytes, into path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError() }
        defer { close(descriptor) }
        guard writeWhole(bytes, to: descriptor) else { throw FileError() }
    }

    /// Seconds after which a file beside another was left by a killed process: no writing takes this long.
    private static let longestWriting = 600

    /// A path in the same folder, hidden and new. Removes what killed processes left there for the same file.
    private static func pathBeside(_ path: String) -> String {
        let folder = path.folderPath
        let (prefix, suffix) = (".\((path as NSString).lastPathComponent).", ".islet-new")
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
        for name in names ?? [] where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let file = (folder as NSString).appendingPathComponent(name)
            var status = stat()
            if lstat(file, &status) == 0, status.modified < time(nil) - longestWriting { unlink(file) }
        }
        let name = prefix + String(UInt32.random(in: .min ... .max), radix: 36) + suffix
        return (folder as NSString).appendingPathComponent(name)
    }

    /// Makes the file that will have the name `path`, and returns its own.
    private static func make(
        _ new: String, for path: String, _ bytes: some ContiguousBytes, mode: Mode, isDurable: Bool
    ) throws(FileError) -> String {
        var status = stat()
        let exact: mode_t?
        let initial: mode_t
        switch mode {
        case .ownerOnly: (exact, initial) = (0o600, 0o600)
        // Never readable by more users than the old file.
        case .kept where stat(path, &status) == 0: (exact, initial) = (status.st_mode & 0o7777, 0o600)
        case .kept(let mode): (exact, initial) = (nil, mode)
        }
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, initial)
        guard descriptor >= 0 else { throw FileError() }
        let isWritten =
            writeWhole(bytes, to: descriptor) && (exact.map { fchmod(descriptor, $0) == 0 } ?? true)
            && (!isDurable || fsync(descriptor) == 0)
        let error = FileError()
        guard close(descriptor) == 0 else { throw removing(new) }
        guard isWritten else {
            unlink(new)
            throw error
        }
        return new
    }

    /// The last error, once the file that is left over is removed.
    private static func removing(_ new: String) -> FileError {
        let error = FileError()
        unlink(new)
        return error
    }
}

extension stat {
    /// When the content was last changed, in seconds since 1970.
    fileprivate var modified: time_t {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
