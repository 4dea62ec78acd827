import CellUI
import Testing

@testable import TerminalScreen

struct ColorNumberingTests {
    @Test func indexedColorsAreTheirIndices() {
        let colors = [CellColor.terminalDefault, .ansi(9), CellColor(hex: 0x5F87AF), CellColor(hex: 0x000000)]
        #expect(colors.map(ColorNumbering.indexed.number) == [-1, 9, 67, 16])
    }

    @Test func directColorsAreValuesAndNamedColorsStayNamed() {
        let ours = ColorNumbering.direct(names: 16)
        #expect(ours.number(of: CellColor(hex: 0x123456)) == 0x123456)
        #expect([CellColor.terminalDefault, .ansi(0), .ansi(15)].map(ours.number) == [-1, 0, 15])
    }

    @Test func blackIsNeverTakenForTheTerminalsOwn() {
        #expect(ColorNumbering.direct(names: 16).number(of: CellColor(hex: 0x00000F)) == 0x00010F)
        #expect(ColorNumbering.direct(names: 8).number(of: CellColor(hex: 0x000000)) == 0x000100)
    }

    @Test func aNameMissingInTheEntryIsItsUsualColor() {
        #expect(ColorNumbering.direct(names: 8).number(of: .ansi(9)) == 0xFF0000)
        #expect(ColorNumbering.direct(names: 8).number(of: .ansi(7)) == 7)
    }
}
