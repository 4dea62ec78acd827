import Foundation
import Presentations
import TestWorld
import Testing

@testable import Configuration
@testable import Theming
@testable import islet

struct ThemeNewTests {
    private let world = TestShell()
    private var folder: URL { SettingsLocation(environment: world.environment).themes }

    private func file(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name + ".toml"), encoding: .utf8)
    }

    @Test(arguments: ["midnight", "daylight", "high-contrast", "monochrome", "terminal"])
    func aNewThemeHasEveryKeyAndItsBasesColors(base: String) throws {
        #expect(world.run("theme", "new", "forest", "--based-on", base) == 0)
        let library = ThemeLibrary(directory: folder)
        var expected = try library.theme(named: base).theme
        (expected.name, expected.displayName) = ("forest", "Forest")
        let read = try library.theme(named: "forest")
        #expect(read.theme == expected)
        #expect(read.warnings.isEmpty)
        let text = try file("forest")
        for key in ThemeKeys.colors {
            let name = try #require(key.path.last)
            #expect(text.contains(try Regex("(?m)^(# )?\(name) +=")), "\(key.name) is missing")
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func newPrintsThePathAndTheNextCommand() {
        world.run("theme", "new", "forest")
        #expect(world.output.hasPrefix(folder.path + "/forest.toml\n"))
        #expect(world.output.contains("\n  islet preview --theme forest --watch\n"))
        #expect(world.output.contains("\n  islet theme check forest\n"))
        #expect(world.run("theme", "check", "forest") == 0)
    }

    @Test("A new theme with the name of a built-in one is reported to replace it")
    func builtInName() {
        world.run("theme", "new", "midnight")
        #expect(
            world.output.contains("\nIt replaces the built-in theme midnight; remove the file to get that one back.\n"))
        #expect(world.output.contains("back.\n\nOpen it"))
        world.run("theme", "new", "forest")
        #expect(!world.output.contains("built-in"))
        #expect(world.output.contains("forest.toml\n\nOpen it"))
    }

    @Test func existingFilesAreKept() throws {
        world.run("theme", "new", "forest")
        let before = try file("forest")
        #expect(world.run("theme", "new", "forest", "--based-on", "dusk") == 73)
        #expect(world.errors.contains("forest.toml exists and was left as it is"))
        #expect(try file("forest") == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["forest.toml"])
    }

    @Test(arguments: ["../x", "a/b", "", ".", "a b", "x.toml"]) func aNameCannotEscapeTheThemeFolder(name: String) {
        #expect(world.run("theme", "new", name) == 64)
        #expect(world.errors.contains("is not a theme's name; a theme's name has letters, digits, - and _"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func theAppearanceChoosesTheBaseAndNeverContradictsOne() throws {
        #expect(world.run("theme", "new", "beach", "--appearance", "light") == 0)
        #expect(try ThemeLibrary(directory: folder).theme(named: "beach").theme.appearance == .light)
        #expect(world.run("theme", "new", "other", "--appearance", "light", "--based-on", "moss") == 64)
        #expect(world.errors.contains("moss is dark; leave out --appearance, or choose a light theme"))
        #expect(world.run("theme", "new", "other", "--based-on", "mos") == 64)
        #expect(world.errors.contains("did you mean \"moss\"?"))
        #expect(world.run("theme", "new", "other", "--appearance", "dim") == 64)
    }

    @Test func anUnwritablePlaceIsReportedByItsPath() throws {
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: folder)
        #expect(world.run("theme", "new", "forest") == 73)
        #expect(world.errors.contains("\(folder.path)/forest.toml cannot be created: its folder cannot be made"))
    }
}
