/// A bar that is thinner than a cell, drawn as a line in the middle of its cells.
///
///     ━━━━━━━━    ────────    ┃    │
struct ThinLine {
    private let glyph: Glyph
    private let cells: CellRect

    /// The line for a rectangle in points whose top left is in the top left corner of `origin`; `nil` if it is thick enough to be
    /// filled.
    init?(_ bar: CGRect, at origin: CellPoint, scale: CellScale) {
        guard let axis = Self.axis(of: bar.size, scale: scale) else { return nil }
        if axis == .horizontal {
            glyph = Glyph(Character(bar.height >= 3 ? "━" : "─"))
            let row = Int((bar.midY / scale.pointsPerRow).rounded(.down))
            let start = scale.columns(bar.minX)
            cells = CellRect(
                x: origin.x + start, y: origin.y + row, width: scale.columns(bar.maxX) - start, height: 1)
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
