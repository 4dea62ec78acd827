/// The views, areas, limits and findings of a drawn Live Activity.
public struct PresentationInspection: Sendable {
    /// The views, inside a surface per presentation, and the frame.
    public let views: ViewInspection
    /// The layout.
    public let plan: CanvasPlan
    /// Cards, glass, cameras, margins and limits, for overlays.
    public let areas: [PresentationArea]
    /// The space that each presentation needs and gets.
    public let limits: [PresentationLimit]
    /// What is cut off or discouraged by the guidelines, by presentation.
    public let findings: [PresentationFinding]
}

extension PresentationCanvas {
    /// Inspects the picture that ``draw(in:context:)`` draws in a frame of `size` at `now`.
    public func inspect(in size: CellSize, at now: Date) -> PresentationInspection {
        let (views, areas) = inspected(in: size, at: now)
        let (plan, limits) = (plan(for: size), limits(for: size, at: now))
        let search = FindingSearch(views: views, areas: areas, scale: plan.scale)
        let findings = plan.faces.flatMap { face in
            let found = search.findings(in: face.presentation)
            let tooLarge = limits.filter { $0.presentation == face.presentation }.compactMap(\.finding).filter {
                finding in
                // Content that adapts to little room (`ViewThatFits`) is too wide only if something in it is actually cut.
                if case .tooWide = finding.kind { !found.isEmpty } else { true }
            }
            return tooLarge + found
        }
        return PresentationInspection(views: views, plan: plan, areas: areas, limits: limits, findings: findings)
    }

    /// The areas of the presentations' parts.
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
