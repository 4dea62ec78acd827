import FrameSnapshots
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
        let text = try FrameSnapshot(
            frame: Self.sample(), reading: ["12:34", "a \\ and\na break"], facts: [.theme("midnight"), "paused"]
        ).text()
        #expect(
            text == """
                islet frame 2
                size 7 × 2
                theme midnight
                note paused

                reading
                12:34
                a \\\\ and\\u{a}a break

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

    @Test func readingBackGivesTheSameFrameReadingAndFacts() throws {
        let snapshot = FrameSnapshot(
            frame: Self.sample(), reading: ["one", "\\u{41} \u{2028}"], facts: [.theme("dusk"), "two"])
        #expect(try FrameSnapshot(parsing: snapshot.text()) == snapshot)
    }

    @Test func clustersThatWouldJoinTheirNeighborRoundTrip() throws {
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

    @Test func tooManyStylesIsAnError() {
        var frame = Frame(size: CellSize(width: 100, height: 20))
        for index in 0..<2000 {
            let style = CellStyle(foreground: CellColor(hex: UInt32(index)))
            frame.put(Cell(glyph: Glyph(Character("x")), style: style), x: index % 100, y: index / 100)
        }
        #expect(throws: SnapshotError.self) { try FrameSnapshot(frame: frame).text() }
    }

    @Test func invisibleClustersAreEscapedAndKeepTheirColumns() throws {
        var frame = Frame(size: CellSize(width: 5, height: 1))
        frame.put(Cell(glyph: Glyph(Character("\u{A0}"))), x: 0, y: 0)
        frame.put(Cell(glyph: Glyph(Character("\u{E000}")), width: 2), x: 2, y: 0)
        let text = try FrameSnapshot(frame: frame).text()
        #expect(text.contains("│\\ \\\\ │"))
        #expect(text.contains("escapes\nrow 0, column 0: a0\nrow 0, column 2: e000\n"))
        #expect(try FrameSnapshot(parsing: text).frame == frame)
    }

    @Test func noLineEndsInABlank() throws {
        let text = try FrameSnapshot(frame: Self.sample(), reading: ["one"], facts: [.theme("dusk")]).text()
        #expect(!text.split(separator: "\n").contains { $0.last?.isWhitespace ?? false })
    }

    @Test func version1IsRead() throws {
        let text = """
            islet frame 1
            size 3 × 1
            note old

            glyphs
            │a\\u{5c}│
            """.replacing("│a\\u{5c}│", with: "│a\\u{5c} │") + "\n\nstyles\n│·a·│\n\nlegend\na  fg ansi:1  bg default\n"
        let snapshot = try FrameSnapshot(parsing: text)
        #expect(snapshot.frame.text == "a\\" && snapshot.facts == ["old"] && snapshot.reading == nil)
        #expect(snapshot.frame[1, 0].style == CellStyle(foreground: .ansi(1)))
    }

    @Test func windowsLineEndingsAreRead() throws {
        let snapshot = FrameSnapshot(frame: Self.sample(), reading: ["one"], facts: ["two"])
        #expect(try FrameSnapshot(parsing: snapshot.text().replacing("\n", with: "\r\n")) == snapshot)
    }

    @Test(arguments: [
        ("islet frame 2", "islet frame 3", 1, 13), ("islet frame 2", "a frame", 1, 1),
        ("size 7 × 2", "size 7 x 2", 2, 1), ("size 7 × 2", "size 7 × 1000000000", 2, 1),
        ("glyphs", "glyph", 8, 1), ("│ 12:34 │", "  12:34 │", 9, 1), ("│ 12:34 │", "│ 12:34  ", 9, 9),
        ("│ 12:34 │", "│ 12:34│", 9, 8), ("│ 12:34 │", "│ 12:34  │", 9, 9), ("│ 12:34 │", "│ \\2:34 │", 9, 3),
        ("row 1: 3", "row 9: 3", 13, 1), ("row 1: 3", "row 1: 9", 13, 1), ("│·aaaaa·│", "│·aaaza·│", 16, 6),
        ("│·aaaaa·│", "│·aaa│", 16, 6), ("a  fg #ffffff", "a  fg #fffff", 20, 4), ("b  fg", "a  fg", 21, 1),
        ("said", "sa\\id", 6, 3),
    ])
    func errorsAreReportedWithTheirPlace(old: String, new: String, line: Int, column: Int) throws {
        let text = try FrameSnapshot(frame: Self.sample(), reading: ["said"], facts: ["n"]).text().replacing(
            old, with: new, maxReplacements: 1)
        let error = #expect(throws: SnapshotError.self) { try FrameSnapshot(parsing: text) }
        guard case .malformed(line, column, _) = error else {
            Issue.record("expected \(line):\(column), got \(String(describing: error))")
            return
        }
    }

    @Test func everyTruncationIsAnErrorWithAPlace() throws {
        let text = try FrameSnapshot(frame: Self.sample(), reading: ["said"], facts: ["n"]).text()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for count in 0..<lines.count - 2 {
            let error = #expect(throws: SnapshotError.self) {
                try FrameSnapshot(parsing: lines.prefix(count).joined(separator: "\n"))
            }
            guard case .malformed(let line, _, _) = error, line <= max(1, count) || line == 16 else {
                Issue.record("\(count): \(String(describing: error))")
                continue
            }
        }
    }
}
