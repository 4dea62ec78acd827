import Foundation
import HostFiles
import Languages

/// A file that is written atomically: to a temporary file beside it, then renamed. A replaced file keeps its mode. Anything but
/// a regular file (a device, a pipe) is written to directly.
package struct OutputFile {
    /// The path as typed.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Writes `data`.
    ///
    /// - Throws: a ``CommandFailure`` that names the file.
    package func write(_ data: Data) throws(CommandFailure) {
        // Keep a symbolic link and replace its target.
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do throws(FileError) {
            if case let type? = type(of: url), type != S_IFREG, type != S_IFDIR {
                try WholeFile.write(data, into: url.path)
            } else {
                try WholeFile.replace(url.path, with: data, mode: .kept(new: 0o666))
            }
        } catch {
            throw CommandFailure(
                sentence: localized(
                    "\(path) cannot be written: \(Self.reason(error)); check the directory, its permissions and the disk."
                ),
                status: Self.isFull(error) ? .inputOutput : .cannotCreate)
        }
    }

    /// The type of the file; `nil` if it does not exist.
    private func type(of url: URL) -> mode_t? {
        var information = stat()
        return stat(url.path, &information) == 0 ? information.st_mode & S_IFMT : nil
    }

    private static func isFull(_ error: FileError) -> Bool {
        [ENOSPC, EIO, EFBIG, EPIPE, EDQUOT].contains(error.code)
    }

    private static func reason(_ error: FileError) -> String {
        error.code == ENOENT ? localized("the directory does not exist") : systemErrorText(error.code)
    }
}
