import ArgumentParser
import Foundation
import HostSystem
import PlainText
import Surroundings
import Theming

/// `islet theme`: the themes to choose from, what they look like, and making one's own.
struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "List, show, check and make themes.",
        discussion: """
            Your own themes are files NAME.toml in the folder themes beside the settings file. Choose one with islet \
            config set theme NAME.
            """,
        subcommands: [
            ThemeList.self, ThemeShow.self, ThemeCheck.self, ThemeNew.self, ThemeImport.self, ThemeGalleryCommand.self,
        ],
        defaultSubcommand: ThemeList.self)
}

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
        let advice = NearMiss.advice(on: argument, among: names, place: SettingFlags.place(of: "theme"))
        throw CommandFailure(sentence: "Unknown theme \"\(argument)\"; \(advice)", status: .usage)
    }

    /// A name has neither a slash nor a dot.
    private static func isFile(_ argument: String) -> Bool { argument.contains("/") || argument.hasSuffix(".toml") }
}
