import Foundation
import TestWorld
import Testing

@testable import Configuration
@testable import Surroundings
@testable import Theming
@testable import islet

struct ConfigCommandTests {
    private let world = TestShell()
    private var path: String { world.home.path + "/.config/islet/config.toml" }

    @Test func pathPrintsTheFileEvenIfMissing() {
        #expect(world.run("config", "path") == 0)
        #expect(world.output == path + "\n")
        world.environment["ISLET_CONFIG"] = "/elsewhere/islet.toml"
        world.run("config", "path")
        #expect(world.output == "/elsewhere/islet.toml\n")
    }

    @Test func initWritesAFileOfDefaults() throws {
        world.environment["ISLET_SHORTEST_LOGGED"] = nil
        #expect(world.run("config", "init") == 0)
        #expect(world.output == path + "\n")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for definition in SettingDefinition.all { #expect(text.contains("# \(definition.key) = ")) }
        #expect(LoadedSettings(in: world.environment).settings == Settings.defaults)
        #expect(world.errors.isEmpty)
        let mode = try FileManager.default.attributesOfItem(atPath: world.home.path + "/.config/islet")
        #expect(mode[.posixPermissions] as? Int == 0o700)
    }

    @Test func initNeverOverwrites() throws {
        try world.write(settings: "theme = \"moss\"")
        #expect(world.run("config", "init") == 73)
        #expect(world.errors.contains("was not changed"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "theme = \"moss\"")
    }

    @Test func initSaysWhereItCannotWrite() throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        try Data().write(to: world.home.appending(path: ".config"))
        #expect(world.run("config", "init") == 73)
        #expect(world.errors.contains(path + " cannot be created"))
    }

    @Test func showPrintsTheEffectiveSettings() throws {
        try world.write(settings: "theme = \"moss\"\nhaptics = \"off\"")
        world.environment["ISLET_HAPTICS"] = "flash"
        #expect(world.run("config", "show") == 0)
        #expect(world.output.contains("theme = \"moss\"\n"))
        #expect(world.output.contains("haptics = \"flash\"\n"))
        let shown = world.output
        world.run("config")
        #expect(world.output == shown)
    }

    @Test func themesAreListedWithTheChosenOneMarked() throws {
        try world.write(settings: "theme = \"moss\"")
        #expect(world.run("theme") == 0)
        #expect(world.output.split(separator: "\n").filter { $0.hasPrefix("*") }.count == 1)
        #expect(world.output.contains("\n* moss "))
        #expect(world.output.contains("\n  daylight "))
    }

    @Test func aBrokenUserThemeIsAWarning() throws {
        let folder = SettingsLocation(environment: world.environment).themes
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("[screen]\nhint = 3".utf8).write(to: folder.appending(path: "mine.toml"))
        #expect(world.run("theme") == 0)
        #expect(world.errors.contains("mine.toml:2:8: "))
        #expect(world.run("sit", "5m", "--theme", "mine") == 65)
        #expect(try world.store.running() == nil)
    }
}
