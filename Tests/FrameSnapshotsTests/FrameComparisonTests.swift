import Foundation
import FrameSnapshots
import Testing

struct FrameComparisonTests {
    private func snapshot(_ text: String, color: UInt32 = 0xFFFFFF) -> FrameSnapshot {
        var frame = Frame(size: CellSize(width: text.count, height: 1))
        let style = CellStyle(foreground: CellColor(hex: color))
        for (x, character) in text.enumerated() { frame.put(Cell(glyph: Glyph(character), style: style), x: x, y: 0) }
        return FrameSnapshot(frame: frame)
    }

    @Test func theMarkedPictureOutlinesTheChanges() throws {
        let svg = FrameComparison(old: snapshot("12:34"), new: snapshot("12:56")).markedSVG(title: "clock")
        #expect(svg.contains(#"d="M24 0h16v16h-16z""#))
        #expect(svg.hasSuffix("</svg>\n"))
        let same = FrameComparison(old: snapshot("12:34"), new: snapshot("12:34"))
        #expect(same.markedSVG(title: "clock") == same.newSVG(title: "clock"))
    }

    @Test func aFrameOfADifferentSizeIsMarkedWhereItDiffers() {
        let comparison = FrameComparison(old: snapshot("12:3"), new: snapshot("12:34"))
        #expect(comparison.marks == [CellRect(x: 4, y: 0, width: 1, height: 1)])
    }

    @Test func equalChangesAreAlikeAnywhere() throws {
        func changes(_ old: FrameSnapshot, _ new: FrameSnapshot) throws -> Set<FrameDifference.Change> {
            try #require(FrameComparison(old: old, new: new).difference).changes
        }
        let one = try changes(snapshot("ab"), snapshot("ab", color: 0xFF0000))
        #expect(try changes(snapshot("xyz"), snapshot("xyz", color: 0xFF0000)) == one)
        #expect(try changes(snapshot("xyz"), snapshot("xyz", color: 0x00FF00)) != one)
    }
}
