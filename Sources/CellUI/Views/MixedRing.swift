/// A ring where colours are mixed: each of its cells is the one that comes nearest to a true ring.
///
///     ▗▃▃▃▖
///     ▋   ▐
///     ▝▀▀▀▘
struct MixedRing: Hashable {
    /// The middle, in columns and rows.
    let middle: CGPoint
    /// The cells that it reaches into.
    let cells: CellRect
    let scale: CellScale
    /// The outer and the inner radius, in points.
    private let radii: Radii
    /// The shares of a part of a cell up to which nothing of the ring is seen there, and from which all of that part is the ring.
    private let edge: ClosedRange<Float>
    /// Whether the quarter at the bottom is left out.
    private let isOpen: Bool

    private struct Radii: Hashable {
        let outer: Double
        let inner: Double
    }

    /// The columns of rings that become a round one of ``Round/columns`` if their middle is that of a row: in its four half rows an octagon
    /// looks square.
    private static let roundedColumns = 3.75..<5.25
    /// A ring around the middle of a cell whose soft edges reach a quarter of a row above and below four half rows, with a line so thick
    /// that its hole is about as wide as high.
    private enum Round {
        static let (columns, line) = (5.0, 0.6)
        static let edge: ClosedRange<Float> = 0...0.8
    }
    /// The edge of all others: mixed by its share, each part of a thin line would have another brightness.
    private static let sharpEdge: ClosedRange<Float> = 0.25...0.65

    /// The columns of rings that are octagons around a cell's edge: of an even number, so that sides are those of cells and corners are
    /// alike. A smaller one would have no hole, a larger one is round anyway.
    private static let octagonColumns = 3.75..<7.0
    /// The line of an octagon of four columns, in rows: a side that is a little less than a column wide.
    private static let octagonLine = 0.4375
    /// The columns above which an octagon has soft edges: its corners are then round, and its hole is wide enough to stay dark.
    private static let sharpOctagonColumns = 5.0
    /// The columns below which any other ring is round only around the middle of a cell.
    private static let smallColumns = 5.5
    /// The columns of a ring that is round in three rows: one that is less than half a column smaller becomes as large.
    private static let roundColumns = 4.5
    /// The line's width: as a part of the diameter, and at least and at most in rows.
    private static let (lineShare, leastLine, mostLine) = (0.19, 0.375, 0.5)

    /// The least radius of its round ends, in columns: a smaller dot would be a shadow on the track.
    private static let leastEnd = 0.7

    /// - Parameters:
    ///   - place: The place of the ring, in points.
    ///   - isFree: Whether nothing is in its middle, so that it may begin half a cell later.
    ///   - isMirrored: Whether later is to the left.
    ///   - visible: The cells in which it is seen.
    init(in place: CGRect, scale: CellScale, isFree: Bool, isOpen: Bool, isMirrored: Bool, visible: CellRect) {
        var diameter = min(place.width, place.height)
        func nearest(_ value: Double) -> Double { (2 * value).rounded() / 2 }
        var x = nearest(place.midX / scale.pointsPerColumn)
        let y = nearest(place.midY / scale.pointsPerRow)
        func cells(around x: Double) -> CellRect {
            func range(_ middle: Double, _ unit: Double) -> Range<Int> {
                let (low, high) = (middle - diameter / 2 / unit, middle + diameter / 2 / unit)
                return Int((low + 0.01).rounded(.down))..<Int((high - 0.01).rounded(.up))
            }
            let (columns, rows) = (range(x, scale.pointsPerColumn), range(y, scale.pointsPerRow))
            return CellRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
        }
        let isRound = isFree && y != y.rounded() && Self.roundedColumns.contains(diameter / scale.pointsPerColumn)
        var roundX: Double?
        if isRound {
            let wanted = diameter
            diameter = Self.Round.columns * scale.pointsPerColumn
            let places = x == x.rounded() ? isMirrored ? [x - 0.5, x + 0.5] : [x + 0.5, x - 0.5] : [x]
            roundX = places.first { visible.intersection(cells(around: $0)) == cells(around: $0) }
            if roundX == nil { diameter = wanted }
        }
        x = roundX ?? x
        var isOctagon = false
        if roundX == nil, isFree, Self.octagonColumns.contains(diameter / scale.pointsPerColumn), x == x.rounded() {
            let wanted = diameter
            diameter = (diameter / scale.pointsPerColumn / 2).rounded() * 2 * scale.pointsPerColumn
            isOctagon = visible.intersection(cells(around: x)) == cells(around: x)
            if !isOctagon { diameter = wanted }
        }
        if roundX == nil, isFree, !isOctagon, diameter / scale.pointsPerColumn < Self.smallColumns, x == x.rounded() {
            // Half a cell after the place, and larger by as much, unless the ring would be cut off there.
            let moved = x + (isMirrored ? -0.5 : 0.5)
            if visible.intersection(cells(around: moved)) == cells(around: moved) {
                x = moved
                diameter += scale.pointsPerColumn / 2
            }
        }
        let columns = diameter / scale.pointsPerColumn
        if (Self.roundColumns - 0.5..<Self.roundColumns).contains(columns) {
            let wanted = diameter
            diameter = Self.roundColumns * scale.pointsPerColumn
            if visible.intersection(cells(around: x)) != cells(around: x) { diameter = wanted }
        }
        // Cut off at one side, it would have a thin side and a thick one.
        let isCut = { (x: Double) in visible.intersection(cells(around: x)) != cells(around: x) }
        if isFree, isCut(x), let moved = [x + 0.5, x - 0.5].first(where: { !isCut($0) }) { x = moved }
        middle = CGPoint(x: x, y: y)
        self.cells = cells(around: x)
        self.scale = scale
        self.isOpen = isOpen
        let rows = Self.lineShare * diameter / scale.pointsPerRow
        let isSoft = isOctagon && columns > Self.sharpOctagonColumns
        let leastLine = isSoft ? Self.mostLine : isOctagon ? Self.octagonLine : Self.leastLine
        let line =
            (roundX == nil ? min(max(rows, leastLine), Self.mostLine) : Self.Round.line) * scale.pointsPerRow
        edge = roundX == nil && !isSoft ? Self.sharpEdge : Self.Round.edge
        radii = Radii(outer: diameter / 2, inner: diameter / 2 - line)
    }

    /// The steps in which it fills, each about half a column long.
    var steps: Int {
        let turn = isOpen ? 0.75 : 1
        return max(8, Int(turn * .pi * (radii.outer + radii.inner) / scale.pointsPerColumn * 2))
    }

    /// The colours of a ring in one cell.
    struct Colors {
        /// Those of the quarters of the cell behind it.
        let quarters: [SIMD4<Float>]
        let track: SIMD4<Float>
        let done: SIMD4<Float>
    }

    /// The cell that comes nearest to its samples; see ``CellSamples/cell(ground:isPlain:edge:)``.
    func cell(of samples: CellSamples, ground: CellColor, isPlain: Bool) -> Cell {
        samples.cell(ground: ground, isPlain: isPlain, edge: edge)
    }

    /// Takes the samples of a cell.
    ///
    /// - Parameter fraction: How much of the ring is done, 0…1.
    /// - Returns: How many of them are on the ring.
    func fill(_ samples: inout CellSamples, at place: CellPoint, fraction: Double, colors: Colors) -> Int {
        samples.removeAll()
        var count = 0
        let ends = (first: end(at: 0), last: end(at: fraction * (isOpen ? 0.75 : 1)))
        for row in 0..<CellSamples.side {
            let y = (Double(place.y) + (Double(row) + 0.5) / 8 - middle.y) * scale.pointsPerRow
            for column in 0..<CellSamples.side {
                let x = (Double(place.x) + (Double(column) + 0.5) / 8 - middle.x) * scale.pointsPerColumn
                let isDone = isDone(x, y, fraction: fraction, ends: ends)
                if isDone != nil { count += 1 }
                if let isDone {
                    samples.add(isDone ? colors.done : colors.track, isPart: true, x: column, y: row)
                } else {
                    samples.add(colors.quarters[2 * (row / 4) + column / 4], isPart: false, x: column, y: row)
                }
            }
        }
        return count
    }

    /// Whether a point, in points from the middle, is in the part that is done, which has round ends: at the beginning it is a dot.
    /// `nil` if the point is not on the ring.
    private func isDone(
        _ x: Double, _ y: Double, fraction: Double, ends: (first: CGPoint, last: CGPoint)
    ) -> Bool? {
        let square = x * x + y * y
        guard square <= radii.outer * radii.outer, square >= radii.inner * radii.inner else { return nil }
        var turn = atan2(x, -y) / (2 * .pi) - (isOpen ? 0.625 : 0)
        while turn < 0 { turn += 1 }
        let last = fraction * (isOpen ? 0.75 : 1)
        if isOpen, turn > 0.75 { return nil }
        let radius = max((radii.outer - radii.inner) / 2, Self.leastEnd * scale.pointsPerColumn)
        func isIn(_ end: CGPoint) -> Bool {
            (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) <= radius * radius
        }
        return turn < last || isIn(ends.first) || isIn(ends.last)
    }

    /// The middle of the line at a part of a turn after the start.
    private func end(at turn: Double) -> CGPoint {
        let angle = 2 * .pi * (turn + (isOpen ? 0.625 : 0))
        let radius = (radii.outer + radii.inner) / 2
        return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }
}

extension DrawingContext {
    /// The samples of a ring, of 64, that a cell with an edge of what is behind the ring must have to be drawn again.
    private static let leastSamples = 8

    /// Draws the cells of a ring that are in `area`, whose backgrounds have colours of their own.
    mutating func draw(_ ring: MixedRing, in area: CellRect, fraction: Double, tint: Paint, track: Paint) {
        draw(
            .ring(ring, fraction: fraction, track: track), in: area, scale: ring.scale, paint: tint, place: ring.cells
        ) { context in
            context.drawSamples(of: ring, in: area, fraction: fraction, tint: tint, track: track)
            return [area]
        }
    }

    private mutating func drawSamples(
        of ring: MixedRing, in area: CellRect, fraction: Double, tint: Paint, track: Paint
    ) {
        covers(area)
        var samples = CellSamples()
        let ground = background(x: Int(ring.middle.x), y: Int(ring.middle.y))
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                func sample(_ paint: Paint) -> SIMD4<Float>? {
                    let (color, opacity) = paint.color(x: x, y: y, in: ring.cells)
                    return CellSamples.sample(
                        color.blended(over: ground, opacity: opacity, assuming: assumedBackground))
                }
                guard let behind = QuarterCells(frame[x, y]), let track = sample(track), let done = sample(tint) else {
                    continue
                }
                let quarters = (0..<4).compactMap { CellSamples.sample(behind[$0]) }
                let count = ring.fill(
                    &samples, at: CellPoint(x: x, y: y), fraction: fraction,
                    colors: MixedRing.Colors(quarters: quarters, track: track, done: done))
                let isEdge = frame[x, y].glyph.isBlock && frame[x, y].glyph != .space
                if count > (isEdge ? Self.leastSamples : 0) {
                    let sample = CellSamples.sample(ground)
                    let cell = ring.cell(of: samples, ground: ground, isPlain: quarters.allSatisfy { $0 == sample })
                    frame.put(cell, x: x, y: y)
                }
            }
        }
    }
}
