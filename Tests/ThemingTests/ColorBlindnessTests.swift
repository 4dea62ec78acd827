import CellUI
import Testing

@testable import Theming

struct ColorBlindnessTests {
    @Test(arguments: ColorBlindness.allCases, [0x000000 as UInt32, 0x808080, 0xFFFFFF])
    func graysStayUnchanged(blindness: ColorBlindness, grey: UInt32) throws {
        let seen = try #require(blindness.appearance(of: CellColor(hex: grey)))
        #expect(try #require(seen.difference(from: CellColor(hex: grey))) < 0.01)
    }

    /// A red and a green of the same lightness, and a blue and a green: each is a typical confusion.
    @Test(arguments: [
        (ColorBlindness.protanopia, 0xC46A5A as UInt32, 0x7E8B3D as UInt32), (.deuteranopia, 0xC46A5A, 0x7E8B3D),
        (.tritanopia, 0x5F9EA8, 0x6AA084),
    ])
    func knownConfusionsFallTogether(blindness: ColorBlindness, one: UInt32, other: UInt32) throws {
        let colors = (CellColor(hex: one), CellColor(hex: other))
        let seen = (
            try #require(blindness.appearance(of: colors.0)), try #require(blindness.appearance(of: colors.1))
        )
        let before = try #require(colors.0.difference(from: colors.1))
        #expect(try #require(seen.0.difference(from: seen.1)) < before * 0.75)
    }

    @Test func redIsDarkInProtanopiaButNotInDeuteranopia() throws {
        let red = CellColor(hex: 0xFF0000)
        let protan = try #require(ColorBlindness.protanopia.appearance(of: red)?.relativeLuminance)
        let deutan = try #require(ColorBlindness.deuteranopia.appearance(of: red)?.relativeLuminance)
        #expect(protan < deutan / 2)
    }

    @Test func terminalColorsAreUnknown() {
        #expect(ColorBlindness.tritanopia.appearance(of: .ansi(3)) == nil)
        #expect(ColorBlindness.tritanopia.appearance(of: .terminalDefault) == nil)
    }
}
