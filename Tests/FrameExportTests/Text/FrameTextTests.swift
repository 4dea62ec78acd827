import FrameExport
import Testing

struct FrameTextTests {
    @Test func rowsAreLinesWithoutTrailingBlanks() {
        var frame = Frame(size: CellSize(width: 4, height: 3))
        frame.put(Cell(glyph: Glyph(Character("a"))), x: 1, y: 0)
        frame.put(Cell(glyph: Glyph(Character("日")), width: 2), x: 0, y: 2)
        #expect(FrameFormat.text.export(frame) == " a\n\n日\n")
    }

    @Test func anEmptyFrameIsEmptyText() {
        #expect(FrameFormat.text.export(Frame(size: .zero)) == "")
    }

    @Test func aMappedFormatTransformsTheOutput() {
        let bytes = FrameFormat.text.map(name: "bytes", fileExtension: "bin") { Array($0.utf8) }
        #expect(bytes.export(Frame(size: CellSize(width: 1, height: 1))) == [10])
        #expect(bytes.name == "bytes")
    }
}
