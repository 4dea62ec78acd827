import Foundation
import TestWorld
import Testing

@testable import Configuration
@testable import Theming
@testable import islet

struct ThemeImportTests {
    private let world = TestShell()
    private var folder: URL { SettingsLocation(environment: world.environment).themes }

    private func write(_ text: String, _ name: String = "some scheme.yaml") throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static let colors = """
        base00: "181818"
        base01: "282828"
        base02: "383838"
        base03: "585858"
        base04: "b8b8b8"
        base05: "d8d8d8"
        base06: "e8e8e8"
        base07: "f8f8f8"
        base08: "ab4642"
        base09: "dc9656"
        base0A: "f7ca88"
        base0B: "a1b56c"
        base0C: "86c1b9"
        base0D: "7cafc2"
        base0E: "ba8baf"
        base0F: "a16946"
        """

    @Test func aSchemeBecomesACleanTheme() throws {
        let file = try write("scheme: \"Default Dark\"\nauthor: \"Chris\"\n" + Self.colors)
        #expect(world.run("theme", "import", file) == 0)
        #expect(world.output.hasPrefix(folder.path + "/default-dark.toml\n"))
        #expect(world.output.contains("\n  islet preview --theme default-dark --watch\n"))
        #expect(world.output.contains("screen.hint"))
        let theme = try ThemeLibrary(directory: folder).theme(named: "default-dark")
        #expect(theme.theme.displayName == "Default Dark")
        #expect(theme.warnings.isEmpty)
        #expect(world.run("theme", "check", "default-dark") == 0)
        let text = try String(contentsOf: folder.appending(path: "default-dark.toml"), encoding: .utf8)
        #expect(text.hasPrefix("# A theme for Islet, made from the colour scheme Default Dark, by Chris.\n"))
        #expect(text.contains("\nhint       = \"#8"))
        #expect(text.contains("# keys and advice (comments, was #585858)\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func theNameComesFromTheOptionTheSchemeOrTheFile() throws {
        let file = try write(Self.colors)
        world.run("theme", "import", file)
        world.run("theme", "import", file, "--name", "mine")
        #expect(ThemeLibrary(directory: folder).ownNames == ["mine", "some-scheme"])
        #expect(world.run("theme", "import", file, "--name", "a/b") == 64)
        #expect(world.run("theme", "import", file) == 73)
        #expect(world.errors.contains("some-scheme.toml exists and was left as it is"))
        #expect(world.run("theme", "import", try write("scheme: ***\n" + Self.colors, "+.yaml")) == 65)
        #expect(world.run("theme", "import", try write("scheme: \"***\"\n" + Self.colors, "+.yaml")) == 64)
        #expect(world.errors.contains("has no name; give one with --name"))
    }

    @Test func aNameFromAFileCannotBreakTheTheme() throws {
        let file = try write("scheme: \"A\\\" \\n]\\u0007\"\n" + Self.colors)
        #expect(world.run("theme", "import", file, "--name", "odd") == 0)
        #expect(try ThemeLibrary(directory: folder).theme(named: "odd").theme.displayName == "A\" ]")
    }

    @Test func badInputWritesNothing() throws {
        #expect(world.run("theme", "import", try write("hello")) == 65)
        #expect(world.errors.contains("is not a known colour scheme; known are base16"))
        #expect(world.run("theme", "import", try write("base00: 12", "x.yaml")) == 65)
        #expect(world.run("theme", "import", world.home.path + "/none") == 66)
        #expect(world.run("theme", "import", try write(Self.colors), "--format", "iterm2") == 65)
        #expect(world.run("theme", "import", try write(Self.colors), "--format", "vim") == 64)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
