import ArgumentParser
import Foundation
import HostSystem
import ShellCommands
import Studio
import Surroundings

/// `islet theme gallery`.
struct ThemeGalleryCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Write an HTML page that shows themes in every state.",
        discussion: """
            The page is one HTML file of about 100 KB a theme, without scripts or external files. Without -o it is written \
            to standard output.

            EXAMPLES
              islet theme gallery -o themes.html
              islet theme gallery forest moss -o compared.html
            """)

    @Argument(
        help: ArgumentHelp("The themes. Default: all.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.themes() })
    var names: [String] = []

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("The file, instead of standard output.", valueName: "file")
    )
    var output: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let names = names.isEmpty ? loaded.themes.names : names
        let reviews = try names.map { try ThemeArgument.review($0, among: loaded.themes) }
        for review in reviews { review.errors.prefix(1).map(\.description).forEach(shell.warn) }
        let usable = reviews.filter(\.errors.isEmpty)
        guard !usable.isEmpty else {
            throw CommandFailure(
                sentence: "None of these themes can be used; islet theme check shows why.", status: .dataError)
        }
        let html = ThemeGallery(themes: usable).html
        guard let output else {
            try shell.write(html)
            return ExitStatus.success.rawValue
        }
        try OutputFile(path: output).write(Data(html.utf8))
        try shell.say("Wrote \(usable.count == 1 ? "1 theme" : "\(usable.count) themes") to \(output).")
        return ExitStatus.success.rawValue
    }
}
