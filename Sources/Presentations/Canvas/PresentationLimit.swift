/// The space that a presentation needs, and the space that it gets.
public struct PresentationLimit: Hashable, Sendable {
    /// The presentation.
    public let presentation: Presentation
    /// The part of the presentation, such as `Leading`; `nil` for the whole.
    public let part: String?
    /// The columns and rows that the content needs.
    public let needed: CellSize
    /// The maximum columns and rows.
    public let allowed: CellSize
    /// The points per cell.
    public let scale: CellScale

    /// Whether the content fits.
    public var fits: Bool { needed.width <= allowed.width && needed.height <= allowed.height }

    /// The finding for content that does not fit; `nil` if it fits.
    var finding: PresentationFinding? {
        let subject = part.map { "\(presentation.name) (\($0.lowercased()))" } ?? presentation.name
        if needed.height > allowed.height {
            let shown = allowed.height == 1 ? "1 is shown" : "\(allowed.height) are shown"
            return PresentationFinding(
                presentation: presentation, kind: .cutOff(neededRows: needed.height, shownRows: allowed.height),
                view: nil, sentence: "\(subject) needs \(needed.height) rows, \(shown)")
        }
        if needed.width > allowed.width {
            return PresentationFinding(
                presentation: presentation, kind: .tooWide(neededColumns: needed.width, shownColumns: allowed.width),
                view: nil, sentence: "\(subject) needs \(needed.width) columns, there are \(allowed.width)")
        }
        return nil
    }
}

extension PreparedView {
    /// The rows that a view needs: those that it takes of a space if that is enough for it, as for a `ViewThatFits`, otherwise those
    /// that it would take without a limit.
    func neededRows(in space: CellSize) -> Int {
        let adapted = cells(columns: space.width, rows: space.height).height
        return adapted <= space.height ? adapted : cells(columns: space.width, rows: nil).height
    }
}

extension PresentationCanvas {
    /// The space needed and available for each presentation laid out in `size`, at `now`.
    ///
    /// The lock screen's card and the expanded island are at most 160 points high; higher content is cut off. Beside the camera
    /// and in the minimal form, width is the limit.
    /// Source: [Displaying live data with Live
    /// Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities).
    public func limits(for size: CellSize, at now: Date) -> [PresentationLimit] {
        let plan = plan(for: size)
        guard let views else { return [] }
        return plan.faces.flatMap { face -> [PresentationLimit] in
            switch face.presentation {
            case .lockScreen: return [cardLimit(views.lockScreen, scale: plan.scale, now: now)]
            case .expanded: return expandedLimit(in: face.rect, scale: plan.scale, now: now).map { [$0] } ?? []
            case .compact, .minimal: return closedLimits(face.presentation, scale: plan.scale, in: size, now: now)
            }
        }
    }

    private func cardLimit(_ content: AnyView, scale: CellScale, now: Date) -> PresentationLimit {
        let card = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).size(of: .lockScreen)
        let view = PreparedView(content, environment: cardEnvironment(scale: scale, now: now))
        let needed = CellSize(
            width: view.cells(columns: card.width, rows: nil).width, height: view.neededRows(in: card))
        return PresentationLimit(presentation: .lockScreen, part: nil, needed: needed, allowed: card, scale: scale)
    }

    private func expandedLimit(in rect: CellRect, scale: CellScale, now: Date) -> PresentationLimit? {
        guard let island = island(for: .expanded),
            let expansion = expansion(of: island, in: rect, scale: scale, now: now)
        else { return nil }
        let needed = expansion.rows(for: expansion.layout.neededHeight, in: rect)
        return PresentationLimit(
            presentation: .expanded, part: nil, needed: CellSize(width: rect.width, height: needed),
            allowed: rect.size, scale: scale)
    }

    /// Takes the areas from an actual drawing: they depend on margins and on the columns that the camera gives up.
    private func closedLimits(
        _ presentation: Presentation, scale: CellScale, in size: CellSize, now: Date
    ) -> [PresentationLimit] {
        guard let island = island(for: presentation) else { return [] }
        let places = areas(in: size, at: now).filter { $0.presentation == presentation && $0.kind == .margins }
        let contents =
            presentation == .compact
            ? [("Leading", island.compactLeading), ("Trailing", island.compactTrailing)] : [(nil, island.minimal)]
        return zip(contents, places).map { content, place in
            let view = PreparedView(content.1, environment: closedEnvironment(scale: scale, now: now))
            let needed = view.cells(columns: nil, rows: place.rect.height)
            return PresentationLimit(
                presentation: presentation, part: content.0, needed: needed, allowed: place.rect.size, scale: scale)
        }
    }
}
