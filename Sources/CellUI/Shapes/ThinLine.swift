/// A bar that is thinner than a cell, drawn as a line in the middle of its cells.
///
///     ━━━━━━━━    ────────    ┃    │
///     ━━╸━━╸━━    a horizontal one may end in the middle of a cell, so that the gap between two is seen
struct ThinLine {
    private let glyph: Glyph
    /// The cells that it fills from edge to edge.
    private let cells: CellRect
    /// The halves of cells at its ends.
    private var ends: [(glyph: Glyph, place: CellPoint)] = []

    /// The line for a rectangle in points whose top left is in the top left corner of `origin`; `nil` if it is thick enough to be
    /// filled.
    init?(_ bar: CGRect, at origin: CellPoint, scale: CellScale) {
        guard let axis = Self.axis(of: bar.size, scale: scale) else { return nil }
        if axis == .horizontal {
            let isHeavy = bar.height >= 3
            glyph = Glyph(Character(isHeavy ? "━" : "─"))
            let y = origin.y + Int((bar.midY / scale.pointsPerRow).rounded(.down))
            // At least a cell: a half alone would be a speck.
            let start = scale.columns(2 * bar.minX)
            let end = max(scale.columns(2 * bar.maxX), start + 2)
            let (first, last) = (origin.x + (start + 1) >> 1, origin.x + end >> 1)
            cells = CellRect(x: first, y: y, width: last - first, height: 1)
            if start & 1 == 1 {
                ends.append((Glyph(Character(isHeavy ? "╺" : "╶")), CellPoint(x: first - 1, y: y)))
            }
            if end & 1 == 1 { ends.append((Glyph(Character(isHeavy ? "╸" : "╴")), CellPoint(x: last, y: y))) }
        } else {
            glyph = Glyph(Character(bar.width >= 2 ? "┃" : "│"))
            let column = Int((bar.midX / scale.pointsPerColumn).rounded(.down))
            let start = scale.rows(bar.minY)
            cells = CellRect(
                x: origin.x + column, y: origin.y + start, width: 1, height: scale.rows(bar.maxY) - start)
        }
    }

    /// The direction of a line as thin as `size`; `nil` if it is thick enough to be filled. What is three quarters of a row or half
    /// a column looks more like a line than like a filled cell.
    static func axis(of size: CGSize, scale: CellScale) -> Axis? {
        guard size.width > 0, size.height > 0 else { return nil }
        if size.height <= scale.pointsPerRow * 0.75, size.width >= scale.pointsPerColumn * 2 { return .horizontal }
        if size.width <= scale.pointsPerColumn * 0.5, size.height >= scale.pointsPerRow { return .vertical }
        return nil
    }

    /// Draws the line with the paint of `rect`.
    func draw(in rect: CellRect, paint: Paint, context: inout DrawingContext) {
        for y in cells.minY..<cells.maxY {
            for x in cells.minX..<cells.maxX { context.draw(glyph, x: x, y: y, paint: paint, in: rect) }
        }
        for end in ends { context.draw(end.glyph, x: end.place.x, y: end.place.y, paint: paint, in: rect) }
    }
}

extension DrawingContext {
    /// Fills a rectangle in points.
    mutating func fill(_ rect: CGRect, with paint: Paint) {
        let cells = scale.cells(rect)
        if let line = ThinLine(rect, at: .zero, scale: scale) {
            line.draw(in: cells, paint: paint, context: &self)
        } else {
            fill(cells, with: paint)
        }
    }
}
