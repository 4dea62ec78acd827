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
            return tooLarge + found + search.legibility(of: self, in: presentation, at: now)
        }
    }
}

extension FindingSearch {
    /// What is hard to read in a presentation: of each view the smallest letters and the least contrast.
    ///
    /// - Parameter picture: The picture that was inspected. An Always-On display dims every colour, so contrast is not judged there.
    func legibility(
        of picture: PresentationPicture, in presentation: Presentation, at now: Date
    ) -> [PresentationFinding] {
        var alone = picture
        alone.presentations = [presentation]
        let points = alone.pointPicture()
        let texts = inside(presentation).filter { $0.isContent && $0.detail != nil }
        guard !texts.isEmpty else { return [] }
        var found: [ViewPath: [LegibilitySearch.Letters]] = [:]
        for letters in LegibilitySearch(points.drawn(at: now).items).letters {
            let place = CGPoint(x: letters.center.x - points.viewOrigin.x, y: letters.center.y - points.viewOrigin.y)
            if let text = texts.last(where: { $0.bounds.contains(place) }) {
                found[text.id, default: []].append(letters)
            }
        }
        return texts.flatMap { text -> [PresentationFinding] in
            let letters = found[text.id] ?? []
            var findings: [PresentationFinding] = []
            if let size = letters.map(\.size).min(), size < PresentationFinding.leastTextSize - 0.05 {
                findings.append(
                    PresentationFinding(
                        .smallText(points: size), of: text, in: presentation,
                        "has letters of \(Self.rounded(size)) points; \(Int(PresentationFinding.leastTextSize)) is the least"
                    ))
            }
            let contrasts = letters.compactMap { letters in
                letters.contrast.map { (ratio: $0, needed: letters.neededContrast) }
            }
            let worst = contrasts.filter { $0.ratio < $0.needed }.min { $0.ratio < $1.ratio }
            if let (contrast, needed) = worst, !points.canvas.environment.isLuminanceReduced {
                findings.append(
                    PresentationFinding(
                        .lowContrast(ratio: contrast, needed: needed), of: text, in: presentation,
                        "has a contrast of \(Self.rounded(contrast)) with what is behind it; \(Self.rounded(needed)) is "
                            + "the least"))
            }
            return findings
        }
    }

    /// To a tenth, downwards, so that a value below a limit never reads like the limit.
    private static func rounded(_ value: Double) -> String {
        let tenths = Int(value * 10)
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
