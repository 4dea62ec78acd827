import Testing

@testable import FrameSnapshots

struct MatrixSnapshotTests {
    private let themes: [CellColor] = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0xFF8800)]

    private func matrix(_ texts: [String] = ["12:34", "12"], colors: [CellColor]? = nil, said: String = "a clock")
        -> MatrixSnapshot
    {
        let colors = colors ?? themes
        let axes = [
            MatrixSnapshot.Axis(name: "theme", values: ["midnight", "dusk"]),
            MatrixSnapshot.Axis(name: "seconds", values: ["shown", "hidden"]),
        ]
        return MatrixSnapshot(axes: axes, facts: ["noon"]) { place in
            var frame = Frame(size: CellSize(width: 5, height: 1))
            for (x, character) in texts[place[1]].enumerated() {
                frame.put(Cell(glyph: Glyph(character), style: CellStyle(foreground: colors[place[0]])), x: x, y: 0)
            }
            return FrameSnapshot(frame: frame, reading: [said])
        }
    }

    @Test("A matrix without axes has one picture, which is read as it was written")
    func noAxes() throws {
        func plain(_ said: String) -> MatrixSnapshot {
            MatrixSnapshot(axes: []) { _ in
                FrameSnapshot(frame: Frame(size: CellSize(width: 2, height: 1)), reading: [said])
            }
        }
        let text = try plain("a clock").text()
        #expect(try MatrixSnapshot(parsing: text) == plain("a clock"))
        #expect(try SnapshotStrategy.matrix.difference(text, plain("a clock")) == nil)
        let lines = try #require(try SnapshotStrategy.matrix.difference(text, plain("a bell"))).lines
        #expect(lines.first == "the picture differs")
        #expect(!lines.contains { $0.contains("“”") || $0.hasPrefix("new") || $0.hasPrefix("no longer") })
    }

    @Test func commonPartsAreWrittenOnce() throws {
        #expect(
            try matrix().text() == """
                islet matrix 1
                axis theme: midnight | dusk
                axis seconds: shown | hidden
                note noon

                pictures
                midnight | shown: reading 1, glyphs 1, styles 1, legend 1
                midnight | hidden: reading 1, glyphs 2, styles 2, legend 1
                dusk | shown: reading 1, glyphs 1, styles 1, legend 2
                dusk | hidden: reading 1, glyphs 2, styles 2, legend 2

                reading 1
                a clock

                glyphs 1
                size 5 × 1
                │12:34│

                glyphs 2
                size 5 × 1
                │12   │

                styles 1
                │aaaaa│

                styles 2
                │aa···│

                legend 1
                a  fg #ffffff  bg default

                legend 2
                a  fg #ff8800  bg default

                """)
    }

    @Test func aMatrixRoundTrips() throws {
        #expect(try MatrixSnapshot(parsing: matrix().text()) == matrix())
        let plain = matrix(["     ", "日"], colors: [.terminalDefault, .terminalDefault])
        #expect(try MatrixSnapshot(parsing: plain.text()) == plain)
    }

    @Test func withoutAxesThereIsOnePicture() throws {
        let one = MatrixSnapshot(axes: []) { _ in FrameSnapshot(frame: Frame(size: CellSize(width: 1, height: 1))) }
        #expect(one.pictures.count == 1)
        #expect(try MatrixSnapshot(parsing: one.text()).pictures.map(\.snapshot) == one.pictures.map(\.snapshot))
    }

    private func lines(_ old: MatrixSnapshot, _ new: MatrixSnapshot) throws -> [String] {
        try SnapshotStrategy<MatrixSnapshot>.matrix.inline(new, try old.text()).difference?.lines ?? []
    }

    @Test func commonChangesAreReportedOnce() throws {
        #expect(
            try lines(matrix(), matrix(["12:35", "12"])) == [
                "2 of 4 pictures differ", "in “midnight | shown”, “dusk | shown”:",
                "  row 0, column 4: was “4”, is now “5”",
            ])
        #expect(try lines(matrix(), matrix()) == [])
        #expect(try lines(matrix(), matrix(said: "time")).first == "4 of 4 pictures differ")
    }

    @Test func onePictureDiffers() throws {
        func one(_ pictures: MatrixSnapshot) -> MatrixSnapshot {
            MatrixSnapshot(axes: [.init(name: "state", values: ["riding"])]) { _ in pictures.pictures[0].snapshot }
        }
        let later = matrix(["12:35", "12"])
        #expect(try lines(one(matrix()), one(later)).first == "the picture differs")
        var changed = matrix()
        changed.pictures[0] = later.pictures[0]
        #expect(try lines(matrix(), changed).first == "1 of 4 pictures differs")
    }

    @Test func addedAndRemovedPicturesAreNamed() throws {
        var fewer = matrix()
        fewer.pictures.removeLast()
        #expect(try lines(fewer, matrix()) == ["new: “dusk | hidden”"])
        #expect(try lines(matrix(), fewer) == ["no longer there: “dusk | hidden”"])
    }

    @Test(arguments: [
        ("islet matrix 1", "islet matrix 2", 1, 1), ("axis theme:", "axis theme", 2, 1),
        ("midnight | shown: r", "midnight: r", 7, 1),
        ("glyphs 2, styles 2, legend 1", "glyphs 3, styles 2, legend 1", 8, 1),
        ("glyphs 2, styles 2, legend 1", "blobs 2", 8, 20), ("midnight | hidden", "midnight | shown", 8, 1),
        ("glyphs 2\n", "glyphs 7\n", 19, 1), ("│12   │", "│12  │", 21, 6), ("│aa···│", "│ab···│", 27, 3),
    ])
    func errorsAreReportedWithTheirPlace(old: String, new: String, line: Int, column: Int) throws {
        let text = try matrix().text().replacing(old, with: new, maxReplacements: 1)
        let error = #expect(throws: SnapshotError.self) { try MatrixSnapshot(parsing: text) }
        guard case .malformed(line, column, _) = error else {
            Issue.record("expected \(line):\(column), got \(String(describing: error))")
            return
        }
    }
}
