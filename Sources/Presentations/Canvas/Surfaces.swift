/// The shapes that content stands on: the island's glass and the lock screen's card.
extension PresentationCanvas {
    /// The radius of the card's corners, in points.
    static let cardCornerRadius = 22.0

    /// How far the always-on display is dimmed. The system dims all of it, and leaves it to the views to leave out what
    /// would be too bright still (`isLuminanceReduced`); how far, Apple does not say.
    static let alwaysOnDimming = 0.5

    /// Where a place of `container` is when reading begins at the side that the environment tells.
    func facing(_ place: CellRect, in container: CellRect) -> CellRect {
        environment.layoutDirection == .rightToLeft ? place.mirrored(in: container) : place
    }

    /// Black glass in a place of cells; its edge runs through the middle of the outermost ones, and so does its key line.
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

    /// The cells of a glass that are wholly black, or those within a line.
    func interior(of rect: CellRect) -> CellRect { rect.inset(columns: 1, rows: 1) }

    /// The colour of the line around the island: the activity's own, or the theme's; the phone's where black is not seen.
    /// `nil` for none: on light ground black needs no line, and the system draws none either.
    private func keyLine(of island: DynamicIsland?, scale: CellScale, now: Date) -> Paint? {
        guard contrast.showsIsland else { return .solid(theme.phone.frame) }
        guard theme.appearance == .dark else { return nil }
        let tint = island?.keylineTint.map { $0._paint(in: islandEnvironment(scale: scale, now: now)) }
        return tint ?? theme.island.keyLine.map(Paint.solid)
    }

    /// The card in a place of cells, which it fills to the edge, or to the `line` around it where it is not seen.
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

    /// A thin line with round corners in the outermost cells of `rect`.
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
