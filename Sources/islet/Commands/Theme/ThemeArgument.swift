import Foundation
import HostSystem
import PlainText
import Theming

/// A theme as a person names it on the command line: by its name, or by a file.
enum ThemeArgument {
    /// Reads and reviews it.
    ///
    /// - Throws: a ``CommandFailure`` where there is no such theme, or no such file.
    static func review(_ argument: String, among themes: ThemeLibrary) throws -> ThemeReview {
        guard isFile(argument) else {
            let name = try name(argument, among: themes)
            let file = themes.ownFile(named: name)?.path ?? name + ".toml"
            do {
                return ThemeReview(try themes.reading(named: name), file: file)
            } catch {
                return ThemeReview(unreadable: error, name: name, file: file)
            }
        }
        let text = try SmallFile.text(at: argument)
        let reading = try themes.reading(of: text, at: URL(fileURLWithPath: argument), named: argument)
        return ThemeReview(reading, file: argument)
    }

    /// A name that a theme has.
    static func name(_ argument: String, among themes: ThemeLibrary) throws -> String {
        let names = themes.names
        if names.contains(argument) { return argument }
        let meant = NearMiss.word(for: argument, among: names).map { "did you mean \($0)? There are" } ?? "there are"
        throw CommandFailure(
            sentence: "\"\(argument)\" is no theme; \(meant) \(names.joined(separator: ", ")).", status: .usage)
    }

    /// A name has neither a slash nor a dot.
    private static func isFile(_ argument: String) -> Bool { argument.contains("/") || argument.hasSuffix(".toml") }
}
