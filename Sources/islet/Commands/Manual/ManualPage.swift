import CommandHelp
import Configuration
import Foundation
import HostSystem
import PlainText
import Surroundings
import Theming

/// A page of the manual.
struct ManualPage {
    /// Its name: `islet-sit`.
    let name: String
    /// Its section: 1 for commands, 5 for files.
    let section: Int
    /// What it is about, in a few words without a full stop.
    let about: String
    /// What follows the name: sections from SYNOPSIS or DESCRIPTION on.
    let body: String

    /// The name of its file: `islet-sit.1`.
    var fileName: String { "\(name).\(section)" }

    /// The whole page.
    ///
    /// - Parameter date: The day that it is of, in UTC.
    func text(date: Date) -> String {
        var source = ManualSource()
        source.macro("Dd", Self.day(date))
        source.macro("Dt", name.uppercased(), "\(section)")
        source.macro("Os", "Islet", ProgramVersion.number)
        source.section("NAME")
        source.macro("Nm", ManualSource.word(name).replacing("\\-", with: "-"))
        source.macro("Nd", ManualSource.escaped(about))
        return source.text + body
    }

    /// All pages, that of `islet` first.
    static func all() throws -> [ManualPage] {
        let islet = try CommandDescription.program(IsletCommand.self)
        return [.islet(islet)] + islet.shownSubcommands.map { .command($0) } + [.settings, .theme]
    }

    /// `November 21, 2026`, as mdoc wants it.
    private static func day(_ date: Date) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(months[(day.month ?? 1) - 1]) \(day.day ?? 1), \(day.year ?? 1970)"
    }
}

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
        source.keys(ManualKeys.all(of: command.commandName))
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

extension ManualPage {
    /// The page of the settings file.
    static var settings: ManualPage {
        var source = ManualSource()
        source.section("DESCRIPTION")
        source.prose([
            "The settings of islet(1) are a TOML file with one key = value a line. islet config path prints its "
                + "path, islet config init writes one with every setting explained, and islet config set changes one setting and leaves the rest of the file as it is. "
                + "On the screen of a sitting, the key , opens all settings to read and change them.",
            "A command's flag takes precedence over the environment variable, the variable over the file. An unknown "
                + "key is reported and ignored; a value that is not allowed is reported with file, line and column, and the default is used. Running screens pick up changes at once.",
            "Keys with a dot, such as strokes.target, may also stand in a table: under [strokes], as target.",
        ])
        source.section("SETTINGS")
        let vocabulary = LoadedSettings.vocabulary(ThemeLibrary(directory: nil))
        source.list(
            SettingDefinition.all.map { definition in
                (
                    "Ic \(ManualSource.word(definition.key))",
                    [
                        SettingsTemplate.sentence(of: definition)
                            + " Values: \(definition.allowed(vocabulary)). Default: \(definition.text(.defaults)). "
                            + "Variable: \(definition.environmentName)."
                    ]
                )
            })
        source.section("SAVED SITTINGS")
        source.prose(
            "A table [sittings.NAME] is a sitting that islet sit NAME and a key of the start panel begin; islet sitting "
                + "save writes one. NAME has \(SavedSitting.allowedNames). Every key is optional:")
        source.list(
            SavedSittingField.all.map { field in
                (
                    "Ic \(ManualSource.word(field.key))",
                    [
                        "\(field.meaning.prefix(1).uppercased() + field.meaning.dropFirst()). Values: \(field.allowed)."
                    ]
                )
            })
        source.section("ENVIRONMENT")
        source.prose(
            "Each setting has a variable, named with it above. Its value has no quotes: "
                + "ISLET_DEFAULT_DURATION=20m, ISLET_SHOW_SECONDS=false. An empty variable counts as unset. "
                + "Other variables that Islet reads:")
        let variables = Set(SettingDefinition.all.map(\.environmentName))
        source.list(
            EnvironmentVariable.all.filter { !variables.contains($0.name) }.map { variable in
                let names = variable.name.split(separator: ", ").map { ManualSource.escaped(String($0)) }
                return ("Ev " + names.joined(separator: " , Ev "), ["\(variable.meaning)."])
            })
        source.section("FILES")
        source.files(IsletFile.all.filter(\.isOfSettings))
        source.section("EXAMPLES")
        source.literal([
            "# Calm in the evening.", "theme = \"dusk\"", "default-duration = \"20m\"", "preparation = \"10s\"", "",
            "[strokes]", "target = 1", "", "[sittings.morning]", "duration = \"25m\"", "method = \"Zazen\"",
        ])
        source.seeAlso(besides: "islet-settings", of: 5, commands: ["islet-config"])
        return ManualPage(name: "islet-settings", section: 5, about: "settings of Islet", body: source.text)
    }

    /// The page of theme files.
    static var theme: ManualPage {
        var source = ManualSource()
        source.section("DESCRIPTION")
        source.prose([
            "A theme of islet(1) is a TOML file in the folder themes beside the settings file. Its name is that of "
                + "the file, without .toml. Every key is optional: its default comes from the theme that this one is based on, or from the neutral theme of its appearance.",
            "islet theme new NAME writes such a file, islet theme show NAME prints its values, and islet theme check "
                + "NAME reports errors, low contrast, and colours that look alike to some people.",
            "\(ThemeColor.allowed.prefix(1).uppercased() + ThemeColor.allowed.dropFirst()). The terminal decides how "
                + "the last two look.",
        ])
        source.section("KEYS")
        source.list([
            ("Ic display\\-name", ["The name to show, one line."]),
            ("Ic appearance", ["\"dark\" or \"light\"."]),
            ("Ic based\\-on", ["The name of another theme."]),
            ("Ic phone.wallpaper", ["An array of one to five colours from top to bottom."]),
        ])
        source.macro("Pp")
        source.prose("Each of these is one colour:")
        let width = ThemeKeys.colors.map(\.name.count).max() ?? 0
        source.literal(ThemeKeys.colors.map { "\($0.name.padded(to: width))  \($0.meaning)" })
        source.section("FILES")
        source.files(IsletFile.all.filter(\.isOfSettings))
        source.section("EXAMPLES")
        source.literal(["# themes/forest.toml", "based-on = \"moss\"", "", "[screen]", "emphasis = \"#d7ffd7\""])
        source.seeAlso(besides: "islet-theme", of: 5, commands: ["islet-theme"])
        return ManualPage(name: "islet-theme", section: 5, about: "colours of Islet", body: source.text)
    }
}
