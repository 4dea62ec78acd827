import Foundation
import HostFiles
import HostSystem
import Languages

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
            throw cannotWrite(localized("its folder cannot be created"))
        }
        do {
            // Of two concurrent edits, the second sees the first one's result.
            let lock = try FileLock(waitingForFolder: folder.path)
            let old = try text(of: target)
            var new = old ?? ""
            try change(&new)
            guard new != old else { return }
            try WholeFile.replace(
                target.path, with: Array(new.utf8), mode: .kept(new: 0o666), isDurable: true,
                beside: target.path + ".new")
            lock.synchronize()
        } catch let error as FileError {
            throw cannotWrite(systemErrorText(error.code))
        }
    }

    private func text(of target: URL) throws -> String? {
        guard FileManager.default.fileExists(atPath: target.path) else { return nil }
        guard let data = try? Data(contentsOf: target), let text = String(validating: data, as: UTF8.self) else {
            throw CommandFailure(
                sentence: "\(url.path) \(localized("cannot be read as UTF-8; check the file and its permissions")).",
                status: .inputOutput)
        }
        return text
    }

    private func cannotWrite(_ reason: String) -> CommandFailure {
        CommandFailure(
            sentence: localized("\(url.path) cannot be written: \(reason); check the folder and its permissions."),
            status: .cannotCreate)
    }
}

/// Where settings and the user's themes are, by the XDG Base Directory Specification 0.8.
///
/// Paths, because making URLs for a file that is not there takes an eighteenth of `islet status`.
package struct SettingsLocation: Hashable, Sendable {
    /// The path of ``file``.
    let filePath: String
    /// Whether the user named the file, which should then exist.
    let isFileNamed: Bool
    /// `$XDG_CONFIG_HOME/islet`, or `~/.config/islet` if that variable is not an absolute path.
    private let directory: String

    /// Derives the locations from the environment.
    package init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        let base = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        directory = base + "/islet"
        let named = environment["ISLET_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        filePath = named.map { $0.hasPrefix("/") ? $0 : URL(fileURLWithPath: $0).path } ?? directory + "/config.toml"
        isFileNamed = named != nil
    }

    /// The settings file: `$ISLET_CONFIG`, or `config.toml` in the folder of the settings.
    package var file: URL { URL(fileURLWithPath: filePath) }

    /// The folder of the user's themes.
    package var themes: URL { URL(fileURLWithPath: directory).appending(path: "themes") }
}

/// Settings as a settings file has them.
package enum SettingsText {
    /// Every key with its value, one a line.
    package static func text(of settings: Settings) -> String {
        (SettingDefinition.all + SettingDefinition.ofSavedSittings(in: settings))
            .map { "\($0.key) = \($0.text(settings))\n" }.joined()
    }
}
