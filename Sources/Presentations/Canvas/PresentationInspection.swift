/// The views and areas of a drawn Live Activity.
public struct PresentationInspection: Sendable {
    /// The views, inside a surface per presentation, and the frame.
    public let views: ViewInspection
    /// The layout.
    public let plan: CanvasPlan
    /// Cards, glass, cameras, margins and limits, for overlays.
    public let areas: [PresentationArea]

    /// The views and areas of a picture whose layout is known.
    package init(views: ViewInspection, plan: CanvasPlan, areas: [PresentationArea]) {
        (self.views, self.plan, self.areas) = (views, plan, areas)
    }
}

extension PresentationCanvas {
    /// Inspects the picture that ``draw(in:context:)`` draws in a frame of `size` at `now`.
    public func inspect(in size: CellSize, at now: Date) -> PresentationInspection {
        var canvas = self
        let collector = AreaCollector()
        canvas.areas = collector
        let views = Renderer.inspect(
            size: size, at: now, background: CellStyle(background: theme.screen.background)
        ) { context in
            canvas.draw(in: context.bounds, context: &context)
        }
        return PresentationInspection(views: views, plan: plan(for: size), areas: collector.areas)
    }
}
