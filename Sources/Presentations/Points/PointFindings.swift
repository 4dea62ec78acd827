extension PresentationPicture {
    /// What a phone would cut off or hide of the presentations, and what the guidelines advise against, presentation by presentation.
    ///
    /// Found by laying out in points: no finding is made that a terminal's cells alone cause.
    ///
    /// - Parameter change: What the traits do not say of the environment, such as the locale. Default: nothing.
    public func findings(
        at now: Date, in change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [PresentationFinding] {
        if let foreign = views?.pictures { return foreign.findings(of: self, at: now) }
        return traits.device.presentations.filter(presentations.contains).flatMap { findings(in: $0, at: now, change) }
    }

    private func findings(
        in presentation: Presentation, at now: Date, _ change: (inout EnvironmentValues) -> Void
    ) -> [PresentationFinding] {
        let collector = AreaCollector()
        var alone = self
        alone.presentations = [presentation]
        // Twice as large, the same things fit.
        alone.traits.standBy = nil
        let picture = alone.pointPicture { canvas in
            canvas.areas = collector
            canvas.showsOtherApp = false
            canvas.cutsOffAtGlass = false
            change(&canvas.environment)
            canvas.environment.isInspected = true
        }
        let (views, items) = PointCanvas.inspect(size: picture.size, at: now) { picture.draw(on: &$0) }
        let name = presentation.name(on: picture.canvas.device)
        let marks = PointMarks(items, origin: picture.viewOrigin)
        let isClosed = presentation == .compact || presentation == .minimal
        let onGlass = presentation != .lockScreen && picture.canvas.device.island != nil
        let blank = BlankSearch(
            presentation: presentation, marks: marks, areas: collector.areas,
            glass: onGlass ? picture.canvas.theme.island.fill : nil)
        let missing = blank.isBlank ? [PresentationFinding(blank: presentation, named: name)] : []
        let search = FindingSearch(presentation, named: name, views: views, marks: marks, areas: collector.areas)
        let found = search.findings()
        let isCut = found.contains(where: \.kind.isCut)
        let tooLarge = collector.limits.filter { $0.presentation == presentation }.compactMap { limit in
            limit.finding.map { (finding: $0, part: limit.part) }
        }.filter { finding, part in
            switch finding.kind {
            // What adapts to little room is too wide only if something in it is actually cut, and then the width of what is not shown
            // says nothing.
            case .tooWide where isClosed: isCut && !views.adapts(in: part)
            // Less than a letter's edge is not missed.
            case .tooWide(let needed, let shown):
                isCut || CGFloat(needed - shown) > FindingSearch.leastLoss && search.reachesOverEdge
            // In the closed island a line may be higher than the glass while its letters are not.
            case .cutOff where isClosed: isCut || search.reachesOverEdge
            default: true
            }
        }.map(\.finding)
        let all =
            missing + tooLarge + found
            + search.legibility(judgesContrast: !picture.canvas.environment.isLuminanceReduced)
        // Both forms of the minimal presentation show the same; what is wrong with it is said once.
        var said: Set<String> = []
        return presentation == .minimal ? all.filter { said.insert($0.report).inserted } : all
    }
}

extension ViewInspection {
    /// Whether another alternative of a `ViewThatFits` than its first, which is measured where there is all the room, shows in a part of a
    /// presentation; `nil` for the whole.
    fileprivate func adapts(in part: String?) -> Bool {
        views.contains { view in
            guard view.name == "ViewThatFits", let shown = view.children.first, shown.indices.last != 0 else {
                return false
            }
            guard let part else { return true }
            return surfaces(around: view).contains { $0.name == part }
        }
    }

    private func surfaces(around view: InspectedView) -> [InspectedView] {
        sequence(first: view) { parent(of: $0) }.filter { $0.kind == .surface }
    }
}

extension PresentationFinding.Kind {
    /// Whether a part of a view is not seen.
    fileprivate var isCut: Bool {
        switch self {
        case .cutOff, .tooWide, .truncatedText, .outsideCorners, .clipped, .hidden, .behindCamera: true
        case .brokenWord, .outsideSafeArea, .overlap, .smallText, .lowContrast, .nothingDrawn: false
        }
    }
}
