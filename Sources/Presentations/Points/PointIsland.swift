/// Draws the forms of the Dynamic Island on a phone's screen, in points from its top left.
struct PointIsland {
    let canvas: PresentationCanvas
    let island: DynamicIsland
    let device: Device
    let measures: Device.Island
    /// The form of the minimal island that is drawn, `Attached` or `Detached`; `nil` for both.
    var minimalPart: String?
    /// Whether glass is drawn behind the content. Default: `true`.
    var hasGlass = true

    /// `nil` if the device has no island or no activity is in it.
    init?(_ canvas: PresentationCanvas, _ presentation: Presentation) {
        guard let measures = canvas.device.island, let island = canvas.island(for: presentation) else { return nil }
        (self.canvas, self.island, device, self.measures) = (canvas, island, canvas.device, measures)
    }

    private func environment(now: Date) -> EnvironmentValues {
        var environment = canvas.islandEnvironment(scale: .pixels, now: now)
        environment.drawInPoints()
        return environment
    }

    // MARK: Glass

    /// Draws black glass with round ends or corners, and its key line if it has one.
    private func drawGlass(in rect: CGRect, of island: DynamicIsland, on canvas: inout PointCanvas) {
        guard hasGlass else { return }
        Self.drawGlass(in: rect, theme: self.canvas.theme, on: &canvas)
        guard self.canvas.theme.appearance == .dark else { return }
        let tint = island.keylineTint.map { $0._paint(in: environment(now: canvas.now)) }
        guard let line = tint ?? self.canvas.theme.island.keyLine.map(Paint.solid) else { return }
        let edge = rect.insetBy(dx: 0.5, dy: 0.5)
        let radius = min(Device.Island.cornerRadius, rect.height / 2) - 0.5
        canvas.stroke(
            Path(roundedRect: edge, cornerRadius: radius), style: StrokeStyle(lineWidth: 1), with: line.opacity(0.6),
            in: rect)
    }

    /// Draws black glass with round ends or corners.
    static func drawGlass(in rect: CGRect, theme: Theme, on canvas: inout PointCanvas) {
        canvas.fill(outline(of: rect), with: .solid(theme.island.fill), in: rect)
    }

    /// The edge of glass with round ends or corners.
    private static func outline(of glass: CGRect) -> Path {
        Path(roundedRect: glass, cornerRadius: min(Device.Island.cornerRadius, glass.height / 2))
    }

    /// Draws content that the edge of its glass cuts off.
    private func draw(
        on canvas: inout PointCanvas, cutBy glass: CGRect, _ content: (inout PointCanvas) -> Void
    ) {
        guard self.canvas.cutsOffAtGlass else { return content(&canvas) }
        canvas.group({ $0.clip = Self.outline(of: glass) }, content)
    }

    private func facing(_ place: CGRect, in container: CGRect) -> CGRect {
        guard canvas.environment.layoutDirection == .rightToLeft else { return place }
        return CGRect(
            x: container.minX + container.maxX - place.maxX, y: place.minY, width: place.width, height: place.height)
    }

    // MARK: Compact

    /// The compact island.
    var compactRect: CGRect {
        CGRect(
            x: (device.screen.width - measures.width) / 2, y: PhoneMeasures.islandTop, width: measures.width,
            height: Device.Island.height)
    }

    /// The island with its content on both sides of the camera.
    func drawCompact(on canvas: inout PointCanvas) {
        let rect = compactRect
        drawGlass(in: rect, of: island, on: &canvas)
        self.canvas.note(.surface(cornerRadius: Device.Island.cornerRadius), in: rect, of: .compact)
        if let camera = device.cameraRect { self.canvas.note(.camera, in: camera, of: .compact) }
        let side = CGSize(width: measures.compact.width, height: rect.height)
        let leading = CGRect(origin: rect.origin, size: side)
        let trailing = CGRect(origin: CGPoint(x: rect.maxX - side.width, y: rect.minY), size: side)
        drawSide(island.compactLeading, in: leading, of: rect, .compactLeading, isLeading: true, on: &canvas)
        drawSide(island.compactTrailing, in: trailing, of: rect, .compactTrailing, isLeading: false, on: &canvas)
    }

    /// Draws content at the outer end of a side; wide content comes closer to the end than narrow one.
    private func drawSide(
        _ content: AnyView, in side: CGRect, of rect: CGRect, _ mode: DynamicIslandMode, isLeading: Bool,
        on canvas: inout PointCanvas
    ) {
        let view = PreparedView(content, environment: environment(now: canvas.now))
        let own = island.contentMargins(for: mode)
        let margins = PhoneMeasures.compactMargin
        let fixed = isLeading ? own.leading : own.trailing
        let room = side.width - (fixed.map { CGFloat($0) } ?? margins.least)
        let name = isLeading ? "Leading" : "Trailing"
        let width = view.size(ProposedViewSize(width: room, height: side.height)).width
        let ideal = view.size(ProposedViewSize(width: nil, height: side.height))
        self.canvas.note(name, needs: ideal, of: CGSize(width: room, height: side.height), .compact)
        let outer = fixed.map { CGFloat($0) } ?? min(margins.usual, max(margins.least, side.width - width))
        let place = CGRect(
            x: isLeading ? side.minX + outer : side.minX, y: side.minY + CGFloat(own.top ?? 0),
            width: max(0, side.width - outer),
            height: max(0, side.height - CGFloat(own.top ?? 0) - CGFloat(own.bottom ?? 0)))
        draw(on: &canvas, cutBy: rect) {
            $0.surface(name, in: facing(place, in: rect)) {
                $0.draw(view, in: facing(place, in: rect), alignment: isLeading ? .leading : .trailing)
            }
        }
    }

    // MARK: Minimal

    /// The glass attached to the camera, and the detached one. Both have the width of the narrower.
    static func minimalRects(beside camera: CGRect) -> (attached: CGRect, detached: CGRect) {
        let width = Device.Island.minimalWidth.lowerBound
        return (
            CGRect(x: camera.minX - width, y: camera.minY, width: camera.width + width, height: camera.height),
            CGRect(x: camera.maxX + PhoneMeasures.minimalGap, y: camera.minY, width: width, height: camera.height)
        )
    }

    /// The two forms that the island has while two apps have activities: attached on the leading side of the camera, and detached.
    func drawMinimal(on canvas: inout PointCanvas) {
        guard let camera = device.cameraRect else { return }
        let (attached, detached) = Self.minimalRects(beside: camera)
        let beside = CGRect(x: attached.minX, y: attached.minY, width: detached.width, height: attached.height)
        // A form that is drawn alone is this activity's.
        let pair = minimalPart == nil ? self.canvas.minimalPair(of: island) : (island, island)
        let parts = [("Attached", attached, beside, pair.0), ("Detached", detached, detached, pair.1)]
        for (name, glass, content, island) in parts where minimalPart.map({ $0 == name }) ?? true {
            let view = PreparedView(island.minimal, environment: environment(now: canvas.now))
            let surface = facing(glass, in: device.screenRect)
            let place = minimalContent(of: island, in: facing(content, in: device.screenRect))
            drawGlass(in: surface, of: island, on: &canvas)
            self.canvas.note(.surface(cornerRadius: Device.Island.cornerRadius), in: surface, of: .minimal)
            let ideal = view.size(ProposedViewSize(width: nil, height: place.height))
            self.canvas.note(needs: ideal, of: place.size, .minimal)
            draw(on: &canvas, cutBy: surface) { $0.surface(name, in: place) { $0.draw(view, in: place) } }
        }
    }

    /// The area for content in a form of the minimal island.
    private func minimalContent(of island: DynamicIsland, in rect: CGRect) -> CGRect {
        let own = island.contentMargins(for: .minimal)
        let standard = Double(PhoneMeasures.compactMargin.least)
        let (left, right) = (CGFloat(own.leading ?? standard), CGFloat(own.trailing ?? standard))
        let (top, bottom) = (CGFloat(own.top ?? 0), CGFloat(own.bottom ?? 0))
        return CGRect(
            x: rect.minX + left, y: rect.minY + top, width: max(0, rect.width - left - right),
            height: max(0, rect.height - top - bottom))
    }

    // MARK: Expanded

    /// The island opened by touch and hold or by an alert.
    func drawExpanded(on canvas: inout PointCanvas) {
        let (glass, shown, content, regions, insets) = expansion(at: canvas.now)
        let camera = device.cameraRect ?? .zero
        drawGlass(in: shown, of: island, on: &canvas)
        self.canvas.note(.surface(cornerRadius: Device.Island.cornerRadius), in: shown, of: .expanded)
        self.canvas.note(.camera, in: camera, of: .expanded)
        self.canvas.note(
            needs: CGSize(width: glass.width, height: insets + regions.neededHeight), of: glass.size, .expanded)
        canvas.group({ $0.clip = Self.outline(of: shown) }) { canvas in
            for part in regions.places {
                let needed = part.view.size(ProposedViewSize(part.place.size))
                self.canvas.note(
                    part.name, needs: CGSize(width: needed.width, height: 0), of: part.place.size, .expanded)
                let place = part.place.offsetBy(dx: content.minX, dy: content.minY)
                canvas.surface(part.name, in: facing(place, in: glass)) {
                    $0.draw(part.view, in: facing(place, in: glass), alignment: part.alignment)
                }
            }
        }
    }

    /// The expanded island at an instant.
    func expandedRect(at now: Date) -> CGRect { expansion(at: now).shown }

    /// The largest glass, the glass around the content, the content's area, its regions, and the height of the margins.
    private func expansion(
        at now: Date
    ) -> (glass: CGRect, shown: CGRect, content: CGRect, regions: ExpandedRegions, insets: CGFloat) {
        let standard = ContentMargins.expanded
        let own = island.contentMargins(for: .expanded)
        let glass = CGRect(
            x: (device.screen.width - measures.expandedWidth) / 2, y: PhoneMeasures.islandTop,
            width: measures.expandedWidth, height: device.card.maxHeight)
        let (top, bottom) = (CGFloat(own.top ?? standard.top), CGFloat(own.bottom ?? standard.bottom))
        let (left, right) = (CGFloat(own.leading ?? standard.side), CGFloat(own.trailing ?? standard.side))
        let content = CGRect(
            x: glass.minX + left, y: glass.minY + top, width: max(0, glass.width - left - right),
            height: max(0, glass.height - top - bottom))
        let camera = device.cameraRect ?? .zero
        let regions = ExpandedRegions(
            island.expanded, content: content.size,
            camera: camera.offsetBy(dx: -content.minX, dy: -content.minY), gap: Self.regionGap,
            environment: environment(now: now)
        ) { $0.size($1) }
        var shown = glass
        shown.size.height = min(max(top + regions.height + bottom, device.card.minHeight), device.card.maxHeight)
        return (glass, shown, content, regions, top + bottom)
    }

    /// The least distance between the center region and those beside it.
    private static let regionGap: CGFloat = 8
}
