/// A ring where colours are mixed: each of its cells is the one that comes nearest to a true ring. The pixels of a small one are drawn by
/// hand (``PixelSign/rings``): the nearest cells would be lumps around a square hole.
///
///     ▗▞▀▀▚▖
///     █    █
///     ▝▚▄▄▞▘
struct MixedRing: Hashable {
    /// The middle, in columns and rows.
    let middle: CGPoint
    /// The cells that it reaches into.
    let cells: CellRect
    let scale: CellScale
    /// The outer and the inner radius, in points.
    private let radii: Radii
    /// The columns of its drawing; `nil` if it is computed.
    private let drawnColumns: Int?
    /// Whether the quarter at the bottom is left out.
    private let isOpen: Bool

    private struct Radii: Hashable {
        let outer: Double
        let inner: Double
    }

    /// The columns of rings that are drawn by hand.
    private static let drawn = 3.75..<7.0
    /// The columns from which a ring becomes as large as the larger drawing, if there is room for it.
    private static let leastLarge = 4.25
    /// The columns of a computed ring that is round in three rows: one that is less than half a column smaller becomes as large.
    private static let roundColumns = 4.5
    /// The line's width: as a part of the diameter, and at least and at most in rows.
    private static let (lineShare, leastLine, mostLine) = (0.19, 0.375, 0.5)
    /// The shares of a part of a cell up to which nothing of a computed ring is seen there, and from which all of that part is the ring:
    /// mixed by its share, each part of a thin line would have another brightness.
    private static let edge: ClosedRange<Float> = 0.25...0.65

    /// The least radius of its round ends, in columns: a smaller dot would be a shadow on the track. In a drawing, that of two pixels.
    private static let (leastEnd, drawnEnd) = (0.7, 0.8)

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
        func isWhole(at x: Double) -> Bool { visible.intersection(cells(around: x)) == cells(around: x) }
        // Cut off at one side, it would have a thin side and a thick one.
        func wholePlace(near x: Double) -> Double? {
            let later = isMirrored ? -0.5 : 0.5
            return [x, x + later, x - later].first(where: isWhole)
        }
        // A place of fewer rows than it asked for is half a row lower at most.
        let wanted = min(place.width, place.height + scale.pointsPerRow / 2)
        let side = diameter
        var drawing: Int?
        if isFree, Self.drawn.contains(wanted / scale.pointsPerColumn) {
            let isLarge = wanted / scale.pointsPerColumn >= Self.leastLarge
            for columns in isLarge ? [6, 4] : [4] where drawing == nil {
                diameter = scale.width(columns: columns)
                guard let place = wholePlace(near: x) else { continue }
                (x, drawing) = (place, columns)
            }
            if drawing == nil { diameter = side }
        }
        if drawing == nil {
            if isFree, side / scale.pointsPerColumn < Self.drawn.lowerBound, x == x.rounded() {
                // Round only around the middle of a cell: half a cell after the place, and larger by as much, unless it would be cut off.
                let moved = x + (isMirrored ? -0.5 : 0.5)
                if isWhole(at: moved) {
                    x = moved
                    diameter += scale.pointsPerColumn / 2
                }
            }
            if (Self.roundColumns - 0.5..<Self.roundColumns).contains(diameter / scale.pointsPerColumn) {
                let wanted = diameter
                diameter = Self.roundColumns * scale.pointsPerColumn
                if !isWhole(at: x) { diameter = wanted }
            }
            if isFree { x = wholePlace(near: x) ?? x }
        }
        middle = CGPoint(x: x, y: y)
        self.cells = cells(around: x)
        self.scale = scale
        self.isOpen = isOpen
        drawnColumns = drawing
        let rows = drawing == nil ? Self.lineShare * diameter / scale.pointsPerRow : Self.mostLine
        let line = min(max(rows, Self.leastLine), Self.mostLine) * scale.pointsPerRow
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
        samples.cell(ground: ground, isPlain: isPlain, edge: Self.edge)
    }

    /// The quarters of a cell that are the ring, and the share of them that is done; `nil` if the ring is computed.
    func drawnQuarters(at place: CellPoint, fraction: Double) -> (ring: Quadrants, done: Double)? {
        guard let columns = drawnColumns, let drawing = PixelSign.rings[columns] else { return nil }
        let start = (x: Int(2 * middle.x) - columns, y: Int(2 * middle.y) - columns / 2)
        let ends = ends(of: fraction)
        var (ring, done) = (Quadrants(), 0)
        for quarter in 0..<4 {
            let (x, y) = (2 * place.x + quarter % 2, 2 * place.y + quarter / 2)
            guard drawing.hasPixel(x - start.x, y - start.y) else { continue }
            let isDone = isDone(
                ((Double(x) + 0.5) / 2 - middle.x) * scale.pointsPerColumn,
                ((Double(y) + 0.5) / 2 - middle.y) * scale.pointsPerRow, fraction: fraction, ends: ends)
            guard let isDone else { continue }
            ring.insert(Quadrants(rawValue: 1 << UInt8(quarter)))
            if isDone { done += 1 }
        }
        return (ring, ring.isEmpty ? 0 : Double(done) / Double(ring.count))
    }

    /// Takes the samples of a cell.
    ///
    /// - Parameter fraction: How much of the ring is done, 0…1.
    /// - Returns: How many of them are on the ring.
    func fill(_ samples: inout CellSamples, at place: CellPoint, fraction: Double, colors: Colors) -> Int {
        samples.removeAll()
        var count = 0
        let ends = ends(of: fraction)
        for row in 0..<CellSamples.side {
            let y = (Double(place.y) + (Double(row) + 0.5) / 8 - middle.y) * scale.pointsPerRow
            for column in 0..<CellSamples.side {
                let x = (Double(place.x) + (Double(column) + 0.5) / 8 - middle.x) * scale.pointsPerColumn
                let square = x * x + y * y
                let isOnLine = square <= radii.outer * radii.outer && square >= radii.inner * radii.inner
                let isDone = isOnLine ? isDone(x, y, fraction: fraction, ends: ends) : nil
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
    /// `nil` if the point, which is on the line, is in the quarter that is left out.
    private func isDone(
        _ x: Double, _ y: Double, fraction: Double, ends: (first: CGPoint, last: CGPoint)
    ) -> Bool? {
        var turn = atan2(x, -y) / (2 * .pi) - (isOpen ? 0.625 : 0)
        while turn < 0 { turn += 1 }
        let last = fraction * (isOpen ? 0.75 : 1)
        if isOpen, turn > 0.75 { return nil }
        let least = drawnColumns == nil ? Self.leastEnd : Self.drawnEnd
        let radius = max((radii.outer - radii.inner) / 2, least * scale.pointsPerColumn)
        func isIn(_ end: CGPoint) -> Bool {
            (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) <= radius * radius
        }
        return turn < last || isIn(ends.first) || isIn(ends.last)
    }

    private func ends(of fraction: Double) -> (first: CGPoint, last: CGPoint) {
        (end(at: 0), end(at: fraction * (isOpen ? 0.75 : 1)))
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
                func color(_ paint: Paint) -> CellColor {
                    let (color, opacity) = paint.color(x: x, y: y, in: ring.cells)
                    return color.blended(over: ground, opacity: opacity, assuming: assumedBackground)
                }
                if let (quarters, share) = ring.drawnQuarters(at: CellPoint(x: x, y: y), fraction: fraction) {
                    if quarters.isEmpty { continue }
                    let ink = share >= 1 ? color(tint) : color(tint).blended(over: color(track), opacity: share)
                    frame.put(Cell(quarters: quarters, ink: ink, over: frame[x, y]), x: x, y: y)
                    continue
                }
                guard let behind = QuarterCells(frame[x, y]), let track = CellSamples.sample(color(track)),
                    let done = CellSamples.sample(color(tint))
                else { continue }
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
