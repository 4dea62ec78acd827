import Testing

@testable import CellUI

@Suite struct GradientReductionTests {
    private func hexes(_ start: UInt32, _ end: UInt32) -> [UInt32] {
        let mixed = (0..<48).map { part in
            let (one, other) = (CellColor(hex: start), CellColor(hex: end))
            return other.blended(over: one, opacity: Double(part) / 47)
        }
        return CellColor.reducedGradient(mixed).compactMap(\.hex)
    }

    @Test("A pale blue that becomes a paler one stays blue: no lilac, no grey, no teal")
    func aHueStays() {
        for hex in hexes(0x9FC0DF, 0xB9D0E2) {
            let (red, green, blue) = (hex >> 16, hex >> 8 & 255, hex & 255)
            #expect(red < green && green <= blue && red < blue, "\(hex)")
        }
    }

    @Test("A grey that becomes a warm white becomes a lighter grey: no olive")
    func aWarmWhiteIsNoOlive() {
        for hex in hexes(0xD8DCD4, 0xEADFC9) { #expect(hex >> 16 == hex & 255, "\(hex)") }
    }

    @Test func greysStayGrey() {
        for hex in hexes(0x606060, 0x2C2C2C) { #expect(hex & 255 == hex >> 16 && hex & 255 == hex >> 8 & 255) }
    }

    @Test("No colour comes back after another: bands, not noise")
    func noColorComesBack() {
        for (start, end) in [(0x4656A8, 0xE39A86), (0x3F6B52, 0xA5A06A), (0xF0A59A, 0xFFF0C4)] as [(UInt32, UInt32)] {
            let colors = hexes(start, end)
            let bands = colors.enumerated().filter { $0.offset == 0 || colors[$0.offset - 1] != $0.element }.map(
                \.element)
            #expect(bands.count > 1 && Set(bands).count == bands.count)
        }
    }

    @Test func aColorOfTheTerminalsLeavesAllAsTheyAre() {
        let colors = [CellColor(hex: 0x123456), .terminalDefault]
        #expect(CellColor.reducedGradient(colors) == colors)
        #expect(CellColor.reducedGradient([]) == [])
    }
}
