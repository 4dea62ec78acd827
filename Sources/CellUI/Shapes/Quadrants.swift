/// Which quarters of a cell an outline covers: the finest that block elements of all terminals can show.
///
///     ▘ ▝   upper left 1, upper right 2
///     ▖ ▗   lower left 4, lower right 8
struct Quadrants: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let upperLeft = Quadrants(rawValue: 1)
    static let upperRight = Quadrants(rawValue: 2)
    static let lowerLeft = Quadrants(rawValue: 4)
    static let lowerRight = Quadrants(rawValue: 8)
    static let all = Quadrants(rawValue: 15)

    private static let glyphs: [Glyph] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { Glyph($0) }

    /// The block element with these quarters.
    var glyph: Glyph { Self.glyphs[Int(rawValue)] }

    /// The quarters of the cell at column `x` of row `y` whose middle `contains`; columns and rows are points of `scale`.
    init(x: Int, y: Int, scale: CellScale, _ contains: (CGPoint) -> Bool) {
        let left = (Double(x) + 0.25) * scale.pointsPerColumn
        let right = left + scale.pointsPerColumn / 2
        let top = (Double(y) + 0.25) * scale.pointsPerRow
        let bottom = top + scale.pointsPerRow / 2
        var value: UInt8 = 0
        if contains(CGPoint(x: left, y: top)) { value |= 1 }
        if contains(CGPoint(x: right, y: top)) { value |= 2 }
        if contains(CGPoint(x: left, y: bottom)) { value |= 4 }
        if contains(CGPoint(x: right, y: bottom)) { value |= 8 }
        rawValue = value
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension DrawingContext {
    /// Fills an outline given in points from the top left of `rect`; its edge is drawn in quarters of a cell.
    public mutating func fill(
        _ path: Path, in rect: CellRect, scale: CellScale, paint: Paint, isEOFilled: Bool = false
    ) {
        let area = clip.intersection(rect)
        for y in area.minY..<max(area.minY, area.maxY) {
            // Most of a row lies wholly inside: runs of such cells are filled at once.
            var run: Int?
            for x in area.minX..<area.maxX {
                let quadrants = Quadrants(x: x - rect.minX, y: y - rect.minY, scale: scale) {
                    path.contains($0, eoFill: isEOFilled)
                }
                if quadrants == .all {
                    if run == nil { run = x }
                    continue
                }
                if let start = run { fillRun(from: start, to: x, y: y, in: rect, paint: paint) }
                run = nil
                if !quadrants.isEmpty { draw(quadrants.glyph, x: x, y: y, paint: paint, in: rect) }
            }
            if let start = run { fillRun(from: start, to: area.maxX, y: y, in: rect, paint: paint) }
        }
    }

    private mutating func fillRun(from start: Int, to end: Int, y: Int, in rect: CellRect, paint: Paint) {
        let run = CellRect(x: start, y: y, width: end - start, height: 1)
        if paint.solid != nil {
            fill(run, with: paint)
        } else {
            for x in start..<end {
                let (color, opacity) = paint.color(x: x, y: y, in: rect)
                fill(CellRect(x: x, y: y, width: 1, height: 1), with: .color(color, opacity: opacity))
            }
        }
    }
}
