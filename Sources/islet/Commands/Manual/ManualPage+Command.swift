import HostSystem

extension ManualPage {
    /// The page of a command and of all within it.
    static func command(_ command: CommandDescription) -> ManualPage {
        let name = "islet \(command.commandName)"
        let prose = Prose(command.discussion ?? "")
        var source = ManualSource()
        source.section("SYNOPSIS")
        if command.shownSubcommands.isEmpty {
            source.synopsis(of: command, named: name)
        } else {
            for inner in command.shownSubcommands { source.synopsis(of: inner, named: "\(name) \(inner.commandName)") }
        }
        source.section("DESCRIPTION")
        source.blocks([.paragraph(command.abstract ?? "")] + prose.blocks)
        if let usual = command.defaultSubcommand {
            source.macro("Pp")
            source.prose("Without a subcommand it runs \(name) \(usual).")
        }
        for inner in command.shownSubcommands {
            source.subsection(ManualSource.escaped("\(name) \(inner.commandName)"))
            let prose = Prose(inner.discussion ?? "")
            source.blocks([.paragraph(inner.abstract ?? "")] + prose.blocks)
            source.arguments(of: inner)
        }
        if !command.shownArguments.isEmpty {
            source.section("OPTIONS")
            source.arguments(of: command)
        }
        for part in prose.parts where part.title != "EXAMPLES" {
            source.section(part.title)
            source.blocks(part.blocks)
        }
        source.section("ENVIRONMENT")
        source.prose("Every setting has a variable, such as ISLET_THEME for theme: islet-settings(5) lists them all.")
        source.section("FILES")
        source.prose("islet(1) lists the files of the sitting, the log and the settings.")
        source.section("EXIT STATUS")
        source.exitStatuses()
        let examples =
            [prose.part("EXAMPLES")] + command.shownSubcommands.map { Prose($0.discussion ?? "").part("EXAMPLES") }
        var lines: [String] = []
        for line in examples.compactMap(\.self).flatMap(\.lines) where !lines.contains(where: { $0.hasPrefix(line) }) {
            lines.append(line)
        }
        source.section("EXAMPLES")
        source.literal(lines.isEmpty ? [name] : lines)
        source.seeAlso(besides: "islet-\(command.commandName)", of: 1)
        return ManualPage(
            name: "islet-\(command.commandName)", section: 1, about: phrase(command.abstract ?? ""), body: source.text)
    }

    /// A sentence as part of another: `show the settings`.
    static func phrase(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}

extension ManualSource {
    /// How a command is typed.
    mutating func synopsis(of command: CommandDescription, named name: String) {
        macro("Nm", Self.escaped(name).replacing("\\-", with: "-"))
        for argument in command.ownArguments {
            let value = "Ar \(Self.word(argument.valueName ?? "value"))" + (argument.isRepeating ? " ..." : "")
            let words =
                switch argument.kind {
                case .positional: value
                case .option: "\(Self.flag(argument)) \(value)"
                case .flag: Self.flag(argument)
                }
            macro(argument.isOptional ? "Op \(words)" : words)
        }
    }

    /// What its arguments and options mean.
    mutating func arguments(of command: CommandDescription) {
        list(
            command.shownArguments.map { shown in
                let argument = shown.argument
                var name =
                    switch argument.kind {
                    case .positional:
                        "Ar \(Self.word(argument.valueName ?? "value"))" + (argument.isRepeating ? " ..." : "")
                    case .option: "\(Self.flags(argument)) Ar \(Self.word(argument.valueName ?? "value"))"
                    case .flag: Self.flags(argument)
                    }
                if shown.hasInversion {
                    name += " , Fl \\-no\\-" + Self.escaped(String((argument.name ?? "").dropFirst(2)))
                }
                return (name, [argument.meaning])
            })
    }

    /// All names, the short one first.
    private static func flags(_ argument: CommandDescription.Argument) -> String {
        let short = (argument.names ?? []).filter { $0.kind == "short" }.map { "Fl \(escaped($0.name)) , " }
        return short.joined() + flag(argument)
    }

    private static func flag(_ argument: CommandDescription.Argument) -> String {
        // Fl writes one dash by itself.
        "Fl " + escaped(String((argument.name ?? "").dropFirst()))
    }

    /// The table of what a command answers.
    mutating func exitStatuses() {
        list(ExitStatus.allCases.map { ("\($0.rawValue)", ["\($0.meaning)."]) })
    }

    /// Files with what each holds.
    mutating func files(_ files: [IsletFile]) {
        list(files.map { ("Pa \(Self.word($0.path))", ["\($0.meaning); usually \($0.usualPath)"]) })
    }

    /// The other pages that there are.
    mutating func seeAlso(besides name: String, of section: Int, commands: [String] = []) {
        self.section("SEE ALSO")
        let pages = ([("islet", 1)] + commands.map { ($0, 1) } + [("islet-settings", 5), ("islet-theme", 5)])
            .filter { $0 != (name, section) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        for (index, page) in pages.enumerated() {
            macro("Xr", page.0, "\(page.1)" + (index + 1 < pages.count ? " ," : ""))
        }
    }
}
