import Foundation
import HostSystem

/// A user theme about to be created.
package struct NewTheme {
    /// Its name.
    package let name: String
    /// Where it will be written.
    package let url: URL

    /// Creates a theme with this name in the user's theme folder.
    ///
    /// - Throws: a ``CommandFailure`` if the name is not allowed or already taken.
    package init(named name: String, in themes: URL) throws {
        guard ThemeLibrary.isName(name) else {
            throw CommandFailure(
                sentence: "\"\(name)\" is not a theme's name; \(ThemeLibrary.allowedNames), such as \"deep-sea\".",
                status: .usage)
        }
        (self.name, url) = (name, themes.appending(path: name + ".toml"))
        if FileManager.default.fileExists(atPath: url.path) { throw exists }
    }

    /// Writes the file atomically; never overwrites an existing one.
    package func write(_ text: String) throws {
        let folder = url.deletingLastPathComponent()
        do {
            // XDG: created folders are accessible only to their owner.
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
        // Unlike `rename`, `link` never replaces an existing file. Some file systems do not support links.
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
