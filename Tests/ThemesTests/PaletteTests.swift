import CellUI
import Presentations
import Testing

struct PaletteTests {
    @Test(arguments: [(Palette.dark, 0x000000 as UInt32), (.light, 0xFFFFFF)])
    func everyTextOfADefaultPaletteReachesLevelAA(palette: Palette, surface: UInt32) throws {
        let inks = [
            palette.primary, palette.secondary, palette.tertiary, palette.tint, palette.success, palette.warning,
        ]
        for ink in inks { #expect(try #require(ink.contrast(with: CellColor(hex: surface))) >= 4.5) }
        #expect(try #require(palette.tint.contrast(with: palette.track)) >= 3)
    }

    @Test(arguments: [
        (0x000000 as UInt32, 0xFFFFFF as UInt32, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
        (0xFF0000, 0x000000, 5.252),
    ])
    func contrastFollowsWCAG(first: UInt32, second: UInt32, ratio: Double) throws {
        let colors = (CellColor(hex: first), CellColor(hex: second))
        #expect(abs(try #require(colors.0.contrast(with: colors.1)) - ratio) < 0.001)
        #expect(colors.0.contrast(with: colors.1) == colors.1.contrast(with: colors.0))
    }

    @Test func terminalColorsHaveNoKnownContrast() {
        #expect(CellColor.ansi(1).contrast(with: CellColor(hex: 0)) == nil)
        #expect(CellColor(hex: 0).contrast(with: .terminalDefault) == nil)
    }

    @Test func wallpaperStepsAreEqualAndOuterRowsTakeTheNearest() {
        let phone = Theme.Phone(
            frame: .ansi(1), wallpaper: [.ansi(2), .ansi(3), .ansi(4)], clock: .ansi(5), date: .ansi(6))
        #expect((0..<6).map { phone.wallpaper(row: $0, of: 6) } == [2, 2, 3, 3, 4, 4].map { CellColor.ansi($0) })
        #expect(phone.wallpaper(row: -3, of: 6) == .ansi(2))
        #expect(phone.wallpaper(row: 99, of: 6) == .ansi(4))
        #expect(phone.wallpaper(row: 0, of: 0) == .ansi(2))
    }
}
