import Foundation

/// A straight side of an area, as areas and lines are cut along it.
struct PathEdge {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    /// The sides of a path's area; curves are straight lines.
    static func edges(of path: Path) -> [PathEdge] {
        path.withStraightSides.polylines.flatMap { line in
            zip(line, line.dropFirst()).map { PathEdge(start: $0, end: $1) }
        }.filter { $0.length > 1e-6 }
    }

    /// The point at a part of the edge, moved to its right by a distance.
    func point(at part: CGFloat, right distance: CGFloat = 0) -> CGPoint {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let scale = length > 0 ? distance / length : 0
        return CGPoint(x: start.x + part * dx - dy * scale, y: start.y + part * dy + dx * scale)
    }

    /// Where another edge crosses or touches this one, as parts of it.
    func crossings(with other: PathEdge) -> [CGFloat] {
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let (cx, cy) = (other.start.x - start.x, other.start.y - start.y)
        let area = ax * by - ay * bx
        let square = ax * ax + ay * ay
        if abs(area) > 1e-9 * length * other.length {
            let part = (cx * by - cy * bx) / area
            let otherPart = (cx * ay - cy * ax) / area
            return (0...1).contains(part) && (-1e-9...1 + 1e-9).contains(otherPart) ? [part] : []
        }
        // On one line, the other's ends cut it.
        guard abs(cx * ay - cy * ax) < 1e-6 * length else { return [] }
        return [other.start, other.end].map { (($0.x - start.x) * ax + ($0.y - start.y) * ay) / square }
            .filter { (0...1).contains($0) }
    }
}

extension Path {
    /// The area of this path with straight sides, every outline closed.
    var withStraightSides: Path {
        Path { path in
            for line in polylines {
                path.addLines(line)
                path.closeSubpath()
            }
        }
    }
}
