import Foundation
import HostSystem

/// A file that is written whole or not at all: beside its place first, then renamed. What is no regular file (a device, a
/// pipe) is written to as it is.
struct OutputFile {
    /// The path as it was typed.
    let path: String

    /// Writes `data`.
    ///
    /// - Throws: a ``CommandFailure`` that names the file.
    func write(_ data: Data) throws(CommandFailure) {
        // The link stays, and what it leads to is replaced.
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            if isSpecial(url) {
                let file = try FileHandle(forWritingTo: url)
                try file.write(contentsOf: data)
                try file.close()
            } else {
                try data.write(to: url, options: .atomic)
            }
        } catch {
            throw CommandFailure(
                sentence: "\(path) cannot be written: \(Self.reason(error)); check the directory, its permissions and "
                    + "the disk.", status: Self.isFull(error) ? .inputOutput : .cannotCreate)
        }
    }

    private func isSpecial(_ url: URL) -> Bool {
        var information = stat()
        guard stat(url.path, &information) == 0 else { return false }
        let kind = information.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

    private static func code(_ error: any Error) -> Int32? {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap {
            $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil
        }
    }

    private static func isFull(_ error: any Error) -> Bool {
        if let code = code(error) { return [ENOSPC, EIO, EFBIG, EPIPE, EDQUOT].contains(code) }
        return (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }

    private static func reason(_ error: any Error) -> String {
        if let code = code(error) { return String(cString: strerror(code)).lowercased() }
        return switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?: "there is no such directory"
        case .fileWriteNoPermission?: "permission is denied"
        case .fileWriteOutOfSpace?: "the disk is full"
        case .fileWriteVolumeReadOnly?: "the disk is read-only"
        default: "the system refuses"
        }
    }
}
