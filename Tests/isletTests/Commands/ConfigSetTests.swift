import Foundation
import TestWorld
import Testing

@testable import Configuration
@testable import Surroundings
@testable import Theming
@testable import islet

struct ConfigSetTests {
    private let world = TestShell()
    private var path: String { world.home.path + "/.config/islet/config.toml" }
    private var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    @Test func getPrintsOnlyTheValue() throws {
        try world.write(settings: "default-duration = \"20m\"\n[strokes]\ntarget = 1")
        #expect(world.run("config", "get", "theme") == 0)
        #expect(world.output == "automatic\n")
        world.run("config", "get", "strokes.target")
        #expect(world.output == "1\n")
        world.run("config", "get", "default-duration")
        #expect(world.output == "20m\n")
        world.environment["ISLET_THEME"] = "moss"
        world.run("config", "get", "theme")
        #expect(world.output == "moss\n")
    }

    @Test(arguments: ["get", "set", "unset"]) func anUnknownKeySuggestsTheNearest(command: String) {
        let value = command == "set" ? ["1"] : []
        #expect(Islet.run(["config", command, "strokes.targt"] + value, in: world.shell) == 64)
        #expect(
            world.errors == "islet: Unknown setting \"strokes.targt\"; did you mean \"strokes.target\"?\n")
        world.errors = ""
        #expect(Islet.run(["config", command, "nonsense"] + value, in: world.shell) == 64)
        #expect(world.errors.contains("Unknown setting \"nonsense\"; `islet config show` lists them all.\n"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A refusal of bells names the least time between two")
    func refusedBells() {
        #expect(world.run("config", "set", "interval-bells", "2s..4s") == 64)
        #expect(world.errors.contains("use a duration of at least 5 s like \"5m\""), "\(world.errors)")
    }

    @Test func setCreatesAMissingFile() throws {
        #expect(world.run("config", "set", "theme", "moss") == 0)
        #expect(world.output == "theme = \"moss\"\n")
        #expect(try text == "theme = \"moss\"\n")
        #expect(world.errors.isEmpty)
    }

    @Test func everySettingCanBeSetToItsPrintedValue() throws {
        world.environment["ISLET_SHORTEST_LOGGED"] = nil
        world.run("config", "init")
        let before = try text
        for definition in SettingDefinition.all {
            world.run("config", "get", definition.key)
            let value = String(world.output.dropLast())
            #expect(world.run("config", "set", definition.key, value) == 0, "\(definition.key) \(value)")
        }
        #expect(LoadedSettings(in: world.environment).settings == .defaults)
        #expect(
            SettingOrigin.all(
                at: SettingsLocation(environment: world.environment), environment: [:],
                vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil))
            ).count == SettingDefinition.all.count)
        for definition in SettingDefinition.all { #expect(world.run("config", "unset", definition.key) == 0) }
        #expect(try text == before)
    }

    @Test func aValueThatIsNotAllowedChangesNothing() throws {
        try world.write(settings: "theme = \"moss\"")
        #expect(world.run("config", "set", "theme", "mos") == 64)
        #expect(
            world.errors.contains(
                "\"mos\" is not allowed for theme, and nothing was changed; use \"automatic\", \"midnight\", "))
        #expect(world.run("config", "set", "strokes.end", "99") == 64)
        #expect(try text == "theme = \"moss\"")
    }

    @Test(arguments: [
        ("method", "108", "\"108\""), ("method", "yes", "\"yes\""), ("haptics", "false", "false"),
        ("default-duration", "1h 30m", "\"1h 30m\""), ("completion-display", "2.5", "2.5"),
        ("show-seconds", "no", "false"), ("hooks.start", "[\"say\", \"hi\"]", "[\"say\", \"hi\"]"),
        ("hooks.start", "[ -t 0 ] && say hi", "\"[ -t 0 ] && say hi\""),
    ])
    func aValueIsTypedWithoutQuotes(key: String, typed: String, written: String) throws {
        #expect(world.run("config", "set", key, typed) == 0)
        #expect(try text == "\(key) = \(written)\n")
    }

    @Test func aDamagedFileIsLeftAsItIs() throws {
        try world.write(settings: "theme = \n")
        #expect(world.run("config", "set", "theme", "moss") == 65)
        #expect(world.errors.contains("config.toml:1:"))
        #expect(try text == "theme = \n")
        // A table at a key that already has a value of another kind.
        try world.write(settings: "strokes = 3\n")
        #expect(world.run("config", "set", "strokes.end", "1") == 65)
        #expect(world.errors.contains("strokes.end cannot be added to"))
        #expect(try text == "strokes = 3\n")
    }

    @Test("The only key of a table is removed and set again in the same table, which may be empty meanwhile")
    func emptyTable() throws {
        try world.write(settings: "[strokes]\ntarget = 1\n")
        #expect(world.run("config", "unset", "strokes.target") == 0)
        #expect(try text == "[strokes]\n")
        #expect(world.run("config", "show") == 0)
        #expect(world.errors.isEmpty)
        #expect(world.run("config", "set", "strokes.target", "2") == 0)
        #expect(try text == "[strokes]\ntarget = 2\n")
        try world.write(settings: "[stroke]\n")
        world.run("config", "show")
        #expect(world.errors.contains("stroke is unknown"))
    }

    @Test func modeAndSymbolicLinkAreKept() throws {
        let real = world.home.appending(path: "dotfiles.toml")
        try world.write(settings: "")
        try FileManager.default.removeItem(atPath: path)
        try Data("# mine\n".utf8).write(to: real)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real.path)
        #expect(world.run("config", "set", "theme", "moss") == 0)
        #expect(try String(contentsOf: real, encoding: .utf8) == "# mine\ntheme = \"moss\"\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == real.path)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: world.home.path).sorted() == [
                ".config", "dotfiles.toml",
            ])
    }

    @Test func overridesOfTheFileAreReported() throws {
        world.environment["ISLET_THEME"] = "dusk"
        #expect(world.run("config", "set", "theme", "moss") == 0)
        #expect(try text == "theme = \"moss\"\n")
        #expect(world.errors.contains("ISLET_THEME is set and takes precedence over the file: here theme is \"dusk\"."))
    }

    @Test func showNamesTheOriginOfEachSetting() throws {
        try world.write(settings: "# mine\ntheme = \"moss\"\nhaptics = \"loud\"\n")
        world.environment["ISLET_METHOD"] = "Breath"
        #expect(world.run("config", "show", "--origin") == 0)
        let rows = Dictionary(
            world.output.split(separator: "\n").map { line in
                (String(line.prefix { $0 != " " }), String(line.split(separator: "# ").last ?? ""))
            }
        ) { first, _ in first }
        #expect(rows["theme"] == path + ":2")
        #expect(rows["method"] == "ISLET_METHOD")
        #expect(rows["haptics"] == "default")
        #expect(try TOMLDocument(world.output, file: "").entries.count == SettingDefinition.all.count)
    }

    @Test("The next change removes what a killed command left beside the file")
    func leftOver() throws {
        try world.write(settings: "theme = \"dusk\"\n")
        try Data("half a f".utf8).write(to: URL(fileURLWithPath: path + ".new"))
        #expect(world.run("config", "set", "theme", "moss") == 0)
        #expect(try text == "theme = \"moss\"\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)
                == ["config.toml"])
    }
}
