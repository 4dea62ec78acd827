/// The surfaces behind content: the island's glass and the lock screen's card.
extension PresentationCanvas {
    /// The radius of the card's corners, in points.
    static let cardCornerRadius = 22.0

    /// The dimming of the always-on display. The system dims everything and leaves it to views to omit what is still too bright
    /// (`isLuminanceReduced`); Apple does not document the amount.
    static let alwaysOnDimming = 0.5

    /// Mirrors an area within `container` if the layout direction is right to left.
    func facing(_ place: CellRect, in container: CellRect) -> CellRect {
        environment.layoutDirection == .rightToLeft ? place.mirrored(in: container) : place
    }

    /// Draws black glass; its edge, and its key line if it has one, run through the middle of the outermost cells.
    ///
    ///     ▗▄▄▄▄▄▄▄▄▄▄▖     ╭──────────╮
    ///     ▐          ▌     │          │
    ///     ▝▀▀▀▀▀▀▀▀▀▀▘     ╰──────────╯
    func drawGlass(
        in rect: CellRect, of island: DynamicIsland?, scale: CellScale, context: inout DrawingContext
    ) {
        let fill = Paint.solid(theme.island.fill)
        if let line = keyLine(of: island, scale: scale, now: context.now) {
            context.fill(interior(of: rect), with: fill)
            drawLine(around: rect, paint: line, context: &context)
            return
        }
        let outline = CGRect(
            x: scale.pointsPerColumn / 2, y: scale.pointsPerRow / 2,
            width: Double(rect.width - 1) * scale.pointsPerColumn, height: Double(rect.height - 1) * scale.pointsPerRow)
        let path = Path(roundedRect: outline, cornerRadius: Device.Island.cornerRadius)
        context.fill(path, in: rect, scale: scale, paint: fill)
    }

    /// The cells inside the edge of a glass or a line.
    func interior(of rect: CellRect) -> CellRect { rect.inset(columns: 1, rows: 1) }

    /// The colour of the line around the island: the activity's own or the theme's, or the phone frame's if black is not
    /// distinguishable. `nil` if there is no line: on a light background the system draws none either.
    private func keyLine(of island: DynamicIsland?, scale: CellScale, now: Date) -> Paint? {
        guard contrast.showsIsland else { return .solid(theme.phone.frame) }
        guard theme.appearance == .dark else { return nil }
        let tint = island?.keylineTint.map { $0._paint(in: islandEnvironment(scale: scale, now: now)) }
        return tint ?? theme.island.keyLine.map(Paint.solid)
    }

    /// Draws the card's surface. A surface that is not distinguishable gets `line` around it.
    func drawCardSurface(
        in rect: CellRect, scale: CellScale, paint: Paint, line: CellColor?, context: inout DrawingContext
    ) {
        if let line {
            context.fill(interior(of: rect), with: paint)
            drawLine(around: rect, paint: .solid(line), context: &context)
            return
        }
        let outline = CGRect(
            x: 0, y: 0, width: Double(rect.width) * scale.pointsPerColumn,
            height: Double(rect.height) * scale.pointsPerRow)
        context.fill(
            Path(roundedRect: outline, cornerRadius: Self.cardCornerRadius), in: rect, scale: scale, paint: paint)
    }

    /// Draws a thin line with round corners in the outermost cells of `rect`.
    func drawLine(around rect: CellRect, paint: Paint, context: inout DrawingContext) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        func draw(_ character: Character, _ x: Int, _ y: Int, columns: Int = 1, rows: Int = 1) {
            context.fill(CellRect(x: x, y: y, width: columns, height: rows), with: Glyph(character), paint: paint)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX - 1, rect.maxY - 1)
        draw("─", left + 1, top, columns: right - left - 1)
        draw("─", left + 1, bottom, columns: right - left - 1)
        draw("│", left, top + 1, rows: bottom - top - 1)
        draw("│", right, top + 1, rows: bottom - top - 1)
        draw("╭", left, top)
        draw("╮", right, top)
        draw("╰", left, bottom)
        draw("╯", right, bottom)
    }
}
