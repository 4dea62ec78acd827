import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Theming

struct ScreenLooksTests {
    @Test func theAutomaticThemeFollowsTheTerminalsBackground() {
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil))
        #expect(looks.adopt(.defaults, at: .direct, on: nil) == [] && looks.theme.name == "midnight")
        #expect(looks.adopt(.defaults, at: .direct, on: .light) == [] && looks.theme.name == "daylight")
        var chosen = Settings.defaults
        chosen.theme = "moss"
        #expect(looks.adopt(chosen, at: .direct, on: .light) == [] && looks.theme.name == "moss")
        #expect(looks.adopt(.defaults, at: .direct, on: .dark) == [] && looks.theme.name == "midnight")
    }

    @Test func withoutHalfBlocksNoColorsAreMixed() {
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil))
        _ = looks.adopt(.defaults, at: .direct, on: nil)
        #expect(looks.contrast.isAntialiased)
        looks.isUnicode = false
        _ = looks.adopt(.defaults, at: .direct, on: nil)
        #expect(!looks.contrast.isAntialiased && !looks.faces(isResting: true).contrast.isAntialiased)
    }
}
