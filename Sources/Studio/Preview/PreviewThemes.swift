import Configuration
import Foundation
import Presentations
import Theming

/// The themes of a preview, cached until a file changes. A class, because all copies of the model share the cache.
package final class PreviewThemes {
    private let library: ThemeLibrary
    private var known: [String: Theme] = [:]

    /// Creates themes of `library`.
    package init(_ library: ThemeLibrary) { self.library = library }

    /// The names of all themes.
    package var names: [String] { library.names }
    /// The directory of the user's own themes; `nil` if there is none.
    package var directory: URL? { library.directory }

    /// The theme of a name; `nil` if there is none.
    ///
    /// - Throws: a diagnostic of the theme file, with the place of the error.
    package func theme(named name: String) throws(FileDiagnostic) -> Theme? {
        if let theme = known[name] { return theme }
        guard names.contains(name) else { return nil }
        let theme = try library.theme(named: name).theme
        known[name] = theme
        return theme
    }

    /// The user's own file of a theme; `nil` for a built-in theme.
    package func file(of name: String) -> URL? {
        guard let url = directory?.appending(path: name + ".toml"), FileManager.default.fileExists(atPath: url.path)
        else { return nil }
        return url
    }

    /// Clears the cache, so that files are read again on next use.
    func forget() { known = [:] }
}
