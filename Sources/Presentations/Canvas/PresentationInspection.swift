/// What stands where in the picture of a Live Activity, and what of it does not show as it was meant.
public struct PresentationInspection: Sendable {
    /// The views, a surface for each presentation around them, and the picture.
    public let views: ViewInspection
    /// The arrangement.
    public let plan: CanvasPlan
    /// Cards and glasses, cameras, margins and limits: what overlays show.
    public let areas: [PresentationArea]
    /// What each presentation needs, and what it gets.
    public let limits: [PresentationLimit]
    /// What is cut off or advised against, presentation by presentation.
    public let findings: [PresentationFinding]
}

extension PresentationCanvas {
    /// Inspects the picture that ``draw(in:context:)`` makes in a frame of `size` at `now`.
    public func inspect(in size: CellSize, at now: Date) -> PresentationInspection {
        let (views, areas) = inspected(in: size, at: now)
        let (plan, limits) = (plan(for: size), limits(for: size, at: now))
        let search = FindingSearch(views: views, areas: areas, scale: plan.scale)
        let findings = plan.faces.flatMap { face in
            let found = search.findings(in: face.presentation)
            let tooLarge = limits.filter { $0.presentation == face.presentation }.compactMap(\.finding).filter {
                finding in
                // Content that takes another form where there is little room (`ViewThatFits`) needs no more than that.
                if case .tooWide = finding.kind { !found.isEmpty } else { true }
            }
            return tooLarge + found
        }
        return PresentationInspection(views: views, plan: plan, areas: areas, limits: limits, findings: findings)
    }

    /// Where the presentations' parts are.
    func areas(in size: CellSize, at now: Date) -> [PresentationArea] { inspected(in: size, at: now).areas }

    private func inspected(in size: CellSize, at now: Date) -> (views: ViewInspection, areas: [PresentationArea]) {
        var canvas = self
        let collector = AreaCollector()
        canvas.areas = collector
        let views = Renderer.inspect(
            size: size, at: now, background: CellStyle(background: theme.screen.background)
        ) { context in
            canvas.draw(in: context.bounds, context: &context)
        }
        return (views, collector.areas)
    }
}
