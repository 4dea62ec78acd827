extension Path {
    /// The part of this path's lines that is in the area of another path. Curves are cut and stay curves.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        cut(along: other, eoFill: eoFill) { $0 }
    }
    /// The part of this path's lines that is not in the area of another path. Curves are cut and stay curves.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        cut(along: other, eoFill: eoFill) { !$0 }
    }

    /// The lines cut where an area begins and ends; `keeps` decides whether a part inside or outside stays.
    private func cut(along area: Path, eoFill: Bool, keeps: (Bool) -> Bool) -> Path {
        let edges = PathEdge.edges(of: area)
        let area = area.withStraightSides
        var kept: [Subpath] = []
        for subpath in finishedOutlines.flatMap(\.subpaths) {
            var line: Subpath?
            func finish() {
                if let line { kept.append(line) }
                line = nil
            }
            for (start, piece) in subpath.courses {
                let cuts = piece.crossings(with: edges, from: start)
                for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-6 {
                    let middle = piece.point(at: (from + to) / 2, from: start)
                    guard keeps(area.contains(middle, eoFill: eoFill)) else {
                        finish()
                        continue
                    }
                    let part = piece.part(from, to, from: start)
                    line = line ?? Subpath(start: part.start)
                    line?.pieces.append(part.piece)
                }
            }
            finish()
        }
        var path = Path()
        if !kept.isEmpty { path.outlines = [.subpaths(kept)] }
        return path
    }
}

extension Path.Piece {
    /// Where edges cross the piece, as parts of it in order, with its two ends.
    fileprivate func crossings(with edges: [PathEdge], from start: CGPoint) -> [Double] {
        var line = [start]
        flatten(from: start, to: &line)
        let steps = Double(line.count - 1)
        var cuts: [Double] = [0, 1]
        for (index, (a, b)) in zip(line, line.dropFirst()).enumerated() {
            let side = PathEdge(start: a, end: b)
            guard side.length > 0 else { continue }
            for edge in edges {
                cuts += side.crossings(with: edge).map { (Double(index) + $0) / steps }
            }
        }
        return cuts.sorted()
    }
}

extension Shape {
    /// The part of this shape's outline that is in another shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    /// The part of this shape's outline that is not in another shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(one: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
