import FrameExport
import Testing

struct FrameANSITests {
    private func frame(_ text: String, _ style: CellStyle) -> Frame {
        var frame = Frame(size: CellSize(width: text.count + 1, height: 1))
        for (x, character) in text.enumerated() { frame.put(Cell(glyph: Glyph(character), style: style), x: x, y: 0) }
        return frame
    }

    @Test func escapeSequencesAppearOnlyAtStyleChanges() {
        let style = CellStyle(foreground: CellColor(hex: 0x102030), attributes: [.bold, .underline])
        #expect(FrameFormat.ansi().export(frame("ab", style)) == "\u{1B}[0;1;4;38;2;16;32;48mab\u{1B}[0m\n")
    }

    @Test func theTerminalsOwnStyleNeedsNoSequence() {
        #expect(FrameFormat.ansi().export(frame("ab", CellStyle())) == "ab\n")
    }

    @Test func trailingBlanksWithABackgroundAreKept() {
        let frame = Frame(size: CellSize(width: 2, height: 1), filledWith: .blank(CellStyle(background: .ansi(4))))
        #expect(FrameFormat.ansi().export(frame) == "\u{1B}[0;44m  \u{1B}[0m\n")
    }

    @Test(arguments: [
        (SGRColor.basic(1), "31"), (.basic(9), "91"), (.indexed(200), "38;5;200"),
        (.direct(red: 1, green: 2, blue: 3), "38;2;1;2;3"),
        (.terminalDefault, "39"),
    ])
    func theReductionChoosesTheColorCodes(color: SGRColor, parameters: String) {
        let style = CellStyle(foreground: CellColor(hex: 0xFF0000))
        #expect(FrameFormat.ansi { _ in color }.export(frame("x", style)) == "\u{1B}[0;\(parameters)mx\u{1B}[0m\n")
    }

    @Test func withoutColorAttributesRemain() {
        let style = CellStyle(foreground: CellColor(hex: 0xFF0000), background: .ansi(2), attributes: .reverse)
        #expect(FrameFormat.ansi { _ in nil }.export(frame("x", style)) == "\u{1B}[0;7mx\u{1B}[0m\n")
    }
}
