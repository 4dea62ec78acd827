extension PresentationPicture {
    /// What a phone would cut off or hide of the presentations, and what the guidelines advise against, presentation by presentation.
    ///
    /// Found by laying out in points: no finding is made that a terminal's cells alone cause.
    public func findings(at now: Date) -> [PresentationFinding] {
        let collector = AreaCollector()
        let picture = pointPicture { canvas in
            canvas.areas = collector
            canvas.environment.isInspected = true
        }
        let views = PointCanvas.inspect(size: picture.size, at: now) { picture.draw(on: &$0) }
        let search = FindingSearch(views: views, areas: collector.areas)
        return Presentation.allCases.filter(presentations.contains).flatMap { presentation in
            let found = search.findings(in: presentation)
            let tooLarge = collector.limits.filter { $0.presentation == presentation }.compactMap(\.finding).filter {
                finding in
                // Content that adapts to little room (`ViewThatFits`) is too wide only if something in it is actually cut.
                if case .tooWide = finding.kind { !found.isEmpty } else { true }
            }
            return tooLarge + found
        }
    }
}
