extension DrawingContext {
    /// Fills a convex outline given in points from the top left of `rect`, at half-cell resolution: what is covered in part gets a
    /// mixture of its colour and the paint's.
    mutating func fillAntialiased(_ outline: Path.Outline, in rect: CellRect, scale: CellScale, paint: Paint) {
        let place = clip.intersection(scale.outermost(outline.boundingRect).offset(x: rect.minX, y: rect.minY))
        draw(.outline(outline), in: rect, scale: scale, paint: paint, place: place) { context in
            context.fillAntialiased(outline, in: rect, scale: scale, isAlikeAlongRows: paint.isAlikeAlongRows) {
                paint.color(x: $0, halfRow: $1, in: rect.size)
            }
        }
    }

    /// Fills a convex path given in points from the top left of `rect` with a picture that has a pixel for each half of its cells.
    package mutating func fill(_ path: Path, in rect: CellRect, scale: CellScale, halves: Bitmap) {
        guard path.outlines.count == 1, path.outlines[0].isConvex else { return }
        _ = fillAntialiased(path.outlines[0], in: rect, scale: scale, isAlikeAlongRows: false) {
            (halves.color(x: $0, y: $1), 1)
        }
    }

    /// - Parameters:
    ///   - isAlikeAlongRows: Whether `color` is the same in all columns.
    ///   - color: The colour and opacity of half of a cell, at a column and half row from the top left of `rect`.
    /// - Returns: The runs of cells that are covered in full or in part.
    private mutating func fillAntialiased(
        _ outline: Path.Outline, in rect: CellRect, scale: CellScale, isAlikeAlongRows: Bool,
        color: (Int, Int) -> (CellColor, Double)
    ) -> [CellRect] {
        let area = clip.intersection(bounds)
        let map = HalfCellCoverage(
            outline, scale: scale, rows: area.minY - rect.minY..<max(area.minY, area.maxY) - rect.minY)
        var covered: [CellRect] = []
        guard !map.halfRows.isEmpty else { return covered }
        let limit = area.minX - rect.minX..<max(area.minX, area.maxX) - rect.minX
        for y in map.halfRows.lowerBound >> 1..<(map.halfRows.upperBound + 1) >> 1 {
            let (upper, lower) = (map.row(2 * y), map.row(2 * y + 1))
            let columns = Self.union(upper.columns, lower.columns).clamped(to: limit)
            if columns.isEmpty { continue }
            let run = CellRect(x: rect.minX + columns.lowerBound, y: rect.minY + y, width: columns.count, height: 1)
            covered.append(run)
            covers(run)
            let whole = upper.whole.clamped(to: lower.whole).clamped(to: columns)
            if isAlikeAlongRows, !whole.isEmpty {
                mix(columns.lowerBound..<whole.lowerBound, upper, lower, row: y, of: rect, color: color)
                cover(
                    CellRect(x: rect.minX + whole.lowerBound, y: rect.minY + y, width: whole.count, height: 1),
                    with: color(whole.lowerBound, 2 * y), color(whole.lowerBound, 2 * y + 1))
                mix(whole.upperBound..<columns.upperBound, upper, lower, row: y, of: rect, color: color)
            } else {
                mix(columns, upper, lower, row: y, of: rect, color: color)
            }
        }
        return covered
    }

    /// Covers a run of cells entirely, with one colour for the upper halves and one for the lower. Equal neighbours stay equal, so they are
    /// mixed once: a third of the instructions of a new state, 120 × 36 in 24-bit colours, went into mixing each.
    private mutating func cover(
        _ run: CellRect, with top: (color: CellColor, opacity: Double), _ bottom: (color: CellColor, opacity: Double)
    ) {
        if top.opacity >= 1, bottom.opacity >= 1 {
            frame.fill(run, with: HalfCells(upper: top.color, lower: bottom.color).cell)
            return
        }
        var last: (old: Cell, new: Cell)?
        for x in run.minX..<run.maxX {
            let old = frame[x, run.minY]
            if let last, last.old == old {
                frame.put(last.new, x: x, y: run.minY)
            } else if Self.hasText(old), top.opacity + bottom.opacity < 2 * Self.hidingOpacity {
                tint((x, run.minY), with: top.color, opacity: top.opacity)
            } else {
                var halves = HalfCells(old)
                halves.upper = mixed(top.color, top.opacity, over: halves.upper, coverage: 1)
                halves.lower = mixed(bottom.color, bottom.opacity, over: halves.lower, coverage: 1)
                frame.put(halves.cell, x: x, y: run.minY)
                last = (old, halves.cell)
            }
        }
    }

    private static func hasText(_ cell: Cell) -> Bool {
        cell.width != 1 || !cell.glyph.isBlock
    }

    /// Mixes colours into columns of one row.
    private mutating func mix(
        _ columns: Range<Int>, _ upper: HalfCellCoverage.Row, _ lower: HalfCellCoverage.Row, row y: Int,
        of rect: CellRect, color: (Int, Int) -> (CellColor, Double)
    ) {
        for x in columns {
            let coverage = (upper.coverage(x), lower.coverage(x))
            if coverage.0 <= 0, coverage.1 <= 0 { continue }
            let (top, topOpacity) = color(x, 2 * y)
            let (bottom, bottomOpacity) = color(x, 2 * y + 1)
            let shares = (coverage.0 * topOpacity, coverage.1 * bottomOpacity)
            let place = (x: rect.minX + x, y: rect.minY + y)
            let old = frame[place.x, place.y]
            // Letters stay beneath what is translucent or only touches their cell.
            if Self.hasText(old), shares.0 + shares.1 < 2 * Self.hidingOpacity {
                if coverage.0 + coverage.1 > 1 { tint(place, with: top, opacity: shares.0) }
                continue
            }
            if let cell = split(old, upper, lower, column: x, (top, topOpacity), (bottom, bottomOpacity)) {
                frame.put(cell, x: place.x, y: place.y)
                continue
            }
            let quarters = (upper: upper.quarters(x), lower: lower.quarters(x))
            let slant =
                abs(quarters.upper.left - quarters.upper.right) + abs(quarters.lower.left - quarters.lower.right)
            if slant > Self.roundness, top.hex != nil, bottom.hex != nil, var cell = QuarterCells(old) {
                cell[0] = mixed(top, topOpacity, over: cell[0], coverage: quarters.upper.left)
                cell[1] = mixed(top, topOpacity, over: cell[1], coverage: quarters.upper.right)
                cell[2] = mixed(bottom, bottomOpacity, over: cell[2], coverage: quarters.lower.left)
                cell[3] = mixed(bottom, bottomOpacity, over: cell[3], coverage: quarters.lower.right)
                frame.put(cell.cell, x: place.x, y: place.y)
                continue
            }
            var halves = HalfCells(old)
            halves.upper = mixed(top, topOpacity, over: halves.upper, coverage: coverage.0)
            halves.lower = mixed(bottom, bottomOpacity, over: halves.lower, coverage: coverage.1)
            frame.put(halves.cell, x: place.x, y: place.y)
        }
    }

    /// A cell with one edge, split there; `nil` if it has another edge already, and where quarters are as near.
    private func split(
        _ old: Cell, _ upper: HalfCellCoverage.Row, _ lower: HalfCellCoverage.Row, column: Int,
        _ top: (color: CellColor, opacity: Double), _ bottom: (color: CellColor, opacity: Double)
    ) -> Cell? {
        guard old.glyph == .space || old.glyph == Quadrants.upper.glyph, top.opacity == bottom.opacity,
            top.color.isNear(bottom.color)
        else { return nil }
        let halves = HalfCells(old)
        guard halves.upper.isNear(halves.lower), let edge = EdgeCell(upper, lower, column: column) else { return nil }
        let ink = mixed(bottom.color, bottom.opacity, over: halves.lower, coverage: edge.ink)
        let ground = mixed(top.color, top.opacity, over: halves.upper, coverage: edge.ground)
        return Cell(glyph: edge.glyph, style: CellStyle(foreground: ink, background: ground))
    }

    /// How much the left and the right of a cell's halves must differ to be drawn apart.
    private static let roundness = 0.3

    /// A colour over another that it covers in part.
    private func mixed(_ color: CellColor, _ opacity: Double, over ground: CellColor, coverage: Double) -> CellColor {
        if keepsTints, opacity < 1, coverage > 0,
            let tint = ColorReduction.tint(of: color, over: ground, opacity: opacity, assuming: assumedBackground)
        {
            return tint.blended(over: ground, opacity: coverage, assuming: assumedBackground)
        }
        return color.blended(over: ground, opacity: opacity * coverage, assuming: assumedBackground)
    }

    private mutating func tint(_ place: (x: Int, y: Int), with color: CellColor, opacity: Double) {
        let assumed = assumedBackground
        frame.restyle(CellRect(x: place.x, y: place.y, width: 1, height: 1)) { style in
            style.foreground = color.blended(over: style.foreground, opacity: opacity, assuming: assumed)
            style.background = color.blended(over: style.background, opacity: opacity, assuming: assumed)
        }
    }

    private static func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
        if a.isEmpty { return b }
        if b.isEmpty { return a }
        return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
}
