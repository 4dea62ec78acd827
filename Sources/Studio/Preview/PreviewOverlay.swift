import Presentations

/// An overlay over a preview's picture. It tints cells, because it is placed by where the picture's views were drawn.
enum PreviewOverlay: CaseIterable {
    /// The bounds of the views.
    case bounds
    /// The system's limits: margins, camera, maximum height.
    case limits

    /// Draws the overlay over a picture whose origin is `origin`.
    func draw(_ inspection: PresentationInspection, at origin: CellPoint, context: inout DrawingContext) {
        switch self {
        case .bounds:
            for view in inspection.views.views where view.kind == .view && view.children.isEmpty {
                tint(view.visible, .bounds[view.depth % CellColor.bounds.count], 0.35, origin, &context)
            }
        case .limits:
            for area in inspection.areas {
                switch area.kind {
                case .limit: tint(area.rect, .limit, 0.18, origin, &context)
                case .margins: tint(area.rect, .margins, 0.3, origin, &context)
                case .camera: tint(area.rect, .camera, 0.6, origin, &context)
                case .surface: break
                }
            }
        }
    }

    /// Highlights one view.
    static func mark(_ view: InspectedView, at origin: CellPoint, context: inout DrawingContext) {
        let place = view.visible.offset(x: origin.x, y: origin.y)
        context.fill(place, with: .color(.mark, opacity: 0.55))
    }

    private func tint(
        _ rect: CellRect, _ color: CellColor, _ opacity: Double, _ origin: CellPoint, _ context: inout DrawingContext
    ) {
        context.fill(rect.offset(x: origin.x, y: origin.y), with: .color(color, opacity: opacity))
    }
}

extension CellColor {
    fileprivate static let bounds = [CellColor(hex: 0x2F7CF6), CellColor(hex: 0x35B36B)]
    fileprivate static let limit = CellColor(hex: 0xF2C14E)
    fileprivate static let margins = CellColor(hex: 0x35B36B)
    fileprivate static let camera = CellColor(hex: 0xE5484D)
    fileprivate static let mark = CellColor(hex: 0xF76B15)
}
