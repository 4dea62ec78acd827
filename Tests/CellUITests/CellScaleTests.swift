import SeededRandom
import Testing

@testable import CellUI

/// Points become cells once, where something is drawn.
struct CellScaleTests {
    private func rect(_ generator: inout SeededGenerator) -> CGRect {
        CGRect(
            x: CGFloat.random(in: -100...300, using: &generator), y: CGFloat.random(in: -100...300, using: &generator),
            width: CGFloat.random(in: 0...300, using: &generator),
            height: CGFloat.random(in: 0...300, using: &generator))
    }

    @Test func noEdgeMovesByMoreThanHalfACell() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let scale = CellScale(
                pointsPerColumn: .random(in: 2...10, using: &generator),
                pointsPerRow: .random(in: 4...20, using: &generator))
            let rect = rect(&generator)
            let drawn = scale.points(scale.cells(rect))
            #expect(abs(drawn.minX - rect.minX) <= scale.pointsPerColumn / 2 + 1e-4, "\(rect)")
            #expect(abs(drawn.maxX - rect.maxX) <= scale.pointsPerColumn / 2 + 1e-4, "\(rect)")
            #expect(abs(drawn.minY - rect.minY) <= scale.pointsPerRow / 2 + 1e-4, "\(rect)")
            #expect(abs(drawn.maxY - rect.maxY) <= scale.pointsPerRow / 2 + 1e-4, "\(rect)")
        }
    }

    @Test func orderAndContainmentSurvive() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<2000 {
            let (a, b) = (rect(&generator), rect(&generator))
            let (drawnA, drawnB) = (CellScale.standard.cells(a), CellScale.standard.cells(b))
            if a.minX <= b.minX { #expect(drawnA.minX <= drawnB.minX) }
            if a.maxY <= b.minY { #expect(drawnA.maxY <= drawnB.minY) }
            if a.contains(b) { #expect(drawnA.contains(drawnB)) }
        }
    }

    /// Whatever stands before them and however small the gap.
    @Test func textsWithAnySpaceBetweenKeepABlankColumn() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let indent = CGFloat.random(in: 0...40, using: &generator)
            let gap = CGFloat.random(in: 0.1...30, using: &generator)
            let row = HStack(spacing: gap) {
                Text("abc"); Image(systemName: "circle"); Text("de").padding(.vertical, 3)
                HStack(spacing: gap) {
                    Text("f"); Text("g").frame(width: 20, alignment: .leading)
                }
            }
            let line = Renderer.render(
                row.padding(.leading, indent).frame(width: 480, alignment: .leading),
                size: CellSize(width: 60, height: 1), environment: EnvironmentValues()
            ).frame.text.trimmingCharacters(in: .whitespaces)
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            #expect(words.count == 5, "a gap of \(gap) after \(indent): \(line)")
        }
    }

    @Test func edgesInTheMiddleOfACellGoToTheLeftAndTheTop() {
        let cells = CellScale.standard.cells(CGRect(x: 4, y: 8, width: 8, height: 16))
        #expect(cells == CellRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func infinityIsALargeNumberOfCells() {
        #expect(CellScale.standard.columns(.infinity) > 100_000)
        #expect(CellScale.standard.columns(.nan) == 0)
    }
}
