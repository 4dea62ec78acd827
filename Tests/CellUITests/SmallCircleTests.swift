import Foundation
import Testing

@testable import CellUI

/// Rings and discs of a few columns, where colours are mixed.
struct SmallCircleTests {
    /// A shape's outline by how its brightness is spread around its middle.
    private struct Spread {
        /// 0 for a circle or a ring; negative if the corners of a square stand out, positive for a plus.
        let squareness: Double
        /// The mean square of the width over that of the height: 1 if it is as wide as high.
        let aspect: Double

        /// - Parameter halves: The brightness of each half of a cell, 0…1, row by row.
        init(_ halves: [[Double]]) {
            // Each half cell is a square of four by four points.
            var points: [(x: Double, y: Double, weight: Double)] = []
            for (row, columns) in halves.enumerated() {
                for (column, weight) in columns.enumerated() where weight > 0 {
                    for part in 0..<16 {
                        let x = Double(column) + (Double(part % 4) + 0.5) / 4
                        let y = Double(row) + (Double(part / 4) + 0.5) / 4
                        points.append((x, y, weight))
                    }
                }
            }
            let total = points.reduce(0.0) { $0 + $1.weight }
            let middleX = points.reduce(0.0) { $0 + $1.weight * $1.x } / total
            let middleY = points.reduce(0.0) { $0 + $1.weight * $1.y } / total
            var (width, height, fourths, all) = (0.0, 0.0, 0.0, 0.0)
            for point in points {
                let (x2, y2) = (pow(point.x - middleX, 2), pow(point.y - middleY, 2))
                width += point.weight * x2
                height += point.weight * y2
                fourths += point.weight * (x2 * x2 + y2 * y2 - 6 * x2 * y2)
                all += point.weight * pow(x2 + y2, 2)
            }
            (squareness, aspect) = (fourths / all, width / height)
        }
    }

    private func halves(of view: some View, rows: Int, scale: CellScale = .standard) -> (
        halves: [[Double]], text: String
    ) {
        var environment = EnvironmentValues()
        environment.cellScale = scale
        let frame = Renderer.render(
            size: CellSize(width: 9, height: rows), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) {
            $0.isAntialiased = true
            $0.draw(view, in: $0.bounds, environment: environment)
        }.frame
        let halves = (0..<2 * rows).map { row in
            (0..<9).map { column -> Double in
                let cell = HalfCells(frame[column, row / 2])
                let color = row % 2 == 0 ? cell.upper : cell.lower
                return Double((color.hex ?? 0) >> 16) / 255
            }
        }
        return (halves, frame.text)
    }

    @Test("A ring in the three rows of a closed island is round", arguments: [24.0, 26, 28])
    func ring(side: Double) {
        let view = ProgressView(value: 1).progressViewStyle(.circular).tint(.white).frame(width: side, height: side)
        let (halves, text) = halves(of: view, rows: 3, scale: CellScale(pointsPerColumn: 6.4, pointsPerRow: 12.8))
        let spread = Spread(halves)
        // The corners of a ring of four columns are those of an octagon.
        #expect(abs(spread.squareness) < 0.2, "\(spread)\n\(text)")
        #expect((0.8...1.25).contains(spread.aspect), "\(spread)\n\(text)")
        #expect(halves[2][4] < 0.2 && halves[3][4] < 0.2, "it has a hole: \(halves)")
    }

    @Test("A disc of 20 to 30 points is round, wherever its middle is", arguments: [20.0, 22, 24, 26, 28, 30], [3, 4])
    func disc(side: Double, rows: Int) {
        let view = Circle().fill(.white).frame(width: side, height: side)
        let (halves, text) = halves(of: view, rows: rows)
        let spread = Spread(halves)
        // Of three half cells each way, a true circle is still half as square as a square.
        #expect(abs(spread.squareness) < 0.3, "\(spread)\n\(text)")
        #expect((0.75...1.33).contains(spread.aspect), "\(spread)\n\(text)")
    }
}
