extension PresentationCanvas {
    /// Draws the camera where it is darker than the glass; a lighter one would look like a bar. Nothing covers it.
    private func drawCamera(in rect: CellRect, of presentation: Presentation, context: inout DrawingContext) {
        note(.camera, rect, of: presentation)
        guard let glass = theme.island.fill.relativeLuminance, let camera = theme.island.camera.relativeLuminance,
            camera < glass
        else { return }
        context.fill(rect, with: .solid(theme.island.camera))
    }

    /// Draws the island without content, as wide as the camera.
    ///
    /// - Parameter rect: An area as high as a closed island or higher, whose middle is the camera's.
    private func drawIdleIsland(
        in rect: CellRect, of presentation: Presentation, scale: CellScale, onPhone: Bool,
        context: inout DrawingContext
    ) {
        guard let pill = idlePlace(in: rect, scale: scale) else { return }
        drawGlass(in: pill, of: nil, scale: scale, onPhone: onPhone, context: &context)
        note(.surface(cornerRadius: Device.Island.cornerRadius), pill, of: presentation)
        drawCamera(in: interior(of: pill), of: presentation, context: &context)
        if environment.isLuminanceReduced { context.dim(interior(of: pill), by: Self.alwaysOnDimming) }
    }

    // MARK: Compact

    func drawCompact(
        in rect: CellRect, scale: CellScale, onPhone: Bool = false, context: inout DrawingContext
    ) {
        guard let measures = device.island else { return }
        guard let island = island(for: .compact) else {
            return drawIdleIsland(in: rect, of: .compact, scale: scale, onPhone: onPhone, context: &context)
        }
        drawGlass(in: rect, of: island, scale: scale, onPhone: onPhone, swelling: .compact, context: &context)
        note(.surface(cornerRadius: Device.Island.cornerRadius), rect, of: .compact)
        let inside = interior(of: rect, closed: island, scale: scale, onPhone: onPhone)
        defer { dimForAlwaysOn(inside, context: &context) }
        // Nothing touches a line around the glass.
        let line = hasLine(around: island, onPhone: onPhone) ? 1 : 0
        let side = compactSide(measures, scale: scale, columns: inside.width, line: line)
        drawCamera(in: inside.inset(columns: side + 1, rows: 0), of: .compact, context: &context)
        let environment = islandEnvironment(scale: scale, now: context.now)
        // A side of seven or more columns has room for a margin; a narrower one relies on the glass's edge.
        let standard = max(line, side >= 7 ? 1 : 0)
        let leading = island.contentMargins(for: .compactLeading).content(
            in: CellRect(x: inside.minX, y: inside.minY, width: side, height: inside.height),
            standard: CellInsets(leading: standard), glass: [.top, .leading, .bottom], scale: scale)
        let trailing = island.contentMargins(for: .compactTrailing).content(
            in: CellRect(x: inside.maxX - side, y: inside.minY, width: side, height: inside.height),
            standard: CellInsets(trailing: standard), glass: [.top, .trailing, .bottom], scale: scale)
        drawPart("Leading", island.compactLeading, in: leading, alignment: .leading)
        drawPart("Trailing", island.compactTrailing, in: trailing, alignment: .trailing)
        func drawPart(_ name: String, _ content: AnyView, in part: CellRect, alignment: Alignment) {
            let place = facing(part, in: inside)
            note(.margins, place, of: .compact)
            let view = fitted(content, in: place, environment: environment)
            let area = self.area(of: view, in: place, alignment: alignment, context: context)
            context.surface(name, in: place) { context in
                // As on a phone, what is wider than its side reaches behind the camera.
                context.draw(view, in: area, alignment: alignment, visibleIn: place.asWide(as: inside))
            }
        }
        if let url = island.widgetURL { context.link(rect, to: url) }
    }

    /// The columns on each side of the camera. At coarse scales the camera gives up columns, down to six, so that each side has
    /// five, enough for a clock, or seven: enough for one with a blank cell at each side.
    ///
    /// - Parameter line: The columns that stay free beside a line around the glass.
    private func compactSide(_ measures: Device.Island, scale: CellScale, columns: Int, line: Int) -> Int {
        let exact = scale.columns(measures.compact.width)
        let spare = (columns - 6) / 2
        return min(max(exact, spare >= 7 + line ? 7 + line : min(5 + line, spare)), columns / 2)
    }

    // MARK: Minimal

    func drawMinimal(
        in rect: CellRect, plan: CanvasPlan, onPhone: Bool = false, context: inout DrawingContext
    ) {
        guard device.island != nil else { return }
        let measures = FaceMeasures(device: device, pointsPerColumn: plan.scale.pointsPerColumn)
        let first = CellRect(origin: rect.origin, size: measures.attachedMinimal)
        let circlePlace = CellRect(
            origin: CellPoint(x: first.maxX + measures.minimalGap, y: rect.minY), size: measures.detachedMinimal)
        let attached = facing(first, in: rect)
        let detached = widened(
            facing(circlePlace, in: rect), by: outlinedColumns(of: circlePlace.width, onPhone: onPhone))
        let own = island(for: .minimal)
        func interior(of rect: CellRect, _ island: DynamicIsland?) -> CellRect {
            guard let island else { return self.interior(of: rect) }
            return self.interior(of: rect, closed: island, scale: plan.scale, onPhone: onPhone)
        }
        let inside = interior(of: attached, own)
        let side = min(plan.scale.columns(Device.Island.minimalWidth.upperBound), inside.width)
        // The content is on the leading side of the camera.
        let camera = facing(
            CellRect(x: inside.minX + side + 1, y: inside.minY, width: inside.width - side - 2, height: inside.height),
            in: inside)
        guard let own else {
            let around = CellRect(
                x: camera.minX + (camera.width - rect.width) / 2, y: rect.minY, width: rect.width, height: rect.height)
            return drawIdleIsland(in: around, of: .minimal, scale: plan.scale, onPhone: onPhone, context: &context)
        }
        let (leader, second) = minimalPair(of: own)
        let swelling: Presentation? = moving(in: plan) == .minimal ? .minimal : nil
        note(.surface(cornerRadius: Device.Island.cornerRadius), attached, of: .minimal)
        drawGlass(
            in: attached, of: leader, scale: plan.scale, onPhone: onPhone, swelling: swelling,
            context: &context)
        drawCamera(in: camera, of: .minimal, context: &context)
        let circle = interior(of: detached, second)
        defer {
            dimForAlwaysOn(inside, context: &context)
            dimForAlwaysOn(circle, context: &context)
        }
        note(.surface(cornerRadius: Device.Island.cornerRadius), detached, of: .minimal)
        drawGlass(
            in: detached, of: second, scale: plan.scale, onPhone: onPhone, swelling: swelling,
            context: &context)
        let environment = islandEnvironment(scale: plan.scale, now: context.now)
        let columns = cast?.detached == nil ? min(side, circle.width) : side
        let ring = CellRect(x: inside.minX, y: inside.minY, width: columns, height: inside.height)
        func content(in place: CellRect, of island: DynamicIsland, glass edges: Edge.Set = .all) -> CellRect {
            // Keep one column free at each round end, so that content does not touch the edge, except in a small circle, whose
            // edge is free already, and in a high one, whose middle row is wide.
            let isHigh = place.height > 1
            let (leading, trailing) = (place.width > 3 && !isHigh ? 1 : 0, place.width > 4 && !isHigh ? 1 : 0)
            return island.contentMargins(for: .minimal).content(
                in: place, standard: CellInsets(leading: leading, trailing: trailing), glass: edges, scale: plan.scale)
        }
        let parts = [
            (
                "Attached", inside,
                facing(content(in: ring, of: leader, glass: [.top, .bottom, .leading]), in: inside),
                leader
            ), ("Detached", circle, facing(content(in: circle, of: second), in: circle), second),
        ]
        for (name, glass, place, island) in parts {
            let view = fitted(island.minimal, in: place, environment: environment)
            // A text as wide as the round island keeps away from the edge of the longer one.
            let isTight = name == "Attached" && columns < side && inside.height == 1
            let isWide = isTight && view.cells(columns: place.width, rows: 1).width >= place.width
            let place = place.offset(x: isWide ? environment.layoutDirection == .rightToLeft ? -1 : 1 : 0, y: 0)
            note(.margins, place, of: .minimal)
            let area = self.area(of: view, in: place, alignment: .center, context: context)
            context.surface(name, in: place) { context in
                context.draw(view, in: area, visibleIn: place.asWide(as: glass))
            }
        }
        if let url = leader.widgetURL { context.link(attached, to: url) }
        if let url = second.widgetURL { context.link(detached, to: url) }
    }

    // MARK: Expanded

    /// The columns that the round corners take from the letters of a row, including half a cell of edge.
    ///
    /// - Parameter row: The row below the first that is fully inside the island.
    private func cornerColumns(_ scale: CellScale, row: Int) -> Int {
        let radius = Device.Island.cornerRadius
        // Half a row of edge is above the first one, and a quarter of each row is above its letters. Corners of characters are as high as
        // their row.
        let isFine = contrast.isAntialiased || !contrast.showsIsland
        let above = max(0, radius - scale.pointsPerRow * (Double(row) + (isFine ? 0.75 : 0.5)))
        let inset = radius - (radius * radius - above * above).squareRoot() + scale.pointsPerColumn / 2
        return Int((inset / scale.pointsPerColumn).rounded(.up))
    }

    /// The layout of the expanded island at its maximum size.
    struct Expansion {
        /// The cells inside the edge.
        let inside: CellRect
        /// The area of the content.
        let content: CellRect
        let camera: CellRect
        let layout: ExpandedLayout

        /// The rows of glass needed around `height` rows of content.
        func rows(for height: Int, in rect: CellRect) -> Int {
            content.minY - rect.minY + height + inside.maxY - content.maxY + 1
        }
    }

    func expansion(of island: DynamicIsland, in rect: CellRect, scale: CellScale, now: Date) -> Expansion? {
        guard let measures = device.island else { return nil }
        // The edge is half a row already, and rows rarely have room for more; columns are inset by the round corners too.
        let standard = ContentMargins.expanded
        let edge = scale.pointsPerRow / 2
        let (top, bottom) = (scale.rows(standard.top - edge), scale.rows(standard.bottom - edge))
        let columns = max(scale.columns(standard.side), cornerColumns(scale, row: top)) - 1
        let inside = interior(of: rect)
        let content = island.contentMargins(for: .expanded).content(
            in: inside, standard: CellInsets(top: top, leading: columns, bottom: bottom, trailing: columns),
            scale: scale)
        let size = CellSize(
            width: scale.columns(measures.camera),
            height: max(1, scale.rows(Device.Island.height - scale.pointsPerRow / 2)))
        let camera = CellRect(
            origin: CellPoint(x: inside.minX + (inside.width - size.width) / 2, y: inside.minY), size: size)
        let layout = ExpandedLayout(
            regions: island.expanded, content: content.size,
            camera: camera.offset(x: -content.minX, y: -content.minY),
            environment: islandEnvironment(scale: scale, now: now))
        return Expansion(inside: inside, content: content, camera: camera, layout: layout)
    }

    /// - Parameter isMoving: Whether it swells by itself, if its activity asks for that. Default: `false`.
    func drawExpanded(
        in rect: CellRect, scale: CellScale, onPhone: Bool = false, isMoving: Bool = false,
        context: inout DrawingContext
    ) {
        guard let island = island(for: .expanded),
            let expansion = expansion(of: island, in: rect, scale: scale, now: context.now)
        else {
            guard device.island != nil else {
                return drawCard(
                    of: cast == nil ? views : cast?.expanded, in: rect, scale: scale, alignment: .top,
                    line: (onPhone ? contrast.showsCardOnWallpaper : contrast.showsCardOnScreen)
                        ? nil : theme.phone.clock,
                    hasPhone: onPhone, of: .expanded, context: &context)
            }
            drawIdleIsland(in: rect, of: .expanded, scale: scale, onPhone: onPhone, context: &context)
            return
        }
        let (inside, content, layout) = (expansion.inside, expansion.content, expansion.layout)
        let rows = expansion.rows(for: layout.height, in: rect)
        let glass = CellRect(
            x: rect.minX, y: rect.minY, width: rect.width,
            height: min(max(rows, scale.rows(device.card.minHeight) + 1), rect.height))
        drawGlass(
            in: glass, of: island, scale: scale, onPhone: onPhone, swelling: isMoving ? .expanded : nil,
            isExpanded: true, context: &context)
        note(.surface(cornerRadius: Device.Island.cornerRadius), glass, of: .expanded)
        note(.limit, rect, of: .expanded)
        drawCamera(
            in: facing(expansion.camera, in: inside).inset(columns: 1, rows: 0), of: .expanded, context: &context)
        let visible = CellRect(
            x: inside.minX, y: inside.minY, width: inside.width,
            height: max(0, glass.height - 2 - (inside.maxY - content.maxY)))
        note(.margins, facing(content, in: inside).intersection(visible), of: .expanded)
        let parts = layout.places.map { part in
            (part, facing(part.place.offset(x: content.minX, y: content.minY), in: inside).intersection(visible))
        }
        clipped(to: glass, if: parts.map(\.1), scale: scale, context: &context) { context in
            for (part, shown) in parts {
                context.surface(part.name, in: shown) { $0.draw(part.view, in: shown, alignment: part.alignment) }
            }
        }
        drawNotice(
            of: cast == nil ? views : cast?.expanded, onEdgeOf: glass, ground: .solid(theme.island.fill),
            context: &context)
        dimForAlwaysOn(interior(of: glass), context: &context)
        if let url = island.widgetURL { context.link(glass, to: url) }
    }

    /// Draws inside the outline of the glass, if any of the areas reaches into a corner outside it: only margins of the app's own do.
    private func clipped(
        to glass: CellRect, if areas: [CellRect], scale: CellScale, context: inout DrawingContext,
        _ draw: (inout DrawingContext) -> Void
    ) {
        let size = scale.points(glass.size)
        // The glass leaves out half a row at its top and bottom.
        let rect = CGRect(
            x: 0, y: scale.pointsPerRow / 2, width: size.width, height: max(0, size.height - scale.pointsPerRow))
        let outline = Path(roundedRect: rect, cornerRadius: min(Device.Island.cornerRadius, rect.height / 2))
        let isInside = areas.allSatisfy { area in
            let area = scale.points(area.offset(x: -glass.minX, y: -glass.minY)).insetBy(dx: 0.5, dy: 0.5)
            return area.isEmpty
                || [area.minX, area.maxX].allSatisfy { x in
                    outline.contains(CGPoint(x: x, y: area.minY)) && outline.contains(CGPoint(x: x, y: area.maxY))
                }
        }
        if isInside { return draw(&context) }
        context.clipped(to: outline, in: glass, scale: scale, draw)
    }

    private func dimForAlwaysOn(_ rect: CellRect, context: inout DrawingContext) {
        if environment.isLuminanceReduced { context.dim(rect, by: Self.alwaysOnDimming) }
    }
}

extension CellRect {
    /// The same rows of another rectangle's columns.
    fileprivate func asWide(as other: CellRect) -> CellRect {
        CellRect(x: other.minX, y: minY, width: other.width, height: height)
    }
}
