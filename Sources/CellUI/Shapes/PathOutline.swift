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
        case .lines(let lines): return lines.reduce(0) { $0 + Self.winding($1, around: point) }
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

    private static func winding(_ line: [CGPoint], around point: CGPoint) -> Int {
        var winding = 0
        var a = line[line.count - 1]
        for b in line {
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y {
                if b.y > point.y, side > 0 { winding += 1 }
            } else if b.y <= point.y, side < 0 {
                winding -= 1
            }
            a = b
        }
        return winding
    }

    /// The outline as polylines. Ellipses start at their right, as in Core Graphics, and run clockwise on screen.
    var polylines: [[CGPoint]] {
        switch self {
        case .rectangle(let rect):
            return [
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.minY),
                ]
            ]
        case .ellipse(let rect):
            return [
                (0...128).map { step in
                    let angle = Double(step) / 128 * 2 * .pi
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                }
            ]
        case .rounded(let rect, let radii):
            func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double) -> [CGPoint] {
                (0...12).map { step in
                    let angle = (from + Double(step) / 12 * 90) * .pi / 180
                    return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
                }
            }
            let (tl, tr, bl, br) = (radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
            let top = corner(rect.minX + tl, rect.minY + tl, tl, 180) + corner(rect.maxX - tr, rect.minY + tr, tr, 270)
            let bottom = corner(rect.maxX - br, rect.maxY - br, br, 0) + corner(rect.minX + bl, rect.maxY - bl, bl, 90)
            return [top + bottom + [top[0]]]
        case .lines(let lines): return lines
        case .stroke(let stroke): return stroke.lines
        }
    }
}
