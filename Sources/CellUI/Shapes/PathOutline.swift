extension Path.Outline {
    /// The winding number of the outline around `point`; 0 or 1 for rectangles, rounded rectangles and ellipses.
    func winding(around point: CGPoint) -> Int {
        switch self {
        case .rectangle(let rect): return rect.contains(point) ? 1 : 0
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return 0 }
            let x = (point.x - rect.midX) / (rect.width / 2)
            let y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1 ? 1 : 0
        case .rounded(let rect, let radii): return Self.contains(point, rect, radii) ? 1 : 0
        case .subpaths(let subpaths): return subpaths.reduce(0) { $0 + $1.winding(around: point) }
        case .stroke(let stroke): return stroke.contains(point) ? 1 : 0
        }
    }

    private static func contains(_ point: CGPoint, _ rect: CGRect, _ radii: RectangleCornerRadii) -> Bool {
        guard rect.contains(point) else { return false }
        let isLeft = point.x < rect.midX
        let isTop = point.y < rect.midY
        let radius =
            isTop
            ? (isLeft ? radii.topLeading : radii.topTrailing) : (isLeft ? radii.bottomLeading : radii.bottomTrailing)
        let dx = isLeft ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
        let dy = isTop ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
        return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    }

    /// The outline as polylines. Ellipses start at their right, as in Core Graphics, and run clockwise on screen.
    var polylines: [[CGPoint]] {
        if case .stroke(let stroke) = self { return stroke.lines }
        return subpaths.map(\.polyline)
    }

    /// The smallest rectangle that contains the outline.
    var boundingRect: CGRect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): rect
        case .stroke(let stroke): stroke.extent
        case .subpaths(let subpaths):
            subpaths.dropFirst().reduce(subpaths.first?.boundingRect ?? .zero) { $0.union($1.boundingRect) }
        }
    }
}
