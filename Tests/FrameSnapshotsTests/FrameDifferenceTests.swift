import FrameSnapshots
import Testing

struct FrameDifferenceTests {
    private func frame(_ text: String, style: CellStyle = CellStyle()) -> Frame {
        var frame = Frame(size: CellSize(width: text.count, height: 1))
        for (x, character) in text.enumerated() { frame.put(Cell(glyph: Glyph(character), style: style), x: x, y: 0) }
        return frame
    }

    @Test func equalFramesHaveNone() {
        #expect(FrameDifference(expected: frame("12:34"), actual: frame("12:34")) == nil)
    }

    @Test func adjacentDifferencesAreReportedTogether() {
        #expect(
            FrameDifference(expected: frame("a12b3"), actual: frame("a34b5"))?.lines
                == ["row 0, columns 1–2: was “12”, is now “34”", "row 0, column 4: was “3”, is now “5”"])
    }

    @Test func aStyleAloneIsADifference() {
        let red = CellStyle(foreground: .ansi(1), attributes: .bold)
        #expect(
            FrameDifference(expected: frame("ab"), actual: frame("ab", style: red))?.lines
                == ["row 0, columns 0–1: fg was default, is now ansi:1, now bold"])
    }

    @Test func aStyleChangedInManyPlacesIsReportedOnce() {
        func striped(_ color: UInt32) -> Frame {
            var frame = frame("a b c")
            for x in [0, 2, 4] {
                frame.restyle(CellRect(x: x, y: 0, width: 1, height: 1)) { $0.background = CellColor(hex: color) }
            }
            return frame
        }
        #expect(
            FrameDifference(expected: striped(0x111113), actual: striped(0x131311))?.lines
                == ["3 cells, the first at row 0, column 0: bg was #111113, is now #131311"])
    }

    @Test func aDifferentSizeIsTheOnlyDifferenceReported() {
        #expect(
            FrameDifference(expected: frame("a"), actual: frame("ab"))?.lines == ["the size was 1 × 1, is now 2 × 1"])
    }

    @Test func aLongListIsCutAndItsLengthGiven() throws {
        let expected = frame(String(repeating: "a ", count: 20))
        let actual = frame(String(repeating: "b ", count: 20))
        let difference = try #require(FrameDifference(expected: expected, actual: actual))
        #expect(difference.description.hasSuffix("and 8 more"))
    }
}
