extension Path {
    /// A path that was cut out of another.
    struct Trim: Hashable, Sendable {
        /// How much of the other was kept, 0…1.
        var share: Double
        /// The other's bounding rectangle.
        var extent: CGRect
        /// Whether the other was a circle.
        var isCircle: Bool
    }

    /// An outline drawn as a line.
    ///
    /// Kept as the outline and the way to draw it, not as the two sides of the line: what a cell shows of a line is
    /// decided when cells are at hand, so that a thin ring is neither lost between two cells nor broken.
    struct Stroke: Hashable, Sendable {
        /// What was stroked.
        var outlines: [Outline]
        var style: StrokeStyle
        /// The bounding rectangle of what was stroked, before any of it was trimmed.
        var extent: CGRect
        var trim: Trim?
        /// Whether the line was meant to stand inside the shape, so that `outlines` are its middle already.
        var isBorder = false

        /// The middle of the line, dashes as lines of their own.
        var lines: [[CGPoint]] {
            let lines = outlines.flatMap(\.polylines)
            return style.isDashed ? lines.flatMap { Polyline.dashed($0, style.dash, phase: style.dashPhase) } : lines
        }

        /// The rectangle, with round corners or not, that was stroked; `nil` for anything else.
        var box: (rect: CGRect, radii: RectangleCornerRadii)? {
            guard outlines.count == 1, trim == nil else { return nil }
            switch outlines[0] {
            case .rectangle(let rect): return (rect, RectangleCornerRadii())
            case .rounded(let rect, let radii): return (rect, radii)
            default: return nil
            }
        }

        /// Whether `point` is no further from the middle of the line than half its width.
        func contains(_ point: CGPoint) -> Bool {
            lines.contains { Polyline.distance(from: point, to: $0) <= style.lineWidth / 2 }
        }
    }

    /// This outline drawn as a line.
    public func strokedPath(_ style: StrokeStyle) -> Path { stroked(style, isBorder: false) }

    func stroked(_ style: StrokeStyle, isBorder: Bool) -> Path {
        var path = Path()
        let extent = trim?.extent ?? boundingRect
        path.outlines = [
            .stroke(
                Stroke(outlines: finishedOutlines, style: style, extent: extent, trim: trim, isBorder: isBorder))
        ]
        return path
    }

    /// The part of the outline from one share of its length to another, each 0…1.
    ///
    /// Circles begin at their right and run clockwise, rectangles begin at their top left.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = polylines
        let lengths = lines.map(Polyline.length)
        let whole = lengths.reduce(0, +)
        let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
        var path = Path()
        path.trim = Trim(share: max(0, end - start), extent: trim?.extent ?? boundingRect, isCircle: isCircle)
        guard end > start, whole > 0 else { return path }
        if start == 0, end == 1 {
            path.outlines = finishedOutlines
            return path
        }
        var passed = 0.0
        var kept: [[CGPoint]] = []
        for (line, length) in zip(lines, lengths) {
            let part = Polyline.part(of: line, from: start * whole - passed, to: end * whole - passed)
            if part.count > 1 { kept.append(part) }
            passed += length
        }
        if !kept.isEmpty { path.outlines = [.lines(kept)] }
        return path
    }

    /// Whether this is one circle, or was cut out of one.
    var isCircle: Bool {
        if let trim { return trim.isCircle }
        guard outlines.count == 1, case .ellipse(let rect) = outlines[0] else { return false }
        return abs(rect.width - rect.height) < 0.001
    }
}
