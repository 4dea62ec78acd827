import CellUI
import Presentations
import Testing

@testable import Configuration
@testable import Theming

struct ThemeFileTests {
    private func read(_ text: String, base: [String: Theme] = [:]) throws(FileDiagnostic) -> ThemeFile {
        try ThemeFile(parsing: text, name: "my-own", file: "my-own.toml") { base[$0] }
    }

    private func complaint(_ text: String) -> String {
        do {
            _ = try read(text)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func missingKeysComeFromTheNeutralTheme() throws {
        let file = try read("appearance = \"light\"\n[card]\ntint = \"#112233\"")
        var expected = Theme.base(.light)
        expected.name = "my-own"
        expected.displayName = "My Own"
        expected.card.palette.tint = CellColor(hex: 0x112233)
        #expect(file.theme == expected)
        #expect(file.warnings.isEmpty)
    }

    @Test func missingKeysComeFromTheBaseTheme() throws {
        var base = Theme.base(.light)
        base.screen.hint = .ansi(3)
        let theme = try read("based-on = \"sand\"", base: ["sand": base]).theme
        #expect(theme.screen.hint == .ansi(3))
        #expect(theme.appearance == .light)
        #expect(theme.name == "my-own")
    }

    @Test func thereAreThreeKindsOfColors() throws {
        let theme = try read("[screen]\nbackground = \"default\"\nhint = \"ansi:15\"\ncaption = \"#AbCdEf\"").theme
        #expect(theme.screen.background == .terminalDefault)
        #expect(theme.screen.hint == .ansi(15))
        #expect(theme.screen.caption == CellColor(hex: 0xABCDEF))
    }

    @Test func namedColorsAreSetForEachSurface() throws {
        let theme = try read("[island.colors]\nred = \"ansi:1\"").theme
        #expect(theme.island.palette.named.red == .ansi(1))
        #expect(theme.card.palette.named.red == NamedColors.dark.red)
    }

    @Test(arguments: [
        "#12345", "#1234567", "#12345g", "123456", "ansi:16", "ansi:-1", "ansi:", "ansi:+1", "red", "", "#+12345",
    ])
    func otherTextsAreNotColors(text: String) {
        #expect(
            complaint("[screen]\n  hint = \"\(text)\"").hasPrefix(
                "my-own.toml:2:10: \"\(text)\" is not allowed for screen.hint; a colour is \"#rrggbb\""))
    }

    @Test func aColorThatIsNotTextIsReportedWithItsPlace() {
        #expect(complaint("screen = { hint = 7 }").hasPrefix("my-own.toml:1:19: 7 is not allowed for screen.hint;"))
    }

    @Test func aWrongWallpaperStepIsReportedWithItsPlace() {
        let text = "[phone]\nwallpaper = [\n  \"#000000\", # night\n  \"blue\",\n]"
        #expect(complaint(text).hasPrefix("my-own.toml:4:3: \"blue\" is not allowed for phone.wallpaper;"))
    }

    @Test(arguments: ["[]", "[\"#000000\",\"#000000\",\"#000000\",\"#000000\",\"#000000\",\"#000000\"]", "\"#000000\""])
    func aWallpaperHasOneToFiveSteps(value: String) {
        #expect(complaint("[phone]\nwallpaper = \(value)").contains("my-own.toml:2:13: "))
    }

    @Test func invalidTOMLIsReportedWithItsPlace() {
        #expect(complaint("[screen]\nhint = = 1").hasPrefix("my-own.toml:2:8: this is not TOML: "))
    }

    @Test func anUnknownAppearanceOrBaseIsToldWithWhatIsAllowed() {
        #expect(complaint("appearance = \"dim\"").contains("use \"dark\" or \"light\""))
        #expect(complaint("based-on = \"nothing\"").hasPrefix("my-own.toml:1:12: \"nothing\" is not allowed"))
    }

    @Test func warningsForUnknownKeysAreInFileOrder() throws {
        let warnings = try read("zebra = 1\n[screen]\nhint = \"ansi:1\"\ncolour = \"x\"").warnings.map(\.description)
        #expect(warnings.count == 2)
        #expect(warnings[0].hasPrefix("my-own.toml:1:1: the key zebra is unknown and ignored; a theme has"))
        #expect(
            warnings[1]
                == "my-own.toml:4:1: the key screen.colour is unknown and ignored; "
                + "[screen] has background, emphasis, caption, hint")
    }
}
