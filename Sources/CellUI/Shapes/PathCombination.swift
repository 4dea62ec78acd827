extension Path {
    /// The area that is in this path or in another. Curves become lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 || $1 }.path
    }
    /// The area that is in both paths. Curves become lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 && $1 }.path
    }
    /// The area that is in this path and not in another. Curves become lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 && !$1 }.path
    }
    /// The area that is in one of two paths and not in both. Curves become lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 != $1 }.path
    }
}

extension Shape {
    /// The area that is in this shape or in another.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.union($1, eoFill: eoFill) }
    }
    /// The area that is in both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.intersection($1, eoFill: eoFill) }
    }
    /// The area that is in this shape and not in another.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    /// The area that is in one of two shapes and not in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
}

/// Two shapes in one rectangle, as one.
private struct CombinedShape<One: Shape, Other: Shape>: Shape {
    let one: One
    let other: Other
    let combine: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path { combine(one.path(in: rect), other.path(in: rect)) }
}

/// The outline of an area that is made of two.
///
/// All edges are split where they cross. A piece is on the outline if the area is on one side of its middle and not on the other;
/// those pieces are joined to rings that have the area on their right.
private struct PathCombination {
    private let contains: (CGPoint) -> Bool
    private(set) var path = Path()

    private struct Edge {
        let start: CGPoint
        let end: CGPoint
        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
        /// The point at a part of the edge, moved to its right by a distance.
        func point(at part: CGFloat, right distance: CGFloat = 0) -> CGPoint {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let scale = length > 0 ? distance / length : 0
            return CGPoint(x: start.x + part * dx - dy * scale, y: start.y + part * dy + dx * scale)
        }
    }

    /// A point as it is compared: rounded, because crossings are computed.
    private struct Corner: Hashable {
        let x: Int
        let y: Int
        init(_ point: CGPoint) { (x, y) = (Int((point.x * 1000).rounded()), Int((point.y * 1000).rounded())) }
    }

    private struct Piece: Hashable {
        let start: Corner
        let end: Corner
    }

    init(_ one: Path, _ other: Path, eoFill: Bool, _ rule: @escaping (Bool, Bool) -> Bool) {
        let paths = [one, other].map { path in
            Path { outline in for line in path.polylines { outline.addLines(line + line.prefix(1)) } }
        }
        contains = { rule(paths[0].contains($0, eoFill: eoFill), paths[1].contains($0, eoFill: eoFill)) }
        let edges = paths.flatMap { path in
            path.polylines.flatMap { line in zip(line, line.dropFirst()).map { Edge(start: $0, end: $1) } }
        }.filter { $0.length > 1e-6 }
        join(outline(of: edges))
    }

    /// The pieces of edges that are on the outline, each once.
    private func outline(of edges: [Edge]) -> [(piece: Piece, edge: Edge)] {
        var seen: Set<Piece> = []
        var outline: [(Piece, Edge)] = []
        for edge in edges {
            var cuts: [CGFloat] = [0, 1]
            for other in edges { cuts.append(contentsOf: Self.crossings(of: edge, other)) }
            cuts.sort()
            for (from, to) in zip(cuts, cuts.dropFirst()) where (to - from) * edge.length > 1e-3 {
                var part = Edge(start: edge.point(at: from), end: edge.point(at: to))
                let isRight = contains(part.point(at: 0.5, right: 1e-4))
                let isLeft = contains(part.point(at: 0.5, right: -1e-4))
                if isRight == isLeft { continue }
                if isLeft { part = Edge(start: part.end, end: part.start) }
                let piece = Piece(start: Corner(part.start), end: Corner(part.end))
                if piece.start != piece.end, seen.insert(piece).inserted { outline.append((piece, part)) }
            }
        }
        return outline
    }

    /// Where another edge crosses or touches an edge, as parts of it.
    private static func crossings(of edge: Edge, _ other: Edge) -> [CGFloat] {
        let (ax, ay) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let (cx, cy) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
        let area = ax * by - ay * bx
        let square = ax * ax + ay * ay
        if abs(area) > 1e-9 * edge.length * other.length {
            let part = (cx * by - cy * bx) / area
            let otherPart = (cx * ay - cy * ax) / area
            return (0...1).contains(part) && (-1e-9...1 + 1e-9).contains(otherPart) ? [part] : []
        }
        // On one line, the other's ends cut it.
        guard abs(cx * ay - cy * ax) < 1e-6 * edge.length else { return [] }
        return [other.start, other.end].map { (($0.x - edge.start.x) * ax + ($0.y - edge.start.y) * ay) / square }
            .filter { (0...1).contains($0) }
    }

    /// Joins pieces to rings.
    private mutating func join(_ outline: [(piece: Piece, edge: Edge)]) {
        var next: [Corner: [Int]] = [:]
        for (index, part) in outline.enumerated() { next[part.piece.start, default: []].append(index) }
        var used = Set<Int>()
        for first in outline.indices where !used.contains(first) {
            var points = [outline[first].edge.start]
            var current = first
            while used.insert(current).inserted {
                points.append(outline[current].edge.end)
                guard let following = next[outline[current].piece.end]?.first(where: { !used.contains($0) }) else {
                    break
                }
                current = following
            }
            guard points.count > 2 else { continue }
            path.addLines(points.dropLast())
            path.closeSubpath()
        }
    }
}
