import SeededRandom
import Testing

@testable import CellUI

struct FrameTests {
    /// The first place where a wide cluster and its continuation are not side by side.
    private func brokenPlace(in frame: Frame) -> CellPoint? {
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let followed = x + 1 < frame.width && frame[x + 1, y].isContinuation
                let follows = x > 0 && frame[x - 1, y].width == 2
                if (frame[x, y].width == 2) != followed { return CellPoint(x: x, y: y) }
                if frame[x, y].isContinuation != follows { return CellPoint(x: x, y: y) }
            }
        }
        return nil
    }

    private func randomRect(_ random: inout SeededGenerator) -> CellRect {
        CellRect(
            x: .random(in: -3...9, using: &random), y: .random(in: -2...4, using: &random),
            width: .random(in: 0...9, using: &random), height: .random(in: 0...4, using: &random))
    }

    private let wide = Cell("世")

    @Test(arguments: 0..<200 as Range<UInt64>)
    func wideClustersAndContinuationsAlwaysStayTogether(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let size = CellSize(width: .random(in: 0...8, using: &random), height: .random(in: 0...3, using: &random))
        var frame = Frame(size: size)
        let cells = [wide, Cell("界"), Cell("a"), Cell("█"), Cell("e\u{301}"), Cell("🧘🏽‍♀️"), .blank()]
        for step in 0..<60 {
            let before = frame
            let cell = cells.randomElement(using: &random)!
            let x = Int.random(in: -3...9, using: &random)
            let y = Int.random(in: -2...4, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: frame.fill(randomRect(&random), style: CellStyle())
            case 1:
                var other = Frame(size: CellSize(width: 4, height: 2))
                other.put(wide, x: .random(in: -1...3, using: &random), y: 0)
                other.put(cell, x: .random(in: -1...3, using: &random), y: 1)
                frame.draw(other, at: CellPoint(x: x, y: y))
            case 2: frame.restyle(randomRect(&random)) { $0.attributes = .bold }
            case 3: frame.put(cell, x: x, y: y, clip: randomRect(&random))
            case 4: frame.put(Cell(glyph: .continuation, width: 0), x: x, y: y)
            default: frame.put(cell, x: x, y: y)
            }
            if let place = brokenPlace(in: frame) {
                Issue.record("seed \(seed), step \(step): \(place)\n\(before.text)\nbecame\n\(frame.text)")
                return
            }
        }
    }

    @Test("A cell is sixteen bytes, none of which is undefined: equal cells are equal bytes")
    func cellsAreBytes() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func changedColumnsSpanFromTheFirstToTheLast(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let earlier = Frame(size: CellSize(width: .random(in: 0...8, using: &random), height: 3), filledWith: Cell("a"))
        var frame = earlier
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let cell = [wide, Cell("b"), Cell("a"), Cell("a", style: CellStyle(foreground: .ansi(1)))]
                .randomElement(using: &random)!
            frame.put(cell, x: .random(in: 0...8, using: &random), y: .random(in: 0..<3, using: &random))
        }
        for y in 0..<3 {
            let changed = (0..<frame.width).filter { frame[$0, y] != earlier[$0, y] }
            let columns = frame.changedColumns(ofRow: y, since: earlier)
            #expect(columns == changed.first.map { $0..<changed.last! + 1 } ?? 0..<0)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func drawingStaysInsideTheClip(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var frame = Frame(size: CellSize(width: 8, height: 3), filledWith: Cell("·"))
        let clip = randomRect(&random)
        for _ in 0..<40 {
            let cell = [wide, Cell("a")].randomElement(using: &random)!
            frame.put(cell, x: .random(in: -3...9, using: &random), y: .random(in: -2...4, using: &random), clip: clip)
        }
        for y in 0..<frame.height {
            for x in 0..<frame.width where !clip.contains(CellPoint(x: x, y: y)) {
                #expect(frame[x, y] == Cell("·"), "seed \(seed), \(x),\(y)")
            }
        }
    }

    @Test func halfAWideCellAtAnEdgeIsABlankInItsStyle() {
        let bold = CellStyle(attributes: .bold)
        var frame = Frame(size: CellSize(width: 3, height: 1), filledWith: Cell("·"))
        frame.put(Cell("世", style: bold), x: -1, y: 0)
        frame.put(Cell("世", style: bold), x: 2, y: 0)
        #expect(frame.cells == [.blank(bold), Cell("·"), .blank(bold)])
    }

    @Test func halfAWideCellAtAClipIsABlank() {
        var frame = Frame(size: CellSize(width: 4, height: 1), filledWith: Cell("·"))
        frame.put(wide, x: 0, y: 0, clip: CellRect(x: 1, y: 0, width: 2, height: 1))
        #expect(frame.text == "· ··")
        frame.put(wide, x: 2, y: 0, clip: CellRect(x: 1, y: 0, width: 2, height: 1))
        #expect(frame.text == "·  ·")
    }

    @Test func writingOverOneHalfBlanksTheOther() {
        var frame = Frame(size: CellSize(width: 4, height: 1))
        frame.put(wide, x: 1, y: 0)
        frame.put(Cell("a"), x: 2, y: 0)
        #expect(frame.text == "  a")
        frame.put(wide, x: 1, y: 0)
        frame.put(Cell("a"), x: 1, y: 0)
        #expect(frame.cells.map(\.width) == [1, 1, 1, 1])
        #expect(frame.text == " a")
    }

    @Test func aWideCellOverTwoHalvesBlanksBothOthers() {
        var frame = Frame(size: CellSize(width: 4, height: 1))
        frame.put(wide, x: 0, y: 0)
        frame.put(wide, x: 2, y: 0)
        frame.put(Cell("界"), x: 1, y: 0)
        #expect(frame.cells.map(\.width) == [1, 2, 0, 1])
        #expect(frame.text == " 界")
    }

    @Test func fillingHalfOfAWideCellBlanksTheOtherHalf() {
        var frame = Frame(size: CellSize(width: 6, height: 1), filledWith: Cell("·"))
        frame.put(wide, x: 0, y: 0)
        frame.put(wide, x: 4, y: 0)
        frame.fill(CellRect(x: 1, y: 0, width: 4, height: 1), style: CellStyle())
        #expect(frame.cells == Array(repeating: .blank(), count: 6))
    }

    @Test func aWideCellHalfOutsideLeavesABlank() {
        var inner = Frame(size: CellSize(width: 4, height: 1))
        inner.put(wide, x: 0, y: 0)
        inner.put(wide, x: 2, y: 0)
        var frame = Frame(size: CellSize(width: 2, height: 1), filledWith: Cell("·"))
        frame.draw(inner, at: CellPoint(x: -1, y: 0))
        #expect(frame.cells == [.blank(), .blank()])
    }

    @Test func aRestyledWideCellHasOneStyle() {
        var frame = Frame(size: CellSize(width: 3, height: 1))
        frame.put(wide, x: 1, y: 0)
        frame.restyle(frame.bounds) { $0.attributes = .dim }
        #expect(frame[1, 0].style == frame[2, 0].style)
    }

    @Test func textHasNoTrailingBlanks() {
        var frame = Frame(size: CellSize(width: 5, height: 3))
        frame.put(wide, x: 1, y: 0)
        frame.put(Cell("e\u{301}"), x: 0, y: 2)
        #expect(frame.text == " 世\n\ne\u{301}")
    }
}
