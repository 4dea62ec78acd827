extension DrawingContext {
    /// A cell at the edge of a mask or outside it, as it was before the masked content was drawn.
    struct MaskedCell {
        let x: Int
        let y: Int
        var cell: Cell
        /// The cell before a surface with the mask's outline was drawn behind the content: `cell` if there is none.
        let ground: Cell
        /// The quarters that the mask shows.
        let shown: Quadrants

        init(x: Int, y: Int, at cell: Cell, shown: Quadrants) {
            (self.x, self.y, self.cell, ground, self.shown) = (x, y, cell, cell, shown)
        }
    }

    /// The cells of `area` that `map` does not cover entirely; the map's columns and rows count from `origin`.
    func cells(in area: CellRect, outside map: QuadrantMap, at origin: CellPoint) -> [MaskedCell] {
        var cells: [MaskedCell] = []
        for y in area.minY..<area.maxY {
            let row = map.row(y - origin.y)
            let (start, end) = (row.interior.lowerBound + origin.x, row.interior.upperBound + origin.x)
            let interior = (start..<end).clamped(to: area.minX..<area.maxX)
            for columns in [area.minX..<interior.lowerBound, interior.upperBound..<area.maxX] {
                for x in columns {
                    let shown = row[x - origin.x]
                    if shown != .all { cells.append(MaskedCell(x: x, y: y, at: frame[x, y], shown: shown)) }
                }
            }
        }
        return cells
    }

    /// Undoes drawing outside a mask. At the edge, a blank keeps the quarters that are inside, and a character stays.
    mutating func restore(_ masked: MaskedCell) {
        let (x, y, old) = (masked.x, masked.y, masked.cell)
        // Even if nothing was drawn here now, something may be later.
        covers(CellRect(x: x, y: y, width: 1, height: 1))
        let new = frame[x, y]
        if new == old { return }
        if !masked.shown.isEmpty {
            guard new.glyph == .space else { return }
            let style = CellStyle(foreground: new.style.background, background: old.style.background)
            frame.put(Cell(glyph: masked.shown.glyph, style: style), x: x, y: y, clip: clip)
        } else if old.width == 1 {
            frame.put(old, x: x, y: y, clip: clip)
        } else {
            // One half of a wide cluster; the other half may be gone.
            frame.put(.blank(old.style), x: x, y: y, clip: clip)
        }
    }

    /// Mixes what was drawn at the edge of a mask with what is behind it, by the share of each half of the cell that the mask covers. A
    /// character that was drawn stays; `origin` is where the mask's columns and rows count from.
    mutating func mix(_ edge: [MaskedCell], _ coverage: HalfCellCoverage, at origin: CellPoint) {
        // Cells of a row are one after another.
        var rows: (y: Int, upper: HalfCellCoverage.Row, lower: HalfCellCoverage.Row)?
        for masked in edge {
            if rows?.y != masked.y {
                let row = masked.y - origin.y
                rows = (masked.y, coverage.row(2 * row), coverage.row(2 * row + 1))
            }
            guard let rows else { continue }
            let column = masked.x - origin.x
            mix(masked, (rows.upper.coverage(column), rows.lower.coverage(column)))
        }
    }

    private mutating func mix(_ masked: MaskedCell, _ shares: (upper: Double, lower: Double)) {
        let (x, y) = (masked.x, masked.y)
        let new = frame[x, y]
        guard shares.upper + shares.lower > 0, new != masked.cell else {
            return restore(MaskedCell(x: x, y: y, at: masked.cell, shown: []))
        }
        covers(CellRect(x: x, y: y, width: 1, height: 1))
        guard new.width == 1, new.glyph.isBlock else { return }
        let (drawn, old) = (HalfCells(new), HalfCells(masked.ground))
        var halves = old
        halves.upper = drawn.upper.blended(over: old.upper, opacity: shares.upper, assuming: assumedBackground)
        halves.lower = drawn.lower.blended(over: old.lower, opacity: shares.lower, assuming: assumedBackground)
        frame.put(halves.cell, x: x, y: y, clip: clip)
    }

    /// Lets `choose` pick, for each cell of `rect`, between its content in `earlier` and now. For masks.
    mutating func merge(
        _ rect: CellRect, from earlier: Frame, _ choose: (_ x: Int, _ y: Int, _ old: Cell, _ new: Cell) -> Cell
    ) {
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        let drawn = frame
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let cell = choose(x, y, earlier[x, y], drawn[x, y])
                if cell != frame[x, y] { frame.put(cell, x: x, y: y, clip: clip) }
            }
        }
        covers(area)
    }
}
