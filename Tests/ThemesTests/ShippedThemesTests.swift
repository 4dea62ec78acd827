import CellUI
import Presentations
import Testing
import Themes

@testable import Configuration
@testable import Theming

struct ShippedThemesTests {
    private static let names = Themes.names

    private static func theme(_ name: String) throws -> ThemeFile {
        try ThemeLibrary(directory: nil).theme(named: name)
    }

    /// Text and its background, by name; everything that a theme draws as text.
    private static func texts(_ theme: Theme) -> [(name: String, ink: CellColor, behind: CellColor)] {
        let screen = theme.screen
        let phone = theme.phone
        let onScreen = [
            ("emphasis", screen.emphasis, screen.background), ("caption", screen.caption, screen.background),
            ("hint", screen.hint, screen.background),
        ]
        // Date and clock are on the upper half.
        let onWallpaper = phone.wallpaper.prefix((phone.wallpaper.count + 1) / 2)
            .flatMap { [("clock", phone.clock, $0), ("date", phone.date, $0)] }
        let surfaces = [
            ("island", theme.island.palette, theme.island.fill), ("card", theme.card.palette, theme.card.background),
        ]
        return onScreen + onWallpaper
            + surfaces.flatMap { name, palette, behind in
                [
                    ("\(name) primary", palette.primary, behind), ("\(name) secondary", palette.secondary, behind),
                    ("\(name) tertiary", palette.tertiary, behind), ("\(name) tint", palette.tint, behind),
                    ("\(name) success", palette.success, behind), ("\(name) warning", palette.warning, behind),
                ]
            }
    }

    /// The terminal's own colours as on the Linux console, where the default pair is grey on black.
    private static func onConsole(_ color: CellColor, default fallback: UInt32) -> CellColor {
        let console: [UInt32] = [
            0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
            0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
        ]
        return switch color.kind {
        case .rgb: color
        case .ansi(let index): CellColor(hex: console[Int(index)])
        case .terminalDefault: CellColor(hex: fallback)
        }
    }

    @Test func everyThemeFileIsEmbedded() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Themes")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".toml") }
        #expect(files.map { String($0.dropLast(5)) }.sorted() == Self.names.sorted())
        for name in Self.names {
            let file = try String(contentsOf: folder.appending(path: name + ".toml"), encoding: .utf8)
            #expect(Themes.text(named: name) == file)
        }
    }

    @Test func theAutomaticThemesAreShipped() throws {
        for (background, appearance) in [(ColorScheme.dark, Theme.Appearance.dark), (.light, .light)] {
            let name = ThemeLibrary.name(of: ThemeLibrary.automatic, on: background)
            #expect(try Self.theme(name).theme.appearance == appearance)
        }
    }

    @Test func theFirstThemeIsTheDefault() {
        #expect(Self.names.first == ThemeLibrary.name(of: Settings.defaults.theme))
    }

    @Test(arguments: names) func everyThemeIsReadWithoutAWarning(name: String) throws {
        let file = try Self.theme(name)
        #expect(file.warnings.isEmpty)
        #expect(file.theme.name == name)
        #expect((1...5).contains(file.theme.phone.wallpaper.count))
    }

    @Test(arguments: names) func everyTextReachesLevelAA(name: String) throws {
        let theme = try Self.theme(name).theme
        for text in Self.texts(theme) {
            let ink = Self.onConsole(text.ink, default: 0xAAAAAA)
            let behind = Self.onConsole(text.behind, default: 0x000000)
            let contrast = try #require(ink.contrast(with: behind))
            let needed = name == "high-contrast" ? 7.0 : 4.5
            #expect(contrast >= needed, "\(text.name) has \(contrast) of \(needed)")
        }
    }

    @Test(arguments: names) func progressIsDistinctFromItsTrack(name: String) throws {
        let theme = try Self.theme(name).theme
        for palette in [theme.island.palette, theme.card.palette] {
            let tint = Self.onConsole(palette.tint, default: 0xAAAAAA)
            #expect(try #require(tint.contrast(with: Self.onConsole(palette.track, default: 0))) >= 3)
        }
    }

    @Test(arguments: names) func theIslandIsVisibleOnTheWallpaper(name: String) throws {
        let theme = try Self.theme(name).theme
        let ink = Self.onConsole(theme.island.keyLine ?? theme.island.fill, default: 0)
        // On the terminal's own background the island has an outline.
        let top = theme.phone.wallpaper[0]
        guard top != .terminalDefault else { return }
        #expect(try #require(ink.contrast(with: Self.onConsole(top, default: 0))) >= 3)
    }

    @Test(
        "The three weights of text look different, which `theme check` asks only of colours with a meaning",
        arguments: names)
    func weightsOfText(name: String) throws {
        let theme = try Self.theme(name).theme
        for palette in [theme.island.palette, theme.card.palette] {
            // The terminal decides its own colours.
            guard let upper = palette.primary.difference(from: palette.secondary),
                let lower = palette.secondary.difference(from: palette.tertiary)
            else {
                #expect(name == "terminal")
                continue
            }
            #expect(min(upper, lower) >= 0.099, "\(upper), \(lower)")
        }
    }

    @Test func theTerminalThemeMixesNothing() throws {
        let theme = try Self.theme("terminal").theme
        let colors =
            ThemeKeys.colors.compactMap { $0.get(theme) } + theme.phone.wallpaper
        #expect(colors.allSatisfy { $0.hex == nil })
    }

    @Test func theMonochromeThemeIsGrey() throws {
        let theme = try Self.theme("monochrome").theme
        for color in ThemeKeys.colors.compactMap({ $0.get(theme) }) + theme.phone.wallpaper {
            let hex = try #require(color.hex)
            #expect(hex >> 16 == hex & 255 && hex >> 8 & 255 == hex & 255)
        }
    }

    @Test func thereIsALightThemeAndADarkOne() throws {
        let appearances = try Set(Self.names.map { try Self.theme($0).theme.appearance })
        #expect(appearances == [.dark, .light])
    }

    @Test(arguments: names) func everyThemeIsCleanByItsOwnCheck(name: String) throws {
        let review = ThemeReview(try ThemeLibrary(directory: nil).reading(named: name), file: name + ".toml")
        #expect(review.isClean, "\(review.findings.map(\.description))")
    }

    @Test func horizonIsDistinguishableWithAnyColorBlindness() throws {
        let review = ThemeReview(try ThemeLibrary(directory: nil).reading(named: "horizon"), file: "horizon.toml")
        #expect(review.likenesses.isEmpty)
        #expect(review.remarks.isEmpty, "\(review.remarks.map(\.description))")
    }

    @Test func atLeastTenThemesExist() { #expect(Self.names.count >= 10) }
}
