import ArgumentParser
import Configuration
import Foundation
import HostFiles
import HostSystem
import Surroundings
import Theming

/// `islet config init`.
struct ConfigInit: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Write a settings file with every setting explained and commented out.",
        discussion: "An existing file is not changed.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let location = SettingsLocation(environment: shell.environment)
        let themes = ThemeLibrary(directory: location.themes)
        let text = SettingsTemplate.text(LoadedSettings.vocabulary(themes))
        do {
            // XDG: what is created on the way is its owner's alone.
            try FileManager.default.createDirectory(
                at: location.file.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try WholeFile.create(location.file.path, Array(text.utf8), mode: 0o666)
        } catch {
            let path = location.file.path
            throw CommandFailure(
                sentence: (error as? FileError)?.code == EEXIST
                    ? "\(path) already exists and was not changed; edit it, or move it away first."
                    : "\(path) cannot be created; check the directory and its permissions.",
                status: .cannotCreate)
        }
        try shell.say(location.file.path)
        return ExitStatus.success.rawValue
    }
}
