import CellUI
import Testing

@testable import Theming

struct ContrastLiftTests {
    private let black = CellColor(hex: 0)

    @Test func readableTextIsUnchanged() {
        #expect(ContrastLift.lifted(CellColor(hex: 0xABCDEF), on: [(black, 4.5)]) == CellColor(hex: 0xABCDEF))
    }

    @Test func unreadableTextChangesAsLittleAsPossible() throws {
        let lifted = try #require(ContrastLift.lifted(CellColor(hex: 0x334455), on: [(black, 4.5)]))
        let contrast = try #require(lifted.contrast(with: black))
        #expect(contrast >= 4.5 && contrast < 5)
    }

    @Test func allBackgroundsCount() throws {
        let grounds = [(color: black, needed: 4.5), (color: CellColor(hex: 0x404040), needed: 4.5)]
        let lifted = try #require(ContrastLift.lifted(CellColor(hex: 0x666666), on: grounds))
        for ground in grounds { #expect(try #require(lifted.contrast(with: ground.color)) >= 4.5) }
    }

    @Test func noColorIsReadableOnBothWhiteAndBlack() {
        #expect(ContrastLift.lifted(CellColor(hex: 0x808080), on: [(black, 7), (CellColor(hex: 0xFFFFFF), 7)]) == nil)
    }

    @Test func noColorForTerminalBackgrounds() {
        #expect(ContrastLift.lifted(.ansi(1), on: [(black, 4.5)]) == nil)
        #expect(ContrastLift.lifted(black, on: [(.terminalDefault, 4.5)]) == nil)
    }
}
