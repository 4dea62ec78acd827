import Configuration
import PlainText
import Surroundings
import Theming

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
            "[strokes]", "target = 1",
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
