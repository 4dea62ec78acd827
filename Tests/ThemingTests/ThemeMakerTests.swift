import CellUI
import Presentations
import SeededRandom
import Testing

@testable import Theming

struct ThemeMakerTests {
    private func scheme(_ generator: inout SeededGenerator) -> ImportedScheme {
        func color() -> CellColor { CellColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
        return ImportedScheme(background: color(), foreground: color(), ansi: (0..<16).map { _ in color() })
    }

    /// For any scheme, even gray on gray.
    @Test func everyTextOfEverySchemeBecomesReadable() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            let scheme = scheme(&generator)
            let theme = ThemeMaker(scheme).theme
            let faint = ThemePair.all(in: theme).filter { !$0.isEnough }
            #expect(faint.isEmpty, "\(faint.map(\.name)) of \(scheme)")
            let island = theme.phone.wallpaper.map { theme.island.fill.contrast(with: $0) ?? 1 }
            #expect(island.allSatisfy { $0 >= 1.5 })
        }
    }

    @Test func readableColorsStayAsInTheScheme() {
        let black = CellColor(hex: 0x101014)
        var scheme = ImportedScheme(
            background: black, foreground: CellColor(hex: 0xE8E8F0),
            ansi: Array(repeating: CellColor(hex: 0xA0C0E0), count: 16))
        scheme.green = CellColor(hex: 0x80D090)
        let maker = ThemeMaker(scheme)
        #expect(maker.lifted.isEmpty)
        #expect(maker.theme.appearance == .dark)
        #expect(maker.theme.screen.background == black)
        #expect(maker.theme.card.palette.tint == CellColor(hex: 0xA0C0E0))
        #expect(maker.theme.island.palette.success == CellColor(hex: 0x80D090))
        #expect(maker.notes["card.success"] == "green")
    }

    @Test func aLightSchemeMakesALightThemeWithABlackIsland() {
        let maker = ThemeMaker(
            ImportedScheme(
                background: CellColor(hex: 0xFDF6E3), foreground: CellColor(hex: 0x657B83),
                ansi: Array(repeating: CellColor(hex: 0x268BD2), count: 16)))
        #expect(maker.theme.appearance == .light)
        #expect(maker.theme.island.fill == CellColor(hex: 0))
        let tint = maker.lifted.first { $0.ink.name == "card.tint" }
        #expect(tint?.was == CellColor(hex: 0x268BD2))
        #expect(maker.notes["card.tint"] == "blue, was #268bd2")
    }

    @Test func onABlackScreenTheIslandHasAnOutline() throws {
        let maker = ThemeMaker(
            ImportedScheme(
                background: CellColor(hex: 0), foreground: CellColor(hex: 0xFFFFFF),
                ansi: Array(repeating: CellColor(hex: 0x8888FF), count: 16)))
        let line = try #require(maker.theme.island.keyLine)
        #expect(try #require(line.contrast(with: maker.theme.phone.wallpaper[0])) >= 3)
    }
}
