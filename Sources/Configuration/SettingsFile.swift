import Foundation
import HostSystem

/// The settings file, written atomically and by one process at a time.
package struct SettingsFile {
    /// The file's path as shown to the user.
    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// Applies `change` to the file's text and replaces the file if the text has changed. A missing file counts as empty. Keeps
    /// the file's mode and symbolic links.
    ///
    /// Throws what `change` throws, or a ``CommandFailure`` if the file cannot be read or written; then nothing has changed.
    package func edit(_ change: (inout String) throws -> Void) throws {
        let target = url.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        do {
            // XDG: created folders are accessible only to their owner.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw cannotWrite("its folder cannot be created")
        }
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw cannotWrite(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        // Of two concurrent edits, the second sees the first one's result.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        let old = try text(of: target)
        var new = old ?? ""
        try change(&new)
        guard new != old else { return }
        try replace(target, with: new)
        fsync(descriptor)
    }

    private func text(of target: URL) throws -> String? {
        guard FileManager.default.fileExists(atPath: target.path) else { return nil }
        guard let data = try? Data(contentsOf: target), let text = String(validating: data, as: UTF8.self) else {
            throw CommandFailure(
                sentence: "\(url.path) cannot be read as UTF-8; check the file and its permissions.",
                status: .inputOutput)
        }
        return text
    }

    private func replace(_ target: URL, with text: String) throws {
        let temporary = target.path + ".new"
        // The folder is locked, so an existing temporary file was left by a killed process.
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw cannotWrite(String(cString: strerror(errno))) }
        var isInPlace = false
        defer { if !isInPlace { unlink(temporary) } }
        var status = stat()
        if stat(target.path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
        var rest = Array(text.utf8)[...]
        var error: Int32 = 0
        while !rest.isEmpty, error == 0 {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { error = errno }
            rest = rest.dropFirst(max(0, count))
        }
        if error == 0, fsync(descriptor) != 0 { error = errno }
        close(descriptor)
        guard error == 0 else { throw cannotWrite(String(cString: strerror(error))) }
        guard rename(temporary, target.path) == 0 else { throw cannotWrite(String(cString: strerror(errno))) }
        isInPlace = true
    }

    private func cannotWrite(_ reason: String) -> CommandFailure {
        CommandFailure(
            sentence: "\(url.path) cannot be written: \(reason); check the folder and its permissions.",
            status: .cannotCreate)
    }
}
