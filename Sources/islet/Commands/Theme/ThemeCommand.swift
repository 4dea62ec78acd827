import ArgumentParser

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
