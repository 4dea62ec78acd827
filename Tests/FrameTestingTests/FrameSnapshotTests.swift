import FrameTesting
import Testing

struct FrameSnapshotTests {
    private static func sample() -> Frame {
        var frame = Frame(size: CellSize(width: 7, height: 2))
        let clock = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: .ansi(0), attributes: [.bold, .dim])
        for (x, character) in "12:34".enumerated() {
            frame.put(Cell(glyph: Glyph(character), style: clock), x: x + 1, y: 0)
        }
        frame.put(Cell(glyph: Glyph(Character("日")), width: 2, style: CellStyle(foreground: .ansi(9))), x: 3, y: 1)
        return frame
    }

    @Test func theTextShowsGlyphsStylesAndLegend() throws {
        let text = try FrameSnapshot(frame: Self.sample(), notes: ["midnight, paused"]).text()
        #expect(
            text == """
                islet frame 1
                size 7 × 2
                note midnight, paused

                glyphs
                │ 12:34 │
                │   日  │

                wide
                row 1: 3

                styles
                │·aaaaa·│
                │···bb··│

                legend
                a  fg #ffffff  bg ansi:0  bold dim
                b  fg ansi:9  bg default

                """)
    }

    @Test func readingBackGivesTheSameFrameAndNotes() throws {
        let snapshot = FrameSnapshot(frame: Self.sample(), notes: ["one", "two"])
        #expect(try FrameSnapshot(parsing: snapshot.text()) == snapshot)
    }

    @Test func clustersThatWouldJoinTheirNeighbourAreReadBackApart() throws {
        var frame = Frame(size: CellSize(width: 8, height: 1))
        let clusters: [Character] = ["e", "\u{301}", "🇩", "🇪", "\\", "\u{7}", "│", "\u{200D}"]
        for (x, cluster) in clusters.enumerated() { frame.put(Cell(glyph: Glyph(cluster)), x: x, y: 0) }
        #expect(try FrameSnapshot(parsing: FrameSnapshot(frame: frame).text()).frame == frame)
    }

    @Test func twoStylesInOneWideClusterAreReadBack() throws {
        var frame = Self.sample()
        frame.restyle(CellRect(x: 4, y: 1, width: 1, height: 1)) { $0.attributes = .underline }
        #expect(try FrameSnapshot(parsing: FrameSnapshot(frame: frame).text()).frame == frame)
    }

    @Test func hundredsOfStylesHaveALetterEach() throws {
        var frame = Frame(size: CellSize(width: 30, height: 20))
        for index in 0..<600 {
            let style = CellStyle(foreground: CellColor(hex: UInt32(index)))
            frame.put(Cell(glyph: Glyph(Character("x")), style: style), x: index % 30, y: index / 30)
        }
        #expect(try FrameSnapshot(parsing: FrameSnapshot(frame: frame).text()).frame == frame)
    }

    @Test func moreStylesThanLettersIsAnErrorAndNoCrash() {
        var frame = Frame(size: CellSize(width: 100, height: 20))
        for index in 0..<2000 {
            let style = CellStyle(foreground: CellColor(hex: UInt32(index)))
            frame.put(Cell(glyph: Glyph(Character("x")), style: style), x: index % 100, y: index / 100)
        }
        #expect(throws: FrameTestingError.self) { try FrameSnapshot(frame: frame).text() }
    }

    @Test(arguments: [
        ("islet frame 1", "islet frame 2", 1, 1), ("size 7 × 2", "size 7 x 2", 2, 1),
        ("glyphs", "glyph", 5, 1), ("│ 12:34 │", "  12:34 │", 6, 1), ("│ 12:34 │", "│ 12:34  ", 6, 9),
        ("│ 12:34 │", "│ 12:34│", 6, 8), ("│ 12:34 │", "│ 12:34  │", 6, 9), ("│ 12:34 │", "│ \\2:34 │", 6, 3),
        ("row 1: 3", "row 9: 3", 10, 1), ("│·aaaaa·│", "│·aaaza·│", 13, 6), ("│·aaaaa·│", "│·aaa│", 13, 6),
        ("a  fg #ffffff", "a  fg #fffff", 17, 4), ("b  fg", "a  fg", 18, 1),
    ])
    func whatIsWrongIsToldWithItsPlace(old: String, new: String, line: Int, column: Int) throws {
        let text = try FrameSnapshot(frame: Self.sample(), notes: ["n"]).text().replacing(
            old, with: new, maxReplacements: 1)
        let error = #expect(throws: FrameTestingError.self) { try FrameSnapshot(parsing: text) }
        guard case .malformed(line, column, _) = error else {
            Issue.record("expected \(line):\(column), got \(String(describing: error))")
            return
        }
    }

    @Test func anEmptyTextIsNoSnapshot() {
        #expect(throws: FrameTestingError.self) { try FrameSnapshot(parsing: "") }
    }
}
