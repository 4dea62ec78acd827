extension Path {
    /// The area that is in this path or in another. Curves become straight lines (``Path/flatness``).
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 || $1 }.path
    }
    /// The area that is in both paths. Curves become straight lines (``Path/flatness``).
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 && $1 }.path
    }
    /// The area that is in this path and not in another. Curves become straight lines (``Path/flatness``).
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, eoFill: eoFill) { $0 && !$1 }.path
    }
    /// The area that is in one of two paths and not in both. Curves become straight lines (``Path/flatness``).
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
struct CombinedShape<One: Shape, Other: Shape>: Shape {
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

    /// A point as it is compared: rounded, because crossings are computed.
    private struct Corner: Hashable {
        let x: Int
        let y: Int
        init(_ point: CGPoint) {
            func thousandths(_ value: CGFloat) -> Int { Int(min(max(-1e15, (value * 1000).rounded()), 1e15)) }
            (x, y) = (thousandths(point.x), thousandths(point.y))
        }
    }

    private struct Piece: Hashable {
        let start: Corner
        let end: Corner
    }

    init(_ one: Path, _ other: Path, eoFill: Bool, _ rule: @escaping (Bool, Bool) -> Bool) {
        let paths = [one.withStraightSides, other.withStraightSides]
        contains = { rule(paths[0].contains($0, eoFill: eoFill), paths[1].contains($0, eoFill: eoFill)) }
        join(outline(of: paths.flatMap(PathEdge.edges)))
    }

    /// The pieces of edges that are on the outline, each once.
    private func outline(of edges: [PathEdge]) -> [(piece: Piece, edge: PathEdge)] {
        var seen: Set<Piece> = []
        var outline: [(Piece, PathEdge)] = []
        for edge in edges {
            var cuts: [CGFloat] = [0, 1]
            for other in edges { cuts.append(contentsOf: edge.crossings(with: other)) }
            cuts.sort()
            for (from, to) in zip(cuts, cuts.dropFirst()) where (to - from) * edge.length > 1e-3 {
                var part = PathEdge(start: edge.point(at: from), end: edge.point(at: to))
                let isRight = contains(part.point(at: 0.5, right: 1e-4))
                let isLeft = contains(part.point(at: 0.5, right: -1e-4))
                if isRight == isLeft { continue }
                if isLeft { part = PathEdge(start: part.end, end: part.start) }
                let piece = Piece(start: Corner(part.start), end: Corner(part.end))
                if piece.start != piece.end, seen.insert(piece).inserted { outline.append((piece, part)) }
            }
        }
        return outline
    }

    /// Joins pieces to rings.
    private mutating func join(_ outline: [(piece: Piece, edge: PathEdge)]) {
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
