import Foundation
import HostFiles
import HostSystem
import Themes

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
        do throws(FileError) {
            try WholeFile.create(url.path, Array(text.utf8), mode: 0o666)
        } catch {
            throw error.code == EEXIST ? exists : cannotCreate(error.reason)
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
}

/// The message after a theme was written: where it is, and what to do next.
package enum ThemeAdvice {
    /// The file, whether it hides a built-in theme, and the commands, each on its own line for copying.
    package static func text(for theme: NewTheme) -> String {
        """
        \(theme.url.path)
        \(hiddenTheme(theme.name))
        Open it in an editor, and next to it
          islet preview --theme \(theme.name) --watch
        When it is done
          islet theme check \(theme.name)
          islet config set theme \(theme.name)

        """
    }

    private static func hiddenTheme(_ name: String) -> String {
        guard Themes.names.contains(name) else { return "" }
        return "It replaces the built-in theme \(name); remove the file to get that one back.\n"
    }
}
