import Foundation

/// Where settings and the user's themes are, by the XDG Base Directory Specification 0.8.
package struct SettingsLocation: Hashable, Sendable {
    /// `$XDG_CONFIG_HOME/islet`, or `~/.config/islet` if that variable is not an absolute path.
    package let directory: URL
    /// The settings file: `$ISLET_CONFIG`, or `config.toml` in ``directory``.
    package let file: URL
    /// Whether the user named the file, which should then exist.
    let isFileNamed: Bool

    /// Derives the locations from the environment.
    package init(environment: [String: String]) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? URL(fileURLWithPath: home).appending(path: ".config")
        directory = base.appending(path: "islet")
        let named = environment["ISLET_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        file = named.map { URL(fileURLWithPath: $0) } ?? directory.appending(path: "config.toml")
        isFileNamed = named != nil
    }

    /// The folder of the user's themes.
    package var themes: URL { directory.appending(path: "themes") }
}
