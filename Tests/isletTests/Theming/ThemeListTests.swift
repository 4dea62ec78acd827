import Foundation
import TestWorld
import Testing

@testable import Configuration
@testable import islet

struct ThemeListTests {
    private let world = TestShell()

    private func write(_ text: String, _ name: String) throws {
        let folder = SettingsLocation(environment: world.environment).themes
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name + ".toml"))
    }

    @Test func aLineHasAppearanceOriginAndContrast() throws {
        try write("based-on = \"daylight\"\nscreen.hint = \"#dddddd\"", "faint")
        world.run("theme", "list")
        let lines = world.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("* midnight dark program AA Midnight"))
        #expect(lines.contains("high-contrast dark program AAA High Contrast"))
        #expect(lines.contains("terminal dark program - Terminal"))
        #expect(lines.contains("faint light own low Faint"))
    }

    @Test func anUnusableFileIsReportedAndNotListed() throws {
        try write("screen.hint = 3", "broken")
        #expect(world.run("theme", "list") == 0)
        #expect(world.errors.contains("broken.toml:1:15: 3 is not allowed for screen.hint"))
        #expect(!world.output.contains("broken"))
    }

    @Test func jsonListsAllThemes() throws {
        try write("screen.hint = 3", "broken")
        world.run("theme", "list", "--format", "json")
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        #expect(list.first?["chosen"] as? Bool == true)
        #expect(list.last?["name"] as? String == "broken")
        #expect(list.last?["usable"] as? Bool == false)
        #expect(list.last?["origin"] as? String == "own")
    }

    @Test func showAsJSONHasEveryColour() throws {
        world.run("theme", "show", "moss", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        let colors = try #require(object["colors"] as? [String: String])
        #expect(colors["card.tint"] == "#a5d689")
        #expect((object["wallpaper"] as? [String])?.count == 5)
    }
}
