/// Searches the inspection of a true picture, whose cells are pixels, for violations of Apple's layout rules.
struct FindingSearch {
    let views: ViewInspection
    let areas: [PresentationArea]
    private var scale: CellScale { .pixels }

    init(views: ViewInspection, areas: [PresentationArea]) { (self.views, self.areas) = (views, areas) }

    func findings(in presentation: Presentation) -> [PresentationFinding] {
        inside(presentation).flatMap { view -> [PresentationFinding] in
            var found: [PresentationFinding] = []
            func add(_ kind: PresentationFinding.Kind, _ complaint: String) {
                found.append(PresentationFinding(kind, of: view, in: presentation, complaint))
            }
            if view.isTruncated { add(.truncatedText(view.detail ?? ""), "is shortened") }
            // Backgrounds (colours, shapes) may extend under corners and camera.
            guard view.isContent, !view.visible.isEmpty else { return found }
            for area in areas where area.presentation == presentation {
                switch area.kind {
                case .camera where area.rect.intersects(view.place):
                    add(.behindCamera, "reaches behind the camera")
                case .surface(let radius) where area.rect.intersects(view.visible):
                    if isOutsideCorners(letters(of: view), of: area.rect, radius) {
                        add(.outsideCorners, "is cut off by the round corners")
                    }
                    let columns = min(view.visible.minX - area.rect.minX, area.rect.maxX - view.visible.maxX)
                    let points = Double(columns) * scale.pointsPerColumn
                    if presentation == .lockScreen, columns < scale.columns(Device.margin) {
                        add(
                            .outsideSafeArea(points: points),
                            "stands \(Int(points)) points from the edge; the standard margin is \(Int(Device.margin))")
                    }
                default: break
                }
            }
            return found
        }
    }

    /// The views inside a presentation, from the outside in.
    func inside(_ presentation: Presentation) -> [InspectedView] {
        views.roots.first { $0.name == presentation.name }.map(inside) ?? []
    }

    private func inside(_ view: InspectedView) -> [InspectedView] {
        views.children(of: view).flatMap { [$0] + inside($0) }
    }

    /// The visible part of a view without the space above and below the letters of a line.
    private func letters(of view: InspectedView) -> CellRect {
        let height = view.visible.height
        return view.visible.inset(columns: 0, rows: min(height / 5, scale.rows(4)))
    }

    /// Whether the centre of one of the corner pixels of `place` lies outside a surface with round corners.
    private func isOutsideCorners(_ place: CellRect, of surface: CellRect, _ radius: Double) -> Bool {
        let (width, height) = (scale.width(columns: surface.width), scale.height(rows: surface.height))
        let radius = min(radius, width / 2, height / 2)
        func isOutside(_ column: Int, _ row: Int) -> Bool {
            let x = (Double(column - surface.minX) + 0.5) * scale.pointsPerColumn
            let y = (Double(row - surface.minY) + 0.5) * scale.pointsPerRow
            let (fromSide, fromEnd) = (min(x, width - x), min(y, height - y))
            guard fromSide < radius, fromEnd < radius else { return fromSide < 0 || fromEnd < 0 }
            return hypot(radius - fromSide, radius - fromEnd) > radius
        }
        return [place.minX, place.maxX - 1].contains { column in
            [place.minY, place.maxY - 1].contains { isOutside(column, $0) }
        }
    }
}

extension InspectedView {
    /// Whether the view shows readable content: a text, a symbol, a bar.
    var isContent: Bool {
        kind == .view && (detail != nil || ["ProgressView", "Gauge"].contains(name))
    }
}
