/// The picture of a Live Activity: its presentations side by side, each in its true proportions.
///
///     Lock Screen              Dynamic Island · Expanded
///     ╭───────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     │   Saturday    │        ▐ ◉  camera  20▌
///     │     9:41      │        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///     │               │        Dynamic Island · Compact
///     │ ▗▄▄▄▄▄▄▄▄▄▄▄▖ │        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖ …
///
/// Where there is no room for all, as many as fit are shown, the selected one first; see ``CanvasPlan``.
public struct PresentationCanvas {
    /// What the presentations show; `nil` when no activity is on show: an idle island and an empty lock screen.
    public var views: ActivityViews?
    /// Whether the activity has the Dynamic Island. Default: true. If not, the island is idle: the camera alone, as after the
    /// system has ended the activity, which stays on the lock screen for a while.
    public var hasIsland = true
    /// Who has which place, where other activities are on show too; then ``views`` and ``hasIsland`` do not count. Default:
    /// `nil`, the one activity has all of them.
    public var cast: ActivityCast?
    /// Whose measures count. Default: 393 × 852 points.
    public var device: Device
    /// The colours. Default: the neutral dark theme.
    public var theme: Theme
    /// What of the theme is seen by its colour. Default: all of it.
    public var contrast = SurfaceContrast.full
    /// What the views see besides what the canvas itself sets: instant, scale, palette, colour scheme.
    public var environment: EnvironmentValues
    /// The presentation that is shown first where not all fit; `nil`: the most important one.
    public var selection: Presentation?
    /// Shows the selected presentation alone and as large as fits, as press and hold does with the island.
    public var isSelectionAlone: Bool
    /// Where the presentations stand, whatever the place is. Default: as many as fit, by the selection.
    public var plan: CanvasPlan?

    /// Who collects where the presentations' parts are; `nil` where nobody asked.
    var areas: AreaCollector?

    /// A canvas.
    public init(
        views: ActivityViews?, device: Device = .standard, theme: Theme = .standard,
        environment: EnvironmentValues = EnvironmentValues(), selection: Presentation? = nil,
        isSelectionAlone: Bool = false
    ) {
        (self.views, self.device, self.theme, self.environment) = (views, device, theme, environment)
        (self.selection, self.isSelectionAlone) = (selection, isSelectionAlone)
    }

    /// The arrangement in a place of `size`.
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
            // What does not fit even alone makes way, down to compact, the smallest.
            guard plan.isOneLine, selection == nil, order.count > 1, order != CanvasPlan.order else { return plan }
            order.removeFirst()
        }
    }

    /// Draws the presentations in `rect`; the rest of it stays as it is.
    ///
    /// - Returns: Where each presentation stands, for what a click hits.
    @discardableResult
    public func draw(in rect: CellRect, context: inout DrawingContext) -> [Presentation: CellRect] {
        if context.isInspected, !environment.isInspected {
            var canvas = self
            canvas.environment.isInspected = true
            return canvas.draw(in: rect, context: &context)
        }
        if theme.screen.background.hex != nil { context.assumedBackground = theme.screen.background }
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
            let remark = cast.flatMap { self.remark(on: face, of: $0, plan: plan, at: context.now) }
            if let caption = face.caption {
                context.draw(
                    text(of: caption, face.presentation, remark: remark, columns: rect.width),
                    at: CellPoint(x: rect.minX + caption.origin.x, y: rect.minY + caption.origin.y),
                    paint: .solid(theme.screen.caption), in: rect)
            }
            context.say(face.presentation.caption + (remark.map { ", " + $0 } ?? ""))
            context.surface(face.presentation.name, in: place) {
                draw(face.presentation, in: place, plan: plan, context: &$0)
            }
        }
        return places
    }

    private func draw(_ presentation: Presentation, in rect: CellRect, plan: CanvasPlan, context: inout DrawingContext)
    {
        switch presentation {
        case .lockScreen: drawLockScreen(in: rect, plan: plan, context: &context)
        case .expanded: drawExpanded(in: rect, scale: plan.scale, context: &context)
        case .compact: drawCompact(in: rect, scale: plan.scale, context: &context)
        case .minimal: drawMinimal(in: rect, plan: plan, context: &context)
        }
    }

    /// What is left when nothing else fits: the compact presentation's content in one line, without any island.
    private func drawLine(in rect: CellRect, context: inout DrawingContext) {
        guard let island = island(for: .compact), !rect.isEmpty else { return }
        let environment = islandEnvironment(scale: .standard, now: context.now, palette: theme.card.palette)
        let row = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
        let trailing = PreparedView(island.compactTrailing, environment: environment)
        let width = trailing.size(CellProposal(row.size)).width
        let leading = PreparedView(island.compactLeading, environment: environment)
        let leadingWidth = leading.size(CellProposal(row.size)).width
        if leadingWidth + 1 + width <= row.width {
            context.draw(leading, in: row, alignment: .leading)
            let place = CellRect(x: row.minX + leadingWidth + 1, y: row.minY, width: width, height: 1)
            context.draw(trailing, in: facing(place, in: row), alignment: .leading)
        } else {
            context.draw(trailing, in: row, alignment: .leading)
        }
    }

    /// What the island shows in one of its presentations; `nil` while it is idle.
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
        if !contrast.showsFillsOnIsland { environment.palette.quaternary = Self.fill(on: theme.island.fill) }
        environment.colorScheme = .dark
        return environment
    }

    func cardEnvironment(scale: CellScale, now: Date) -> EnvironmentValues {
        var environment = environment
        environment.now = now
        environment.cellScale = scale
        environment.palette = theme.card.palette
        if !contrast.showsFillsOnCard { environment.palette.quaternary = Self.fill(on: theme.card.background) }
        environment.colorScheme = theme.appearance == .dark ? .dark : .light
        return environment
    }

    /// What the phone's own clock is drawn in: the reader's text size is not its, and no app's view is in it.
    func phoneEnvironment(now: Date) -> EnvironmentValues {
        var environment = cardEnvironment(scale: .standard, now: now)
        environment.dynamicTypeSize = .large
        environment.isInspected = false
        return environment
    }

    /// What a fill is where its own colour would not be seen: light on dark ground, or dark on light. Without colours, one of
    /// the two is reverse video.
    private static func fill(on ground: CellColor) -> CellColor {
        let ground = ground.hex ?? 0
        let isDark = [16, 8, 0].allSatisfy { ground >> UInt32($0) & 255 < 128 }
        return CellColor(hex: isDark ? 0xA8A8A8 : 0x505050)
    }
}
