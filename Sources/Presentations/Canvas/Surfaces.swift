/// The surfaces behind content: the island's glass and the lock screen's card.
extension PresentationCanvas {
    /// The radius of the card's corners, in points.
    static let cardCornerRadius = 22.0

    /// The width of the island's key line, in points.
    private static let keyLineWidth = 3.5

    /// The radius of the card's corners on this device, in points.
    var cardRadius: Double {
        switch device.stage {
        case .lockScreen, .standBy: Self.cardCornerRadius
        case .smartStack: 20
        case .carPlay: 12
        }
    }

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
    ///
    /// - Parameters:
    ///   - onPhone: Whether it is drawn on a wallpaper.
    ///   - presentation: The presentation as which it may swell; `nil` (the default) for a still one.
    ///   - isExpanded: Whether it has no line of text whose row is its middle. Default: `false`.
    func drawGlass(
        in rect: CellRect, of island: DynamicIsland?, scale: CellScale, onPhone: Bool = false,
        swelling presentation: Presentation? = nil, isExpanded: Bool = false, context: inout DrawingContext
    ) {
        let fill = Paint.solid(theme.island.fill)
        let isSeen = onPhone ? contrast.showsIslandOnWallpaper : contrast.showsIsland
        if contrast.isAntialiased, isSeen {
            return drawPill(
                in: rect, swollenBy: presentation.map { swell(of: island, as: $0, scale: scale, at: context.now) } ?? 0,
                keyLine: keyLine(of: island, scale: scale, now: context.now), fill: fill,
                insets: insets(of: rect, island, isExpanded: isExpanded, scale: scale), scale: scale,
                context: &context)
        }
        let line =
            isSeen
            ? keyLine(of: island, scale: scale, now: context.now)
            : .solid(onPhone ? theme.phone.clock : theme.phone.frame)
        if let line {
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

    /// Draws the island with mixed edges: as wide as its area, and less high by `insets`. A key line is the coloured edge of the glass.
    ///
    /// - Parameter distance: How far its sides move outwards, in points.
    private func drawPill(
        in area: CellRect, swollenBy distance: Double, keyLine: Paint?, fill: Paint,
        insets: (top: Double, bottom: Double), scale: CellScale, context: inout DrawingContext
    ) {
        let margin = distance > 0 ? Int((distance / scale.pointsPerColumn).rounded(.up)) : 0
        let rect = area.inset(columns: -margin, rows: 0)
        let size = scale.points(area.size)
        let still = CGRect(x: 0, y: insets.top, width: size.width, height: size.height - insets.top - insets.bottom)
        // About as wide as high, it is a circle; as high as the island beside it.
        let isCircle = abs(still.width - still.height) <= scale.pointsPerColumn + 0.001
        let outline = still.offsetBy(dx: Double(margin) * scale.pointsPerColumn, dy: 0).insetBy(dx: -distance, dy: 0)
        func draw(_ outline: CGRect, _ radius: Double, _ paint: Paint) {
            let path = isCircle ? Path(ellipseIn: outline) : Path(roundedRect: outline, cornerRadius: radius)
            context.fill(path, in: rect, scale: scale, paint: paint)
        }
        guard let keyLine else { return draw(outline, Device.Island.cornerRadius, fill) }
        // A hairline on a phone. The halves of cells that it passes through are mixed with its colour: halves of columns at the sides and
        // of rows, which are twice as thick, above and below, as bright there as at the sides; except where an eighth of a row, at the edge
        // of a cell, is nearer to it.
        let width = Self.keyLineWidth
        let height = max(width, min(width / scale.pointsPerColumn * 2, 1) * scale.pointsPerRow / 2)
        draw(outline, Device.Island.cornerRadius, keyLine)
        let hasLines = !isCircle && insets == (0, 0)
        draw(
            outline.insetBy(dx: width, dy: hasLines ? width : height), Device.Island.cornerRadius - width, fill)
        guard hasLines else { return }
        let round = scale.columns(covering: min(Device.Island.cornerRadius, outline.height / 2))
        let straight = area.inset(columns: round, rows: 0)
        for (y, line) in [(area.minY, Self.topLine), (area.maxY - 1, Self.bottomLine)] {
            let row = CellRect(x: straight.minX, y: y, width: straight.width, height: 1)
            context.fill(row, with: fill)
            context.fill(row, with: line, paint: keyLine)
        }
    }

    private static let topLine = Glyph(Character("▔"))
    private static let bottomLine = Glyph(Character("▁"))

    /// How much of its area an island leaves out at its top and bottom, in points: often half a row, so that a line of text is in its middle.
    /// One without content has no such line, and is as high as is nearest to a phone's; nor has the expanded one, whose top is about as far
    /// from the phone's edge as its sides are. The key line of the expanded one is in its lowest half row, where no text touches it.
    private func insets(
        of area: CellRect, _ island: DynamicIsland?, isExpanded: Bool, scale: CellScale
    ) -> (top: Double, bottom: Double) {
        let halfRow = scale.pointsPerRow / 2
        if isExpanded {
            // The phone's edge is half a row above the area.
            let side = Double(scale.columns(device.screen.width) - area.width) / 2 * scale.pointsPerColumn
            return (side > 1.5 * halfRow ? halfRow : 0, island.map(isLined) ?? false ? 0 : halfRow)
        }
        guard island == nil else {
            let inset = closedInset(of: area, scale: scale)
            return (inset, inset)
        }
        let free = max(0, 2 * area.height - max(4, Int((Device.Island.height / halfRow).rounded())))
        return (Double(free / 2) * halfRow, Double(free - free / 2) * halfRow)
    }

    /// How much of its area a closed island leaves out at its top and bottom, in points: half a row, or nothing.
    private func closedInset(of area: CellRect, scale: CellScale) -> Double {
        let halfRows = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).closedHalfRows
        return Double(max(0, 2 * area.height - halfRows)) / 4 * scale.pointsPerRow
    }

    /// How far the sides of the island have moved outwards, in points.
    private func swell(of island: DynamicIsland?, as presentation: Presentation, scale: CellScale, at now: Date)
        -> Double
    {
        guard canSwell, let island, let swell = island.swell else { return 0 }
        return swell.fullness(at: now, in: presentation, isLined: isLined(island), scale: scale)
            * swellDistance(of: presentation, scale: scale)
    }

    /// The columns by which each side of an island moves outwards at most.
    func swellReach(of presentation: Presentation, in plan: CanvasPlan) -> Int {
        guard canSwell, moving(in: plan) == presentation, island(for: presentation)?.swell != nil else { return 0 }
        return Int((swellDistance(of: presentation, scale: plan.scale) / plan.scale.pointsPerColumn).rounded(.up))
    }

    /// Whether islands may swell: in other than mixed colours they would jump, and so would one that is an outline of characters.
    private var canSwell: Bool {
        moves && contrast.isAntialiased && !environment.isLuminanceReduced
            && (contrast.showsIsland || contrast.showsIslandOnWallpaper)
    }

    /// Records when a swelling island looks different next.
    func noteSwell(of plan: CanvasPlan, at places: [Presentation: CellRect], context: inout DrawingContext) {
        guard canSwell else { return }
        guard let moving = moving(in: plan), let island = island(for: moving), let swell = island.swell,
            let place = places[moving],
            let next = swell.change(
                after: context.now, moving: moving, isLined: isLined(island), scale: plan.scale)
        else { return }
        context.changes(at: next, in: place)
    }

    /// The presentation that swells; `nil` for none.
    func moving(in plan: CanvasPlan) -> Presentation? {
        // Most activities never swell.
        if cast == nil, views?.island.swell == nil { return nil }
        return IslandSwell.moving(
            of: plan.faces.map(\.presentation).filter { island(for: $0)?.swell != nil })
    }

    /// The cells for the content of a closed island: all rows that its glass fills, or those inside its edge.
    func interior(of rect: CellRect, closed island: DynamicIsland, scale: CellScale, onPhone: Bool) -> CellRect {
        let isFilled =
            contrast.isAntialiased && !hasLine(around: island, onPhone: onPhone)
            && closedInset(of: rect, scale: scale) == 0
        return rect.inset(columns: 1, rows: isFilled ? 0 : 1)
    }

    /// The cells inside the edge of a glass or a line.
    func interior(of rect: CellRect) -> CellRect { rect.inset(columns: 1, rows: 1) }

    /// The colour of the line around an island whose fill is distinguishable: the activity's own or the theme's. `nil` for no line, as the
    /// system draws none on a light background.
    private func keyLine(of island: DynamicIsland?, scale: CellScale, now: Date) -> Paint? {
        guard theme.appearance == .dark else { return nil }
        let tint = island?.keylineTint.map { $0._paint(in: islandEnvironment(scale: scale, now: now)) }
        return tint ?? theme.island.keyLine.map(Paint.solid)
    }

    /// Whether there is a line around the glass of an island.
    func hasLine(around island: DynamicIsland, onPhone: Bool) -> Bool {
        let isSeen = onPhone ? contrast.showsIslandOnWallpaper : contrast.showsIsland
        return !isSeen || isLined(island)
    }

    /// Whether an island that is seen has a line of its own or of the theme's.
    private func isLined(_ island: DynamicIsland) -> Bool {
        theme.appearance == .dark && (island.keylineTint != nil || theme.island.keyLine != nil)
    }

    /// The paint of cards on a watch, whose screen is black; `nil` elsewhere.
    var stageMaterial: Paint? {
        guard device.stage == .smartStack else { return nil }
        return .solid(CellColor(hex: 0xFF_FFFF).blended(over: theme.card.background, opacity: 0.14))
    }

    /// The paint of the card's surface on a wallpaper: translucent where colours are mixed.
    ///
    /// - Parameter ground: The picture behind the card as one colour; `nil` for none.
    func cardPaint(over ground: CellColor?) -> Paint {
        if let ground { return .solid(theme.card.material(over: ground, hiding: Theme.Card.materialOpacity)) }
        return .color(theme.card.background, opacity: contrast.isAntialiased ? Theme.Card.materialOpacity : 1)
    }

    /// The user's picture behind a card as one colour, as the system blurs it; `nil` if the wallpaper is the theme's.
    func blurredPicture(behind alignment: VerticalAlignment) -> CellColor? {
        guard contrast.isAntialiased, let picture = theme.phone.picture else { return nil }
        // A banner hangs from the top, cards stand on the controls.
        return alignment == .top ? picture.mean(from: 0.03, to: 0.25) : picture.mean(from: 0.6, to: 0.92)
    }

    /// Draws the card's surface. A surface that is not distinguishable gets `line` around it.
    ///
    /// - Parameter isInset: Whether it leaves out half a row at the top and at the bottom. Default: `false`.
    func drawCardSurface(
        in rect: CellRect, scale: CellScale, paint: Paint, line: CellColor?, isInset: Bool = false,
        context: inout DrawingContext
    ) {
        if let line {
            context.fill(interior(of: rect), with: paint)
            drawLine(around: rect, paint: .solid(line), context: &context)
            return
        }
        context.fill(cardOutline(in: rect, scale: scale, isInset: isInset), in: rect, scale: scale, paint: paint)
    }

    /// The outline of the card's surface, in points from the top left of `rect`.
    ///
    /// - Parameter isInset: Whether it leaves out half a row at the top and at the bottom.
    func cardOutline(in rect: CellRect, scale: CellScale, isInset: Bool) -> Path {
        let outline = CGRect(origin: .zero, size: scale.points(rect.size))
            .insetBy(dx: 0, dy: isInset && contrast.isAntialiased ? scale.pointsPerRow / 2 : 0)
        return Path(roundedRect: outline, cornerRadius: cardRadius)
    }

    /// Draws a thin line with round corners in the outermost cells of `rect`; an open one has no bottom.
    func drawLine(around rect: CellRect, isOpen: Bool = false, paint: Paint, context: inout DrawingContext) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        func draw(_ character: Character, _ x: Int, _ y: Int, columns: Int = 1, rows: Int = 1) {
            context.fill(CellRect(x: x, y: y, width: columns, height: rows), with: Glyph(character), paint: paint)
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX - 1, rect.maxY - 1)
        draw("─", left + 1, top, columns: right - left - 1)
        let sides = bottom - top - (isOpen ? 0 : 1)
        draw("│", left, top + 1, rows: sides)
        draw("│", right, top + 1, rows: sides)
        draw("╭", left, top)
        draw("╮", right, top)
        if isOpen { return }
        draw("─", left + 1, bottom, columns: right - left - 1)
        draw("╰", left, bottom)
        draw("╯", right, bottom)
    }
}
