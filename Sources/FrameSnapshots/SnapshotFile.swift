import Foundation
import HostFiles

/// Reads and writes whole files, with a one-sentence error.
enum SnapshotFile {
    /// The content of a file; `nil` if it does not exist.
    static func bytes(at url: URL) throws(SnapshotError) -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch {
            if (error as? CocoaError)?.code == .fileReadNoSuchFile { return nil }
            throw .file(path: url.path, reason: "cannot be read: \(reason(error)); check its permissions")
        }
    }

    /// Whether the bytes are equal.
    static func same(_ data: Data, _ bytes: [UInt8]) -> Bool {
        data.count == bytes.count
            && (bytes.isEmpty
                || data.withUnsafeBytes { left in
                    bytes.withUnsafeBytes { memcmp(left.baseAddress!, $0.baseAddress!, $0.count) }
                }
                    == 0)
    }

    /// The content of a text file.
    static func text(at url: URL) throws(SnapshotError) -> String {
        guard let data = try bytes(at: url) else { throw .missing(path: url.path) }
        return try text(data, path: url.path)
    }

    /// Decodes UTF-8.
    static func text(_ data: Data, path: String) throws(SnapshotError) -> String {
        if let text = String(validating: data, as: UTF8.self) { return text }
        let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
        let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        throw .damaged(path: path, reason: "\(bad + 1):1: not UTF-8; restore the file, or record it again")
    }

    /// Writes a file atomically, through a temporary file beside it. Creates missing folders.
    static func write(_ bytes: [UInt8], to url: URL) throws(SnapshotError) {
        let folder = url.deletingLastPathComponent()
        if access(folder.path, F_OK) != 0 {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw .cannotWrite(
                    path: folder.path, reason: "cannot be created: \(reason(error)); check what is in its place")
            }
        }
        do throws(FileError) {
            try WholeFile.replace(url.path, with: bytes, mode: .kept(new: 0o644))
        } catch {
            throw .cannotWrite(
                path: url.path, reason: "cannot be written: \(error.reason); check the folder's permissions and space")
        }
    }

    /// Removes a file if it exists.
    static func remove(_ url: URL) throws(SnapshotError) {
        guard unlink(url.path) != 0, errno != ENOENT else { return }
        throw .cannotWrite(path: url.path, reason: "cannot be removed: \(String(cString: strerror(errno)))")
    }

    /// Renames a file over another, atomically.
    static func move(_ url: URL, over target: URL) throws(SnapshotError) {
        guard rename(url.path, target.path) != 0 else { return }
        throw .cannotWrite(path: target.path, reason: "cannot be replaced: \(String(cString: strerror(errno)))")
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(code)))
        }
        return (error as? CocoaError)?.code == .fileWriteNoPermission
            || (error as? CocoaError)?.code == .fileReadNoPermission
            ? "permission denied" : error.localizedDescription
    }
}
