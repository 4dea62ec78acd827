import Foundation
import HostFiles

/// A log file that several processes append to. At ``limit`` bytes it is renamed to `NAME.1`, replacing its predecessor, and a
/// new one begins.
///
/// A log that cannot be written stops nothing: the line is lost. The folder is not created, so a command that only looks leaves
/// no trace on a new machine.
package struct LogFile: Sendable {
    /// Size in bytes at which the next line begins a new file.
    package static let limit = 1_000_000

    /// The file's path.
    package let path: String

    /// The file's predecessor.
    package var previous: String { path + ".1" }

    package init(path: String) { self.path = path }

    /// Appends a line, which includes its newline.
    package func append(_ line: String) {
        let bytes = Array(line.utf8)
        // Each failed round means that another process has begun a new file meanwhile.
        for _ in 0..<10 where write(bytes) { return }
    }

    /// The last lines of this file and, if it is shorter, of its predecessor, oldest first.
    ///
    /// - Parameter label: Only the entries with this label. Default: all.
    package func lines(_ count: Int, label: String? = nil) -> [String] {
        var found: [Substring] = []
        for path in [path, previous] where found.count < count {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
            found = lines.filter { label == nil || LogLine.label(of: $0).map(String.init) == label } + found
        }
        return found.suffix(count).map(String.init)
    }

    /// Returns whether there is nothing left to do: the line is written or cannot be.
    private func write(_ bytes: [UInt8]) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return true }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return true }
        if status.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
        // If another process is renaming this very file, the line belongs at its end.
        if Int(status.st_size) + bytes.count > Self.limit, flock(file, LOCK_EX | LOCK_NB) == 0 {
            var current = stat()
            if lstat(path, &current) == 0, current.st_ino == status.st_ino, current.st_dev == status.st_dev {
                // If it cannot be renamed, no further line is written: the limit counts for more.
                return rename(path, previous) != 0
            }
            return false
        }
        writeWhole(bytes, to: file)
        return true
    }
}
