/// A rectangle drawn as a thin line of box-drawing characters in the cells along its sides.
///
///     ╭──╮  ┌──┐  ┏━━┓  ┌╌╌┐  (  )  │  │
///     ╰──╯  └──┘  ┗━━┛  └╌╌┘
///
/// A single row has no space for lines above and below: only the ends are drawn. What is thinner than a row is one line.
struct BoxDrawing {
    private let box: CGRect
    private let radii: RectangleCornerRadii
    private let scale: CellScale
    private let isHeavy: Bool
    private let isDashed: Bool

    /// `nil` unless `stroke` outlines a rectangle with a line at most half a cell wide.
    init?(_ stroke: Path.Stroke, scale: CellScale) {
        guard let box = stroke.box, stroke.style.lineWidth <= min(scale.pointsPerColumn, scale.pointsPerRow) / 2
        else { return nil }
        (self.box, radii, self.scale) = (box.rect, box.radii, scale)
        isHeavy = stroke.style.lineWidth >= 3
        isDashed = stroke.style.isDashed
    }

    /// Draws the box; its points are relative to the top left of `rect`.
    func draw(in rect: CellRect, paint: Paint, context: inout DrawingContext) {
        let left = rect.minX + Int((box.minX / scale.pointsPerColumn + 0.001).rounded(.down))
        let right = max(left, rect.minX + scale.columns(box.maxX) - 1)
        let top = rect.minY + Int((box.minY / scale.pointsPerRow + 0.001).rounded(.down))
        let bottom = max(top, rect.minY + scale.rows(box.maxY) - 1)
        guard right >= left, bottom >= top else { return }
        func put(_ glyph: Character, _ x: Int, _ y: Int) {
            context.draw(Glyph(glyph), x: x, y: y, paint: paint, in: rect)
        }
        let isRound = radii != RectangleCornerRadii()
        if right == left && bottom == top { return put(isRound ? "○" : "□", left, top) }
        if top == bottom, ThinLine.axis(of: box.size, scale: scale) == .horizontal {
            for x in left...right { put(edge, x, top) }
            return
        }
        if top == bottom {
            put(radii.topLeading > 0 || radii.bottomLeading > 0 ? "(" : side, left, top)
            put(radii.topTrailing > 0 || radii.bottomTrailing > 0 ? ")" : side, right, top)
            return
        }
        if left == right {
            for y in top...bottom { put(side, left, y) }
            return
        }
        for x in left + 1..<max(left + 1, right) {
            put(edge, x, top)
            put(edge, x, bottom)
        }
        for y in top + 1..<max(top + 1, bottom) {
            put(side, left, y)
            put(side, right, y)
        }
        put(corner(radii.topLeading, "╭", "┌", "┏"), left, top)
        put(corner(radii.topTrailing, "╮", "┐", "┓"), right, top)
        put(corner(radii.bottomLeading, "╰", "└", "┗"), left, bottom)
        put(corner(radii.bottomTrailing, "╯", "┘", "┛"), right, bottom)
    }

    /// There are no heavy rounded corners: a box with any rounded corner stays light.
    private var isDrawnHeavy: Bool { isHeavy && radii == RectangleCornerRadii() }
    private var edge: Character { isDashed ? (isDrawnHeavy ? "╍" : "╌") : (isDrawnHeavy ? "━" : "─") }
    private var side: Character { isDashed ? (isDrawnHeavy ? "╏" : "╎") : (isDrawnHeavy ? "┃" : "│") }
    private func corner(_ radius: CGFloat, _ round: Character, _ sharp: Character, _ heavy: Character) -> Character {
        radius > 0 ? round : isDrawnHeavy ? heavy : sharp
    }
}
