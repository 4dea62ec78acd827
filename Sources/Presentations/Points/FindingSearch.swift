/// Searches the inspection of a true picture of one presentation, whose cells are pixels, for violations of Apple's layout rules.
///
/// What counts is the ink that views draw, not the rectangles in which they are laid out: a round symbol does not reach into the
/// corner of its rectangle, and letters not to the top of their line.
struct FindingSearch {
    private let presentation: Presentation
    /// What the presentation is called on the device.
    private let name: String
    private let views: ViewInspection
    private let marks: PointMarks
    private let areas: [PresentationArea]
    /// The content views of the presentation from the outside in, each with the indices of its marks.
    private let items: [OverlapSearch.Item]

    init(
        _ presentation: Presentation, named name: String, views: ViewInspection, marks: PointMarks,
        areas: [PresentationArea]
    ) {
        self.name = name
        (self.presentation, self.views, self.marks, self.areas) = (presentation, views, marks, areas)
        var owned: [ViewPath: [Int]] = [:]
        let byOrder = Dictionary(views.views.map { ($0.order, $0) }) { first, _ in first }
        for (index, mark) in marks.marks.enumerated() {
            var next = mark.view.flatMap { byOrder[$0] }
            while let view = next, !view.isContent, !view.isControl { next = views.parent(of: view) }
            if let view = next { owned[view.id, default: []].append(index) }
        }
        func inside(_ view: InspectedView) -> [InspectedView] {
            views.children(of: view).flatMap { [$0] + inside($0) }
        }
        items = (views.roots.first { $0.name == name }.map(inside) ?? [])
            .filter { $0.isContent || $0.isControl }.map { OverlapSearch.Item(view: $0, marks: owned[$0.id] ?? []) }
    }

    /// What is cut off or hidden, and what collides.
    func findings() -> [PresentationFinding] {
        let single = items.flatMap { item in item.view.isContent ? cuts(of: item) : [] }
        let collisions = OverlapSearch(marks: marks.marks, views: views).collisions(among: items)
        return single
            + collisions.map { first, second in
                PresentationFinding(
                    .overlap(with: second.title), of: first, in: presentation, named: name, "overlaps \(second.title)")
            }
    }

    private func cuts(of item: OverlapSearch.Item) -> [PresentationFinding] {
        let view = item.view
        var found: [PresentationFinding] = []
        func add(_ kind: PresentationFinding.Kind, _ complaint: String) {
            found.append(PresentationFinding(kind, of: view, in: presentation, named: name, complaint))
        }
        if view.isTruncated { add(.truncatedText(view.detail ?? ""), "is shortened") }
        if view.breaksWord { add(.brokenWord(view.detail ?? ""), "is broken within a word") }
        let drawn = item.marks.map { marks.marks[$0] }
        // What a Canvas draws is placed in the coordinates of the canvas, which is where it may be seen.
        let canvas = views.parent(of: view).flatMap { $0.name == "Canvas" ? $0 : nil }
        let visible = CellScale.pixels.points((canvas ?? view).visible)
        // A shape behind content may extend under corners and camera, and so may a picture that fills a surface.
        guard !visible.isEmpty, !drawn.isEmpty else { return found }
        let contour = drawn.flatMap(\.contour)
        for area in areas where area.presentation == presentation {
            let rect = CellScale.pixels.points(area.rect)
            switch area.kind {
            case .camera where drawn.contains { $0.bounds.insetBy(dx: 0.5, dy: 0.5).intersects(rect) }:
                add(.behindCamera, "reaches behind the camera")
            case .surface(let radius) where contour.bounds.intersects(rect) && !fills(rect, contour.bounds):
                let reach = visible.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
                if contour.contains(where: { reach.contains($0) && isOutside($0, of: rect, radius) }) {
                    add(.outsideCorners, "is cut off by the round corners")
                }
                let ink = contour.bounds.intersection(visible)
                let points = min(ink.minX - rect.minX, rect.maxX - ink.maxX)
                if presentation == .lockScreen, points < Device.margin - Self.tolerance {
                    add(
                        .outsideSafeArea(points: max(0, points.rounded(.down))),
                        "stands \(Int(max(0, points))) points from the edge; the standard margin is \(Int(Device.margin))"
                    )
                }
            default: break
            }
        }
        return found
    }

    /// What reaches less far, in points, is not seen.
    private static let tolerance = 0.5

    /// Whether content takes most of a surface: a picture behind everything else.
    private func fills(_ surface: CGRect, _ ink: CGRect) -> Bool {
        let common = surface.intersection(ink)
        return common.width * common.height > surface.width * surface.height / 2
    }

    /// Whether a point lies outside a surface with round corners.
    private func isOutside(_ point: CGPoint, of surface: CGRect, _ radius: Double) -> Bool {
        let radius = min(radius, surface.width / 2, surface.height / 2)
        let fromSide = min(point.x - surface.minX, surface.maxX - point.x)
        let fromEnd = min(point.y - surface.minY, surface.maxY - point.y)
        guard fromSide < radius, fromEnd < radius else { return min(fromSide, fromEnd) < -Self.tolerance }
        return hypot(radius - fromSide, radius - fromEnd) > radius + Self.tolerance
    }

    // MARK: Legibility

    /// What is hard to read: of each view the smallest letters and the least contrast.
    ///
    /// - Parameter judgesContrast: Whether contrast is judged. An Always-On display dims every colour.
    func legibility(judgesContrast: Bool) -> [PresentationFinding] {
        let search = LegibilitySearch(marks)
        return items.filter { $0.view.isContent }.flatMap { item -> [PresentationFinding] in
            let letters = item.marks.compactMap { search.letters(at: $0) }
            var findings: [PresentationFinding] = []
            if let size = letters.map(\.size).min(), size < PresentationFinding.leastTextSize - 0.05 {
                findings.append(
                    PresentationFinding(
                        .smallText(points: size), of: item.view, in: presentation, named: name,
                        "has letters of \(Self.rounded(size)) points; \(Int(PresentationFinding.leastTextSize)) is the least"
                    ))
            }
            let contrasts = letters.compactMap { letters in
                letters.contrast.map { (ratio: $0, needed: letters.neededContrast) }
            }
            let worst = contrasts.filter { $0.ratio < $0.needed }.min { $0.ratio < $1.ratio }
            if let (contrast, needed) = worst, judgesContrast {
                findings.append(
                    PresentationFinding(
                        .lowContrast(ratio: contrast, needed: needed), of: item.view, in: presentation, named: name,
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

extension InspectedView {
    /// Whether the view shows readable content: a text, a symbol, a bar.
    var isContent: Bool {
        kind == .view && (detail != nil || ["ProgressView", "Gauge"].contains(name))
    }
}
