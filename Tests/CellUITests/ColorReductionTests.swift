import CellUI
import Testing

struct ColorReductionTests {
    /// Corners, grays, colors near the island's, and a walk through the whole space.
    static let colors: [CellColor] =
        [0x000000, 0xFFFFFF, 0x808080, 0x0A0A0A, 0x123456, 0xFF9500, 0x30D158, 0x007AFF].map(CellColor.init(hex:))
        + stride(from: UInt32(0), to: 0x100_0000, by: 0x02_9F3B).map(CellColor.init(hex:))
        + (0..<16).map { CellColor.ansi(UInt8($0)) } + [.terminalDefault]

    @Test(arguments: ColorDepth.allCases) func reducingTwiceChangesNothingMore(depth: ColorDepth) {
        for (index, color) in Self.colors.enumerated() {
            let other = Self.colors[(index * 7 + 3) % Self.colors.count]
            let once = ColorReduction.reduced(CellStyle(foreground: color, background: other), to: depth)
            #expect(ColorReduction.reduced(once, to: depth) == once)
        }
    }

    @Test func cubeAndRampColorsAreExactIn256() {
        for index in 16..<256 {
            #expect(ColorReduction.index256(of: CellColor(hex: TerminalPalette.hex[index])) == UInt8(index))
        }
    }

    @Test func theFirstSixteenAreNeverChosenFor24Bit() {
        for color in Self.colors where color.hex != nil {
            #expect(ColorReduction.index256(of: color)! >= 16)
        }
    }

    @Test(
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0x121212, 233), (0xFF0000, 196), (0xFE0101, 196), (0x5F87AF, 67),
            (0x777777, 243),
        ] as [(UInt32, UInt8)])
    func knownColorsHaveTheirIndex(hex: UInt32, index: UInt8) {
        #expect(ColorReduction.index256(of: CellColor(hex: hex)) == index)
    }

    @Test(
        arguments: [
            (0x000000, 0), (0xFFFFFF, 15), (0x808080, 8), (0xF00808, 9), (0x00B000, 2), (0x0000F0, 4), (0xE0E0E0, 7),
        ] as [(UInt32, UInt8)])
    func knownColorsHaveTheirNameInSixteen(hex: UInt32, index: UInt8) {
        let reduced = ColorReduction.reduced(CellStyle(foreground: CellColor(hex: hex)), to: .ansi16)
        #expect(reduced.foreground == .ansi(index))
    }

    @Test(arguments: [ColorDepth.ansi8, .ansi16]) func readableTextStaysReadable(depth: ColorDepth) {
        let dark = CellStyle(foreground: CellColor(hex: 0x404048), background: CellColor(hex: 0x000000))
        let light = CellStyle(foreground: CellColor(hex: 0xC0C0C0), background: CellColor(hex: 0xFAFAFA))
        for style in [dark, light] {
            let reduced = ColorReduction.reduced(style, to: depth)
            #expect(reduced.foreground != reduced.background)
        }
    }

    @Test func similarShadesMayBecomeEqual() {
        let style = CellStyle(foreground: CellColor(hex: 0x030303), background: CellColor(hex: 0x000000))
        let reduced = ColorReduction.reduced(style, to: .ansi16)
        #expect(reduced.foreground == reduced.background)
    }

    @Test(arguments: [(0x111111, 7), (0xEEEEEE, 0)])
    func aShadeOfItsBackgroundIsVisibleInEightColors(hex: UInt32, ink: UInt8) {
        let color = CellColor(hex: hex)
        let reduced = ColorReduction.reduced(CellStyle(foreground: color, background: color), to: .ansi8)
        #expect(reduced.foreground == .ansi(ink))
        #expect(reduced.background == .ansi(7 - ink))
    }

    @Test(
        "Text of a dark accent keeps its hue in sixteen colours; secondary text becomes grey",
        arguments: [
            (0x23703A, [2, 10]), (0x1F7050, [2, 10]), (0x96500A, [1, 3, 9, 11]), (0x17667F, [4, 6, 12, 14]),
            (0x7F889D, [0, 7, 8, 15]), (0x57544E, [0, 7, 8, 15]),
        ] as [(UInt32, [UInt8])])
    func hueOfInk(hex: UInt32, indices: [UInt8]) {
        let style = CellStyle(foreground: CellColor(hex: hex), background: CellColor(hex: 0xFDFCF9))
        let ink = ColorReduction.reduced(style, to: .ansi16).foreground
        #expect(indices.map(CellColor.ansi).contains(ink), "\(ink)")
    }

    @Test func brightColorsOfTheTerminalAreBoldInEight() {
        let reduced = ColorReduction.reduced(CellStyle(foreground: .ansi(9)), to: .ansi8)
        #expect(reduced == CellStyle(foreground: .ansi(1), attributes: .bold))
    }

    @Test("Black that a colour becomes is not bold, which is grey in xterm; the terminal's own black keeps it")
    func boldBlack() {
        let title = CellStyle(
            foreground: CellColor(hex: 0x1D1C1A), background: CellColor(hex: 0xF8F6F1), attributes: .bold)
        for depth in [ColorDepth.ansi16, .ansi8] {
            let reduced = ColorReduction.reduced(title, to: depth)
            #expect(reduced.foreground == .ansi(0) && reduced.attributes.isEmpty)
            #expect(ColorReduction.reduced(reduced, to: depth) == reduced)
            let own = CellStyle(foreground: .ansi(0), background: .ansi(7), attributes: .bold)
            #expect(ColorReduction.reduced(own, to: depth).attributes == .bold)
        }
    }

    @Test func withoutColorALightBackgroundIsReverseVideo() {
        let light = CellStyle(foreground: CellColor(hex: 0x000000), background: CellColor(hex: 0xF0F0F0))
        let dark = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x000000))
        #expect(ColorReduction.reduced(light, to: .none) == CellStyle(attributes: .reverse))
        #expect(ColorReduction.reduced(dark, to: .none) == CellStyle())
    }

    @Test func withoutColorFaintTextIsDim() {
        let secondary = CellStyle(
            foreground: CellColor(hex: 0x505050), background: CellColor(hex: 0x000000), attributes: .bold)
        #expect(ColorReduction.reduced(secondary, to: .none) == CellStyle(attributes: [.bold, .dim]))
        let reversed = CellStyle(foreground: CellColor(hex: 0x909090), background: CellColor(hex: 0xF0F0F0))
        #expect(
            ColorReduction.reduced(reversed, to: .none) == CellStyle(attributes: .reverse),
            "dim would be the ground")
    }

    @Test func theTerminalsOwnColorsPassThrough() {
        let style = CellStyle(foreground: .ansi(11), background: .terminalDefault)
        for depth in [ColorDepth.direct, .indexed256, .ansi16] {
            #expect(ColorReduction.reduced(style, to: depth) == style)
        }
    }
}
