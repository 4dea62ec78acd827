import Foundation
import HostSystem

/// The settings file as something that is written: whole or not at all, and one writer after the other.
package struct SettingsFile {
    /// Where the person knows it.
    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// Reads the text, has it changed, and puts the new one in the place of the old one if it is another. A file that is
    /// not there counts as an empty one. Its mode stays, and a symbolic link stays one.
    ///
    /// Throws what `change` throws, and a ``CommandFailure`` where the file cannot be read or written; then nothing has changed.
    package func edit(_ change: (inout String) throws -> Void) throws {
        let target = url.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        do {
            // XDG: what is created on the way is its owner's alone.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw cannotWrite("its folder cannot be created")
        }
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw cannotWrite(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        // Two that change it at the same time: the second reads what the first has written.
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
        // The folder is locked: one that is there is left of a process that was killed here.
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
