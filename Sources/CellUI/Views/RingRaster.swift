/// A ring in quarters of a cell, and their filling order: clockwise from the top.
///
///     ▗▞▀▀▚▖
///     █    █
///     ▝▚▄▄▞▘
struct RingRaster {
    /// The filling order of each quarter; `nil` outside the ring. Row by row, two per cell in both directions.
    private let ranks: [Int?]
    private let columns: Int
    /// The cells that it reaches into.
    let size: CellSize
    /// The number of quarters in the ring.
    let steps: Int

    /// The largest ring in `columns` × `rows` cells; an ellipse if that is not square.
    ///
    /// - Parameters:
    ///   - shift: Half columns and half rows, 0 or 1, by which it begins after the first cell's edges.
    ///   - isOpen: Whether the quarter at the bottom is left out, as in a speedometer; filling starts at its
    ///     left.
    ///   - isMixed: Whether it is drawn in mixed colours.
    init(columns: Int, rows: Int, shift: (x: Int, y: Int), scale: CellScale, isOpen: Bool, isMixed: Bool) {
        size = CellSize(width: columns + shift.x, height: rows + shift.y)
        self.columns = size.width
        let (radiusX, radiusY) = (Double(columns) * scale.pointsPerColumn / 2, Double(rows) * scale.pointsPerRow / 2)
        // Quarters resolve half a row. In three rows a little more keeps those of a diagonal together; in fewer such a stroke would leave
        // no hole, but one in mixed colours would look broken with sides of a quarter's width.
        let stroke = scale.pointsPerRow * (rows < 3 ? columns > 3 && isMixed ? 0.375 : 0.3125 : rows == 3 ? 0.55 : 0.5)
        var ring: [(angle: Double, index: Int)] = []
        for row in 0..<2 * rows {
            for column in 0..<2 * columns {
                let x = (Double(column) + 0.5) * scale.pointsPerColumn / 2 - radiusX
                let y = (Double(row) + 0.5) * scale.pointsPerRow / 2 - radiusY
                guard Self.contains(x, y, radiusX, radiusY),
                    !Self.contains(x, y, radiusX - stroke, radiusY - stroke)
                else { continue }
                var turn = atan2(x / radiusX, -y / radiusY) / (2 * .pi)
                if isOpen { turn -= 0.625 }
                if turn < 0 { turn += turn < -1 ? 2 : 1 }
                if isOpen, turn > 0.75 { continue }
                ring.append((turn, (row + shift.y) * 2 * size.width + column + shift.x))
            }
        }
        // Where the start is within a cell, all of that cell is done at once: it has one colour, as a round end reaches beyond the start.
        let (middle, width) = (columns + shift.x, 2 * (columns + shift.x))
        let beforeStart = ring.filter {
            !isOpen && middle % 2 == 1 && $0.angle > 0.75 && $0.index % width == middle - 1
        }
        ring.removeAll { quarter in beforeStart.contains { $0.index == quarter.index } }
        ring.sort { ($0.angle, $0.index) < ($1.angle, $1.index) }
        var ranks = [Int?](repeating: nil, count: 4 * size.width * size.height)
        for (rank, quarter) in ring.enumerated() { ranks[quarter.index] = rank }
        for quarter in beforeStart { ranks[quarter.index] = 0 }
        self.ranks = ranks
        steps = ring.count
    }

    private static func contains(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Bool {
        guard radiusX > 0, radiusY > 0 else { return false }
        return (x / radiusX) * (x / radiusX) + (y / radiusY) * (y / radiusY) <= 1
    }

    /// The quarters of a cell that belong to the ring, and those of them filled after `filled` steps.
    func quarters(column: Int, row: Int, filled: Int) -> (ring: Quadrants, filled: Quadrants) {
        var result = (ring: Quadrants(), filled: Quadrants())
        for quarter in 0..<4 {
            let index = (2 * row + quarter / 2) * 2 * columns + 2 * column + quarter % 2
            guard let rank = ranks[index] else { continue }
            let bit = Quadrants(rawValue: 1 << UInt8(quarter))
            result.ring.insert(bit)
            if rank < filled { result.filled.insert(bit) }
        }
        return result
    }
}
