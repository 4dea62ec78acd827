extension PresentationCanvas {
    /// Black glass in a place of cells; its edge runs through the middle of the outermost ones.
    private func drawGlass(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        let outline = CGRect(
            x: scale.pointsPerColumn / 2, y: scale.pointsPerRow / 2,
            width: Double(rect.width - 1) * scale.pointsPerColumn, height: Double(rect.height - 1) * scale.pointsPerRow)
        let path = Path(roundedRect: outline, cornerRadius: Device.Island.cornerRadius)
        context.fill(path, in: rect, scale: scale, paint: .solid(theme.island.fill))
    }

    /// The cells of a glass that are wholly black.
    private func interior(of rect: CellRect) -> CellRect { rect.inset(columns: 1, rows: 1) }

    /// The camera: hardly to be seen, and never drawn over. It is a change of ground alone: where colours are few, it
    /// vanishes, and no edge of it is left standing.
    private func drawCamera(in rect: CellRect, context: inout DrawingContext) {
        context.fill(rect, with: .solid(theme.island.camera))
    }

    // MARK: Compact

    func drawCompact(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        guard let measures = device.island else { return }
        drawGlass(in: rect, scale: scale, context: &context)
        let inside = interior(of: rect)
        let side = compactSide(measures, scale: scale, columns: inside.width)
        drawCamera(in: inside.inset(columns: side + 1, rows: 0), context: &context)
        guard let island else { return }
        let environment = islandEnvironment(scale: scale, now: context.now)
        // A side of seven columns or more has room for a margin; a narrower one has that of the glass's edge.
        let standard = side >= 7 ? 1 : 0
        func margin(_ edge: Edge.Set, _ mode: DynamicIslandMode) -> Int {
            let asked = island.margin(edge, mode: mode, default: -1)
            return asked < 0 ? (edge == .leading) == (mode == .compactLeading) ? standard : 0 : scale.columns(asked)
        }
        func content(_ mode: DynamicIslandMode, from x: Int) -> CellRect {
            let (leading, trailing) = (margin(.leading, mode), margin(.trailing, mode))
            return CellRect(x: x + leading, y: inside.minY, width: side - leading - trailing, height: inside.height)
        }
        context.draw(
            PreparedView(island.compactLeading, environment: environment),
            in: content(.compactLeading, from: inside.minX), alignment: .leading)
        context.draw(
            PreparedView(island.compactTrailing, environment: environment),
            in: content(.compactTrailing, from: inside.maxX - side), alignment: .trailing)
        if let url = island.widgetURL { context.link(rect, to: url) }
    }

    /// Columns on each side of the camera. At coarse scales the camera lends some: with five a clock can be read, and six
    /// are enough for a gap.
    private func compactSide(_ measures: Device.Island, scale: CellScale, columns: Int) -> Int {
        let exact = scale.columns(measures.compact.width)
        return min(max(exact, min(5, (columns - 6) / 2)), columns / 2)
    }

    // MARK: Minimal

    func drawMinimal(in rect: CellRect, plan: CanvasPlan, context: inout DrawingContext) {
        guard device.island != nil else { return }
        let measures = FaceMeasures(device: device, pointsPerColumn: plan.scale.pointsPerColumn)
        let attached = CellRect(origin: rect.origin, size: measures.attachedMinimal)
        let detached = CellRect(
            origin: CellPoint(x: attached.maxX + measures.minimalGap, y: rect.minY), size: measures.detachedMinimal)
        drawGlass(in: attached, scale: plan.scale, context: &context)
        let inside = interior(of: attached)
        let side = min(plan.scale.columns(Device.Island.minimalWidth.upperBound), inside.width)
        let camera = CellRect(x: inside.minX + 1, y: inside.minY, width: inside.width - side - 2, height: inside.height)
        drawCamera(in: camera, context: &context)
        guard let island else { return }
        drawGlass(in: detached, scale: plan.scale, context: &context)
        let environment = islandEnvironment(scale: plan.scale, now: context.now)
        // The circle's ends take a column on each side: what stands there would stick to the edge.
        let columns = plan.scale.columns(island.margin(.leading, mode: .minimal, default: plan.scale.pointsPerColumn))
        let view = PreparedView(island.minimal, environment: environment)
        let ring = CellRect(x: inside.maxX - side, y: inside.minY, width: side, height: inside.height)
        func draw(in place: CellRect) {
            context.draw(view, in: place.inset(columns: min(columns, (place.width - 1) / 2), rows: 0))
        }
        draw(in: ring)
        draw(in: interior(of: detached))
        if let url = island.widgetURL {
            context.link(attached, to: url)
            context.link(detached, to: url)
        }
    }

    // MARK: Expanded

    /// Columns that the island's round corners take of the first row that is wholly inside, half a cell included.
    private func cornerColumns(_ scale: CellScale) -> Int {
        let radius = Device.Island.cornerRadius
        let above = max(0, radius - scale.pointsPerRow / 2)
        let inset = radius - (radius * radius - above * above).squareRoot() + scale.pointsPerColumn / 2
        return Int((inset / scale.pointsPerColumn).rounded(.up))
    }

    func drawExpanded(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        guard let measures = device.island else { return }
        guard let island else {
            drawCompact(
                in: CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: 3), scale: scale, context: &context)
            return
        }
        let columns = scale.columns(island.margin(.leading, mode: .expanded, default: Device.margin))
        let content = rect.inset(columns: max(columns, cornerColumns(scale)), rows: 1)
        let camera = CellSize(
            width: scale.columns(measures.camera),
            height: max(1, scale.rows(Device.Island.height - scale.pointsPerRow / 2)))
        let layout = ExpandedLayout(
            regions: island.expanded, content: content.size, camera: camera,
            environment: islandEnvironment(scale: scale, now: context.now))
        let least = scale.rows(device.card.minHeight)
        let rows = min(max(layout.height + 1, least), rect.height - 1)
        let glass = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: rows + 1)
        drawGlass(in: glass, scale: scale, context: &context)
        let cameraPlace = CellRect(
            x: content.minX + (content.width - camera.width) / 2, y: content.minY, width: camera.width,
            height: camera.height)
        drawCamera(in: cameraPlace.inset(columns: 1, rows: 0), context: &context)
        for (region, place, alignment) in layout.places {
            let shown = place.offset(x: content.minX, y: content.minY)
            context.draw(region, in: shown.intersection(interior(of: glass)), alignment: alignment)
        }
        if let url = island.widgetURL { context.link(glass, to: url) }
    }
}
