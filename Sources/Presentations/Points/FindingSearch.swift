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
        // What is faint decorates.
        let drawn = item.marks.map { marks.marks[$0] }.filter { $0.opacity >= Self.leastOpacity }
        if let complaint = hiding(drawn) { add(.hidden, complaint) }
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
                if presentation == .lockScreen, !ink.isNull, points < Device.margin - Self.tolerance {
                    add(
                        .outsideSafeArea(points: max(0, points.rounded(.down))),
                        "stands \(Int(max(0, points))) points from the edge; the standard margin is \(Int(Device.margin))"
                    )
                }
            default: break
            }
        }
        if isClipped(drawn, isText: view.name == "Text") { add(.clipped, "is cut off") }
        return found
    }

    /// Why nothing of what a view draws is seen; `nil` if some of it is, and where a shape of the content cuts it off, as the window of
    /// an odometer does with the other digits.
    private func hiding(_ drawn: [PointMark]) -> String? {
        let contour = drawn.filter { !$0.isPlaceholder }.flatMap { mark in mark.contour.map { (mark: mark, point: $0) }
        }
        guard !contour.isEmpty, !contour.contains(where: { $0.mark.lens.isClippedByContent($0.point) }) else {
            return nil
        }
        let surfaces = areas.compactMap { area -> CGRect? in
            guard area.presentation == presentation, case .surface = area.kind else { return nil }
            return CellScale.pixels.points(area.rect)
        }
        guard !surfaces.isEmpty else { return nil }
        if !contour.contains(where: { place in surfaces.contains { $0.contains(place.point) } }) {
            return "is not seen: it lies outside of what is shown"
        }
        let inked = Set(items.flatMap(\.marks))
        guard let last = drawn.map(\.order).max() else { return nil }
        // Letters and symbols leave most of what is beneath them free, and what a mask leaves of a shape may be their colour.
        let covers = marks.marks[(last + 1)...].enumerated().filter { offset, mark in
            guard case .path = mark.ink, !inked.contains(last + 1 + offset) else { return false }
            return mark.view != nil && !mark.isPlaceholder && mark.lens.isOpaque
        }.map(\.element)
        guard !covers.isEmpty else { return nil }
        let isCovered = contour.allSatisfy { _, point in
            covers.contains { $0.contains(point) && ($0.color(at: point)?.opacity ?? 0) > Self.opaque }
        }
        return isCovered ? "is not seen: a shape is drawn over it" : nil
    }

    /// What is more opaque lets nothing through.
    private static let opaque = 0.95

    /// Whether a part of what a view draws is not seen, but for what the round corners cut off. What a shape around a symbol or a bar
    /// cuts off is meant so: only the edge of the surface counts for these, and for text any clip.
    private func isClipped(_ drawn: [PointMark], isText: Bool) -> Bool {
        let ink = drawn.filter { !$0.isPlaceholder }
        guard ink.contains(where: { mark in mark.contour.contains { mark.lens.local($0) != nil } }) else {
            return false
        }
        let surfaces = areas.compactMap { area -> (rect: CGRect, radius: Double)? in
            guard area.presentation == presentation, case .surface(let radius) = area.kind else { return nil }
            return (CellScale.pixels.points(area.rect), radius)
        }
        return ink.contains { mark in
            let middle = CGPoint(x: mark.bounds.midX, y: mark.bounds.midY)
            return mark.contour.contains { point in
                let inner = point.moved(towards: middle, by: Self.leastLoss)
                guard mark.lens.local(point) == nil, mark.lens.local(inner) == nil else { return false }
                guard let around = surfaces.first(where: { $0.rect.contains(point) }) else { return true }
                return isText && !isOutside(point, of: around.rect, around.radius)
            }
        }
    }

    /// Whether something reaches over the edge of all surfaces or behind the camera, but for what fills most of a surface and pictures,
    /// which may.
    var reachesOverEdge: Bool {
        let own = areas.filter { $0.presentation == presentation }
        let rects = own.map { ($0.kind, CellScale.pixels.points($0.rect)) }
        let surfaces = rects.compactMap { kind, rect in if case .surface = kind { rect } else { nil } }
        let cameras = rects.compactMap { kind, rect in kind == .camera ? rect : nil }
        return marks.marks.contains { mark in
            guard mark.view != nil, !mark.isPlaceholder, mark.opacity >= Self.leastOpacity,
                !surfaces.contains(where: { fills($0, mark.bounds) })
            else { return false }
            let seen = mark.bounds.insetBy(dx: Self.leastLoss, dy: Self.leastLoss)
            // Corner by corner: a union with a rectangle inside it, which `CGRect.contains` compares, may differ by a rounding error.
            return !surfaces.contains { seen.corners.allSatisfy($0.contains) }
                || cameras.contains { $0.intersects(seen) }
        }
    }

    /// Less of a letter or shape, in points, is not missed.
    static let leastLoss: CGFloat = 1.5
    /// What is fainter decorates.
    private static let leastOpacity = 0.3

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

extension CGPoint {
    /// The point at most `distance` nearer to another, along each axis.
    fileprivate func moved(towards other: CGPoint, by distance: CGFloat) -> CGPoint {
        func step(_ from: CGFloat, _ to: CGFloat) -> CGFloat { min(max(to - from, -distance), distance) }
        return CGPoint(x: x + step(x, other.x), y: y + step(y, other.y))
    }
}

extension InspectedView {
    /// Whether the view shows readable content: a text that is not blank, a symbol, a bar.
    var isContent: Bool {
        guard kind == .view else { return false }
        return detail.map { !$0.allSatisfy(\.isWhitespace) } ?? ["ProgressView", "Gauge"].contains(name)
    }
}
