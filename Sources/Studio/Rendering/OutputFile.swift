import Foundation
import HostSystem

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
        do {
            switch mode(of: url) {
            case let mode? where mode & S_IFMT == S_IFREG: try replace(url, with: data, mode: mode & 0o7777)
            case let mode? where mode & S_IFMT != S_IFDIR:
                let file = try FileHandle(forWritingTo: url)
                try file.write(contentsOf: data)
                try file.close()
            default: try data.write(to: url, options: .atomic)
            }
        } catch {
            throw CommandFailure(
                sentence: "\(path) cannot be written: \(Self.reason(error)); check the directory, its permissions and "
                    + "the disk.", status: Self.isFull(error) ? .inputOutput : .cannotCreate)
        }
    }

    /// File type and permissions; `nil` if the file does not exist.
    private func mode(of url: URL) -> mode_t? {
        var information = stat()
        return stat(url.path, &information) == 0 ? information.st_mode : nil
    }

    /// Replaces a file, keeping its mode. The temporary file is never readable by more users than the old one.
    private func replace(_ url: URL, with data: Data, mode: mode_t) throws {
        var name = Array((url.path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        let new = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        var isInPlace = false
        defer { if !isInPlace { unlink(new) } }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        guard fchmod(descriptor, mode) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        try file.close()
        guard rename(new, url.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        isInPlace = true
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
        case .fileNoSuchFile?: "the directory does not exist"
        case .fileWriteNoPermission?: "permission denied"
        case .fileWriteOutOfSpace?: "the disk is full"
        case .fileWriteVolumeReadOnly?: "the disk is read-only"
        default: "the system refused it"
        }
    }
}
