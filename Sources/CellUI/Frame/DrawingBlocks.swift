extension Cell {
    /// A cell with ink in some of its quarters, over what it has now.
    ///
    ///     ▟ in white on black is ▘ in black on white
    ///
    /// Below lower quarters of ink some fonts leave a gap, which would be a line across a stroke of several rows. A background has none:
    /// a whole cell of ink is a blank, and what has both lower quarters is drawn by the quarters that are left.
    ///
    /// - Parameter isJoined: Whether ink is below the lower half, if that is all: elsewhere the gap would not be seen, and a lower half in
    ///   the colours of its neighbours is sent in fewer bytes. Default: `true`.
    init(
        quarters: Quadrants, ink: CellColor, over old: Cell, isJoined: Bool = true,
        attributes: CellStyle.Attributes = []
    ) {
        if quarters == .all {
            self = .blank(CellStyle(background: ink))
            return
        }
        var above = HalfCells(old).upper
        // A step of a soft gradient is not seen, and one pair of colours fewer is sent.
        if above.isNear(old.style.background, within: 6) { above = old.style.background }
        if quarters.isSuperset(of: .lower), isJoined || quarters.count == 3, above.hex != nil,
            !attributes.contains(.dim)
        {
            let rest = Quadrants.all.subtracting(quarters)
            self.init(glyph: rest.glyph, style: CellStyle(foreground: above, background: ink))
            return
        }
        let style = CellStyle(foreground: ink, background: Self.ground(of: quarters, over: old), attributes: attributes)
        self.init(glyph: quarters.glyph, style: style)
    }

    /// The colour of what is left of a cell: that of the half of which more is left, so that ink at the edge of a disc leaves its edge
    /// round.
    private static func ground(of quarters: Quadrants, over old: Cell) -> CellColor {
        let (halves, rest) = (HalfCells(old), Quadrants.all.subtracting(quarters))
        let (upper, lower) = (rest.intersection(.upper).count, rest.intersection(.lower).count)
        let most = upper > lower ? halves.upper : upper < lower ? halves.lower : old.style.background
        return most.isNear(old.style.background, within: 6) ? old.style.background : most
    }
}

extension DrawingContext {
    /// Draws some quarters of a cell in a colour; none of them, nothing.
    ///
    /// - Parameter quarters: Upper left 1, upper right 2, lower left 4 and lower right 8, added up.
    package mutating func draw(quarters: UInt8, x: Int, y: Int, paint: Paint, in rect: CellRect) {
        draw(quarters: Quadrants(rawValue: quarters), x: x, y: y, paint: paint, in: rect)
    }

    mutating func draw(quarters: Quadrants, x: Int, y: Int, paint: Paint, in rect: CellRect) {
        if quarters.isEmpty { return }
        guard isAntialiased else { return draw(quarters.glyph, x: x, y: y, paint: paint, in: rect) }
        guard clip.contains(CellPoint(x: x, y: y)) else { return }
        let old = frame[x, y]
        let (color, opacity) = paint.color(x: x, y: y, in: rect)
        let ink =
            opacity >= 1
            ? color : color.blended(over: old.style.background, opacity: opacity, assuming: assumedBackground)
        covers(CellRect(x: x, y: y, width: 1, height: 1))
        frame.set(Cell(quarters: quarters, ink: ink, over: old), x: x, y: y)
    }
}
