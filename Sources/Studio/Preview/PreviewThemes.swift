import Configuration
import Foundation
import Presentations
import Theming

/// The themes of a preview, each read once until its file changes.
package final class PreviewThemes {
    private let library: ThemeLibrary
    private var known: [String: Theme] = [:]

    /// Themes of `library`.
    package init(_ library: ThemeLibrary) { self.library = library }

    /// All names.
    package var names: [String] { library.names }
    /// Where the person's own themes are.
    package var directory: URL? { library.directory }

    /// The theme of a name; `nil` if there is none.
    ///
    /// - Throws: what is wrong in its file, and where.
    package func theme(named name: String) throws(FileDiagnostic) -> Theme? {
        if let theme = known[name] { return theme }
        guard names.contains(name) else { return nil }
        let theme = try library.theme(named: name).theme
        known[name] = theme
        return theme
    }

    /// The file of a theme that the person may change; `nil` for one that is within the program.
    package func file(of name: String) -> URL? {
        guard let url = directory?.appending(path: name + ".toml"), FileManager.default.fileExists(atPath: url.path)
        else { return nil }
        return url
    }

    /// Reads all files anew when they are asked for next.
    func forget() { known = [:] }
}
