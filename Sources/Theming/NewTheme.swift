import Foundation
import HostSystem

/// A theme of a person's own that is not there yet.
package struct NewTheme {
    /// Its name.
    package let name: String
    /// Where it will be.
    package let url: URL

    /// A theme of this name in the folder of a person's own.
    ///
    /// - Throws: a ``CommandFailure`` where it cannot have this name, or there is one.
    package init(named name: String, in themes: URL) throws {
        guard ThemeLibrary.isName(name) else {
            throw CommandFailure(
                sentence: "\"\(name)\" is no name for a theme; \(ThemeLibrary.allowedNames), such as \"deep-sea\".",
                status: .usage)
        }
        (self.name, url) = (name, themes.appending(path: name + ".toml"))
        if FileManager.default.fileExists(atPath: url.path) { throw exists }
    }

    /// Writes the file, whole or not at all, and never over another.
    package func write(_ text: String) throws {
        let folder = url.deletingLastPathComponent()
        do {
            // XDG: what is created on the way is its owner's alone.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw cannotCreate("its folder cannot be made")
        }
        let temporary = folder.appending(path: ".\(name).\(getpid()).new")
        defer { unlink(temporary.path) }
        do {
            try Data(text.utf8).write(to: temporary)
        } catch {
            throw cannotCreate(Self.reason(error))
        }
        // Unlike a renamed file, a linked one never takes the place of another. Some file systems know no links.
        guard link(temporary.path, url.path) != 0 else { return }
        if errno == EEXIST { throw exists }
        do {
            try FileManager.default.moveItem(at: temporary, to: url)
        } catch {
            throw cannotCreate(Self.reason(error))
        }
    }

    private var exists: CommandFailure {
        CommandFailure(
            sentence: "\(url.path) exists and was left as it is; choose another name, or move it away first.",
            status: .cannotCreate)
    }

    private func cannotCreate(_ reason: String) -> CommandFailure {
        CommandFailure(
            sentence: "\(url.path) cannot be created: \(reason); check the folder, its permissions and the disk.",
            status: .cannotCreate)
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let code = (underlying ?? error as NSError).code as Int?, underlying?.domain == NSPOSIXErrorDomain else {
            return "the disk refused it"
        }
        return String(cString: strerror(Int32(code)))
    }
}
