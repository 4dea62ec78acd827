import CommandHelp

extension ManualPage {
    /// The page of the program.
    static func islet(_ islet: CommandDescription) -> ManualPage {
        let prose = Prose(islet.discussion ?? "")
        var source = ManualSource()
        source.section("SYNOPSIS")
        source.macro("Nm")
        source.macro("Op Fl \\-plain")
        source.macro("Op Fl \\-verbose")
        source.macro("Nm")
        source.macro("Ar", "duration")
        source.macro("Op Ar argument ...")
        source.macro("Nm")
        source.macro("Ar", "command")
        source.macro("Op Ar argument ...")
        source.macro("Nm")
        source.macro("Fl", "\\-help | \\-version")
        source.section("DESCRIPTION")
        source.blocks(
            [.paragraph(islet.abstract ?? "")] + prose.blocks + [
                .paragraph(
                    "With --plain, the setting plain or TERM=dumb it follows the sitting in plain text instead: a line for "
                        + "each event and one a minute. If the output is not a terminal it prints one line about the "
                        + "sitting, and follows it only with --plain.")
            ])
        source.section("COMMANDS")
        source.prose("Each has its own page, and prints its options with --help.")
        for group in IsletCommand.configuration.groupedSubcommands {
            let names = group.subcommands.map { $0.configuration.commandName ?? "" }
            let commands = islet.shownSubcommands.filter { names.contains($0.commandName) }
            source.subsection(ManualSource.escaped(group.name))
            source.list(commands.map { ("Xr islet-\($0.commandName) 1", [$0.abstract ?? ""]) })
        }
        source.section("OPTIONS")
        source.blocks(prose.part("OPTIONS")?.blocks ?? [])
        source.list([
            (
                "Fl \\-generate\\-completion\\-script Ar shell",
                ["Print completions for bash, zsh or fish. make install puts them where these shells look."]
            )
        ])
        source.keys(ManualKeys.all(of: "islet"))
        for part in prose.parts where !["OPTIONS", "EXAMPLES", "MORE"].contains(part.title) {
            source.section(part.title)
            source.blocks(part.blocks)
        }
        source.section("ENVIRONMENT")
        source.prose(
            "Every setting has a variable, such as ISLET_THEME for theme: islet-settings(5) lists these and the others."
        )
        source.section("FILES")
        source.files(IsletFile.all)
        source.section("EXIT STATUS")
        source.exitStatuses()
        source.section("EXAMPLES")
        source.literal(prose.part("EXAMPLES")?.lines ?? [])
        source.seeAlso(besides: "islet", of: 1, commands: islet.shownSubcommands.map { "islet-\($0.commandName)" })
        return ManualPage(name: "islet", section: 1, about: about(islet.abstract ?? ""), body: source.text)
    }

    /// An abstract such as `A meditation timer that …` behind a dash.
    private static func about(_ abstract: String) -> String {
        let phrase = phrase(abstract)
        return phrase.hasPrefix("a ") ? String(phrase.dropFirst(2)) : phrase
    }
}
