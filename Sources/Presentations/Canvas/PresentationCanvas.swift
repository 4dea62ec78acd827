/// Draws a Live Activity: its presentations side by side, in true proportions.
///
///     Lock Screen              Dynamic Island · Expanded
///     ╭───────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     │   Saturday    │        ▐ ◉  camera  20▌
///     │     9:41      │        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///     │               │        Dynamic Island · Compact
///     │ ▗▄▄▄▄▄▄▄▄▄▄▄▖ │        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖ …
///
/// If not all fit, as many as possible are drawn, the selected one first; see ``CanvasPlan``.
public struct PresentationCanvas {
    /// The content of the presentations; `nil` if there is no activity: an idle island and an empty lock screen.
    public var views: ActivityViews?
    /// Whether the activity is in the Dynamic Island. Default: `true`. If `false`, the island is idle (camera only), as after
    /// the system has ended an activity that stays on the lock screen for a while.
    public var hasIsland = true
    /// The assignment of activities to presentations if several are visible; replaces ``views`` and ``hasIsland``. Default:
    /// `nil`, one activity in all of them.
    public var cast: ActivityCast?
    /// The device. Default: 393 × 852 points.
    public var device: Device
    /// The colours. Default: the neutral dark theme.
    public var theme: Theme
    /// Which of the theme's surfaces are distinguishable by colour. Default: all.
    public var contrast = SurfaceContrast.full
    /// Environment values for the views; the canvas overrides instant, scale, palette and colour scheme.
    public var environment: EnvironmentValues
    /// The presentation shown first if not all fit; `nil` for the default order.
    public var selection: Presentation?
    /// Whether only the selected presentation is drawn, as large as fits, as touch and hold does with the island.
    public var isSelectionAlone: Bool
    /// A fixed layout, independent of the available size. Default: `nil`, as many presentations as fit.
    public var plan: CanvasPlan?

    /// Whether a whole phone's lock screen has its cards. Default: `true`.
    var showsCards = true

    /// Whether all is drawn in red, as in StandBy in the dark. Default: `false`.
    public var isNight = false

    /// Whether islands that swell by themselves move; they are still otherwise. Default: `true`.
    package var moves = true

    /// Whether the minimal presentation shows a sign of another app where no other activity is known; otherwise both of its forms show the
    /// same activity. Default: `true`.
    var showsOtherApp = true
    /// Whether content that reaches over the edge of the closed island is cut off there. Default: `true`; a search for what is cut
    /// off draws the whole of it.
    var cutsOffAtGlass = true

    /// Which of the two minimal forms the activity has beside another app's sign. Default: the attached one.
    var minimalPlace = MinimalPlace.attached

    /// The collector of the presentations' areas; `nil` unless inspecting.
    var areas: AreaCollector?

    /// Creates a canvas.
    public init(
        views: ActivityViews?, device: Device = .standard, theme: Theme = .standard,
        environment: EnvironmentValues = EnvironmentValues(), selection: Presentation? = nil,
        isSelectionAlone: Bool = false
    ) {
        (self.views, self.device, self.theme, self.environment) = (views, device, theme, environment)
        (self.selection, self.isSelectionAlone) = (selection, isSelectionAlone)
    }

    /// The layout for an area of `size`.
    public func plan(for size: CellSize) -> CanvasPlan {
        if let plan { return plan }
        let hasPhoneScreen = device.stage == .lockScreen
        if isSelectionAlone, let selection {
            return .alone(selection, device: device, cards: cast?.cards.count ?? 1, in: size)
        }
        var order = cast?.order ?? CanvasPlan.order
        while true {
            let plan = CanvasPlan.fitting(
                device: device, hasPhoneScreen: hasPhoneScreen, selection: selection, order: order, in: size)
            // Two small signs alone would leave the person without a time: compact has one, at least in one line.
            if selection == nil, order != CanvasPlan.order, plan.faces.map(\.presentation) == [.minimal] {
                order = CanvasPlan.order
                continue
            }
            // A presentation that does not fit even alone is dropped, down to compact, the smallest.
            guard plan.isOneLine, selection == nil, order.count > 1, order != CanvasPlan.order else { return plan }
            order.removeFirst()
        }
    }

    /// Draws the presentations in `rect`; the cells around them stay unchanged.
    ///
    /// - Returns: The area of each presentation, for hit testing.
    @discardableResult
    public func draw(in rect: CellRect, context: inout DrawingContext) -> [Presentation: CellRect] {
        if context.isInspected, !environment.isInspected {
            var canvas = self
            canvas.environment.isInspected = true
            return canvas.draw(in: rect, context: &context)
        }
        if theme.screen.background.hex != nil { context.assumedBackground = theme.screen.background }
        (context.isAntialiased, context.keepsTints) = (contrast.isAntialiased, contrast.mixesFewColors)
        defer { (context.isAntialiased, context.keepsTints) = (false, false) }
        let plan = plan(for: rect.size)
        var places: [Presentation: CellRect] = [:]
        if plan.isOneLine {
            drawLine(in: rect, context: &context)
            return places
        }
        places.reserveCapacity(plan.faces.count)
        for face in plan.faces {
            let place = face.rect.offset(x: rect.minX, y: rect.minY)
            places[face.presentation] = place
            let failure = failure(of: face.presentation)
            let remark = failure ?? cast.flatMap { self.remark(on: face, of: $0, plan: plan, at: context.now) }
            if let caption = face.caption {
                let origin = CellPoint(x: rect.minX + caption.origin.x, y: rect.minY + caption.origin.y)
                if let failure {
                    drawCaption(face.presentation, failure, at: origin, in: rect, context: &context)
                } else {
                    context.draw(
                        text(of: caption, face.presentation, remark: remark, columns: rect.width), at: origin,
                        paint: .solid(theme.screen.caption), in: rect)
                }
            }
            context.say(self.caption(of: face.presentation) + (remark.map { ", " + $0 } ?? ""))
            context.surface(face.presentation.name(on: device), in: place) {
                draw(face, in: place, plan: plan, context: &$0)
            }
        }
        noteSwell(of: plan, at: places, context: &context)
        return places
    }

    private func draw(
        _ face: CanvasPlan.Face, in rect: CellRect, plan: CanvasPlan, context: inout DrawingContext
    ) {
        let onPhone = face.phone != nil
        if var phone = face.phone?.offset(x: rect.minX - face.rect.minX, y: rect.minY - face.rect.minY) {
            let isIdle = isIdle(face.presentation) && face.presentation != .minimal
            let idle = isIdle ? idlePlace(in: rect, scale: plan.scale) : nil
            let end = (idle ?? rect).maxY
            let fading =
                face.hasEdge ? fadingRows(of: phone, below: end, more: face.rowsBelow, scale: plan.scale) : 0
            // The expanded island leaves so little of its phone that it would look like a card without the blank row below.
            if fading > 0 || face.presentation == .expanded && face.hasEdge && contrast.isAntialiased {
                phone.size.height += face.rowsBelow
            }
            let screen =
                face.hasEdge
                ? drawPhone(in: phone, scale: plan.scale, isWhole: false, context: &context)
                : drawScreen(in: phone, scale: plan.scale, context: &context)
            if isIdle || face.presentation == .compact || face.presentation == .minimal {
                let reach = idle == nil ? swellReach(of: face.presentation, in: plan) : 0
                let island = idle ?? islands(of: face.presentation, in: rect, scale: plan.scale)
                drawStatusBar(
                    in: screen, y: island.minY + island.height / 2, beside: island.inset(columns: -reach, rows: 0),
                    scale: plan.scale, hasEdge: face.hasEdge, context: &context)
            }
            if environment.isLuminanceReduced { context.dim(screen, by: Self.alwaysOnDimming) }
            fadeEnd(of: phone, rows: fading, scale: plan.scale, context: &context)
            if face.hasEdge {
                drawApps(below: end + 1, in: screen, isFading: fading > 0, scale: plan.scale, context: &context)
            }
        }
        switch face.presentation {
        case .lockScreen:
            drawLockScreen(in: rect, plan: plan, onScreen: onPhone, context: &context)
            if isNight { context.recolor(rect, by: \.nightRed) }
        case .expanded:
            drawExpanded(
                in: rect, scale: plan.scale, onPhone: onPhone, isMoving: moving(in: plan) == .expanded,
                context: &context)
        case .compact: drawCompact(in: rect, scale: plan.scale, onPhone: onPhone, context: &context)
        case .minimal: drawMinimal(in: rect, plan: plan, onPhone: onPhone, context: &context)
        }
    }

    /// Fallback if nothing else fits: the compact presentation's content in one line, without an island.
    private func drawLine(in rect: CellRect, context: inout DrawingContext) {
        guard let island = island(for: .compact), !rect.isEmpty else { return }
        let environment = islandEnvironment(scale: .standard, now: context.now, palette: theme.card.palette)
        let row = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
        let trailing = PreparedView(island.compactTrailing, environment: environment)
        let width = trailing.cells(columns: row.width, rows: 1).width
        let leading = PreparedView(island.compactLeading, environment: environment)
        let leadingWidth = leading.cells(columns: row.width, rows: 1).width
        if leadingWidth + 1 + width <= row.width {
            context.draw(leading, in: row, alignment: .leading)
            let place = CellRect(x: row.minX + leadingWidth + 1, y: row.minY, width: width, height: 1)
            context.draw(trailing, in: facing(place, in: row), alignment: .leading)
        } else {
            context.draw(trailing, in: row, alignment: .leading)
        }
    }

    /// The island drawn in a presentation; `nil` if it is idle.
    func island(for presentation: Presentation) -> DynamicIsland? {
        guard let cast else { return hasIsland ? views?.island : nil }
        return switch presentation {
        case .lockScreen: nil
        case .expanded: cast.expanded?.island
        case .compact: cast.compact?.island
        case .minimal: cast.attached?.island
        }
    }

    // MARK: Environments

    func islandEnvironment(scale: CellScale, now: Date, palette: Palette? = nil) -> EnvironmentValues {
        var environment = environment
        environment.now = now
        environment.cellScale = scale
        environment.palette = palette ?? theme.island.palette
        environment.showsBlocks = contrast.showsBlocks
        environment.accessibilityDifferentiateWithoutColor = !contrast.isAntialiased
        if !contrast.showsFillsOnIsland { environment.palette.quaternary = Self.fill(on: theme.island.fill) }
        environment.colorScheme = .dark
        if let island = device.island {
            environment.containerSize = CGSize(width: island.expandedWidth, height: device.card.maxHeight)
            environment.containerOutline = ContainerOutline(RoundedRectangle(cornerRadius: Device.Island.cornerRadius))
        }
        return environment
    }

    func cardEnvironment(scale: CellScale, now: Date) -> EnvironmentValues {
        var environment = environment
        environment.now = now
        environment.cellScale = scale
        environment.palette = theme.card.palette
        environment.showsBlocks = contrast.showsBlocks
        environment.accessibilityDifferentiateWithoutColor = !contrast.isAntialiased
        if let track = contrast.cardTrack { environment.palette.track = track }
        if !contrast.showsFillsOnCard { environment.palette.quaternary = Self.fill(on: theme.card.background) }
        environment.colorScheme = theme.appearance == .dark ? .dark : .light
        environment.containerSize = CGSize(width: device.card.width, height: device.card.maxHeight)
        environment.containerOutline = ContainerOutline(RoundedRectangle(cornerRadius: cardRadius))
        return environment
    }

    /// The environment of the phone's own clock: independent of the user's text size, and not inspected.
    func phoneEnvironment(now: Date) -> EnvironmentValues {
        var environment = cardEnvironment(scale: .standard, now: now)
        environment.dynamicTypeSize = .large
        environment.isInspected = false
        return environment
    }

    /// A fill that contrasts with `ground` if the theme's own would not be visible: light on dark, or dark on light. Without
    /// colours, one of the two is reverse video.
    private static func fill(on ground: CellColor) -> CellColor {
        let ground = ground.hex ?? 0
        let isDark = [16, 8, 0].allSatisfy { ground >> UInt32($0) & 255 < 128 }
        return CellColor(hex: isDark ? 0xA8A8A8 : 0x505050)
    }
}
