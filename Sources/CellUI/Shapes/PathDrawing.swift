extension DrawingContext {
    /// Fills a path given in points from the top left of `rect`; its edges are mixed into what is behind them if the context is
    /// antialiased, otherwise drawn in quarters of a cell.
    ///
    /// Circles no higher than a row become `●`, stroked ones `○`, and thin lines around rectangles box-drawing
    /// characters.
    public mutating func fill(
        _ path: Path, in rect: CellRect, scale: CellScale, paint: Paint, isEOFilled: Bool = false
    ) {
        if let glyph = path.dot(in: scale) {
            let cell = path.cell(in: rect, scale: scale)
            draw(glyph, x: cell.x, y: cell.y, paint: paint, in: rect)
            return
        }
        let visible = clip.offset(x: -rect.minX, y: -rect.minY)
        if path.outlines.count == 1, path.outlines[0].isConvex,
            let line = ThinLine(path.outlines[0].boundingRect, at: rect.origin, scale: scale)
        {
            line.draw(in: rect, paint: paint, context: &self)
            return
        }
        if isAntialiased, path.outlines.count == 1, path.outlines[0].isConvex {
            fillAntialiased(path.outlines[0], in: rect, scale: scale, paint: paint)
            return
        }
        var isLine = false
        if path.outlines.count == 1, case .stroke(let stroke) = path.outlines[0] {
            isLine = true
            if let box = BoxDrawing(stroke, scale: scale) {
                box.draw(in: rect, paint: paint, context: &self)
                return
            }
        }
        let map = QuadrantMap(path, size: rect.size, limit: visible, scale: scale, isEOFilled: isEOFilled)
        guard !map.area.isEmpty else { return }
        // Fully covered cells in successive rows are filled together.
        var whole = CellRect.zero
        for y in map.area.minY..<map.area.maxY {
            let row = map.row(y)
            let (run, quadrants) = row.run(in: map.area.minX..<map.area.maxX)
            let cells = CellRect(x: rect.minX + run.lowerBound, y: rect.minY + y, width: run.count, height: 1)
            if quadrants != .all {
                draw(quadrants, in: cells, of: rect, paint: paint)
            } else if cells.minX == whole.minX, cells.width == whole.width, cells.minY == whole.maxY {
                whole.size.height += 1
            } else {
                fill(whole, of: rect, paint: paint)
                whole = cells
            }
            draw(
                row, columns: map.area.minX..<run.lowerBound, y: y, in: rect, paint: paint, isLine: isLine)
            draw(
                row, columns: run.upperBound..<map.area.maxX, y: y, in: rect, paint: paint, isLine: isLine)
        }
        fill(whole, of: rect, paint: paint)
    }

    /// Draws the columns of a row that may be partly covered.
    private mutating func draw(
        _ row: QuadrantMap.Row, columns: Range<Int>, y: Int, in rect: CellRect, paint: Paint, isLine: Bool
    ) {
        for x in columns {
            let quadrants = row[x]
            if quadrants.isEmpty { continue }
            if isLine || quadrants != .all {
                draw(quadrants, x: rect.minX + x, y: rect.minY + y, paint: paint, in: rect)
            } else {
                fill(CellRect(x: rect.minX + x, y: rect.minY + y, width: 1, height: 1), of: rect, paint: paint)
            }
        }
    }

    /// Fills `cells`, a part of `rect`, with the paint of `rect`.
    private mutating func fill(_ cells: CellRect, of rect: CellRect, paint: Paint) {
        if paint.solid != nil { return fill(cells, with: paint) }
        for y in cells.minY..<cells.maxY {
            for x in cells.minX..<cells.maxX {
                let (color, opacity) = paint.color(x: x, y: y, in: rect)
                fill(CellRect(x: x, y: y, width: 1, height: 1), with: .color(color, opacity: opacity))
            }
        }
    }

    /// Draws the same quarters in a row of cells of `rect`, usually on blank cells.
    private mutating func draw(_ quadrants: Quadrants, in cells: CellRect, of rect: CellRect, paint: Paint) {
        let visible = clip.intersection(cells)
        if visible.isEmpty { return }
        if paint.solid != nil, frame.row(visible.minY, of: visible).allSatisfy({ $0.glyph == .space }) {
            return fill(visible, with: quadrants.glyph, paint: paint)
        }
        for x in visible.minX..<visible.maxX { draw(quadrants, x: x, y: visible.minY, paint: paint, in: rect) }
    }

    /// Merges quarters of a cell with those already drawn, so that overlapping outlines leave no notches.
    ///
    /// A cell has two colours. Where three meet (the background, an older outline and this one), the quarters of both
    /// outlines take the colour of the one with more quarters.
    private mutating func draw(_ quadrants: Quadrants, x: Int, y: Int, paint: Paint, in rect: CellRect) {
        guard clip.contains(CellPoint(x: x, y: y)) else { return }
        let old = frame[x, y]
        guard let drawn = Quadrants(old.glyph), !drawn.isSubset(of: quadrants) else {
            draw(quadrants.glyph, x: x, y: y, paint: paint, in: rect)
            return
        }
        let rest = drawn.subtracting(quadrants)
        if quadrants.union(drawn) == .all {
            draw(quadrants.glyph, x: x, y: y, paint: paint, in: rect, over: old.style.foreground)
        } else if quadrants.count >= rest.count {
            draw(quadrants.union(drawn).glyph, x: x, y: y, paint: paint, in: rect)
        } else {
            draw(quadrants.union(drawn).glyph, x: x, y: y, paint: .solid(old.style.foreground), in: rect)
        }
    }
}

extension Path {
    /// The glyph for a circle no higher than a row: `●`, `○` if stroked, and `◔ ◑ ◕ ●` for a part of the stroke, as in
    /// a progress ring. `nil` for anything else.
    func dot(in scale: CellScale) -> Glyph? {
        guard outlines.count == 1 else { return nil }
        switch outlines[0] {
        case .ellipse(let rect):
            guard isCircle, rect.height > 0, rect.height <= scale.pointsPerRow + 0.001 else { return nil }
            return Dots.full
        case .stroke(let stroke):
            let height = stroke.extent.height + (stroke.isBorder ? stroke.style.lineWidth : 0)
            guard height <= scale.pointsPerRow + 0.001 else { return nil }
            if let trim = stroke.trim, trim.isCircle {
                return Dots.parts[min(max(Int((trim.share * 4).rounded()), 0), 4)]
            }
            guard stroke.outlines.count == 1, case .ellipse(let rect) = stroke.outlines[0] else { return nil }
            return abs(rect.width - rect.height) < 0.001 ? Dots.ring : nil
        default: return nil
        }
    }

    /// The cell at the centre of the outline; if the centre is between two cells, the first of them.
    func cell(in rect: CellRect, scale: CellScale) -> CellPoint {
        let bounds = boundingRect
        return CellPoint(
            x: rect.minX + Int((bounds.midX / scale.pointsPerColumn - 0.001).rounded(.down)),
            y: rect.minY + Int((bounds.midY / scale.pointsPerRow - 0.001).rounded(.down)))
    }

    private enum Dots {
        static let full = Glyph(Character("●"))
        static let ring = Glyph(Character("○"))
        static let parts = "○◔◑◕●".map { Glyph($0) }
    }
}
