extension Path {
    /// The original of a trimmed path.
    struct Trim: Hashable, Sendable {
        /// The fraction of the original that was kept, 0…1.
        var share: Double
        /// The original's bounding rectangle.
        var extent: CGRect
        /// Whether the original was a circle.
        var isCircle: Bool
    }

    /// A stroked outline.
    ///
    /// Stored as the outline and its stroke style rather than as the line's contour: which cells a line covers is
    /// decided when it is drawn, so that a thin ring neither vanishes between two cells nor breaks.
    struct Stroke: Hashable, Sendable {
        /// The stroked outlines.
        var outlines: [Outline]
        var style: StrokeStyle
        /// The bounding rectangle of the stroked outlines, before trimming.
        var extent: CGRect
        var trim: Trim?
        /// Whether the stroke is inside the shape; `outlines` then already are its centre line.
        var isBorder = false

        /// The centre lines, with a separate line for each dash.
        var lines: [[CGPoint]] {
            let lines = outlines.flatMap(\.polylines)
            return style.isDashed ? lines.flatMap { Polyline.dashed($0, style.dash, phase: style.dashPhase) } : lines
        }

        /// The stroked rectangle and its corner radii; `nil` for any other outline.
        var box: (rect: CGRect, radii: RectangleCornerRadii)? {
            guard outlines.count == 1, trim == nil else { return nil }
            switch outlines[0] {
            case .rectangle(let rect): return (rect, RectangleCornerRadii())
            case .rounded(let rect, let radii): return (rect, radii)
            default: return nil
            }
        }

        /// Whether `point` is within half the line width of the centre line.
        func contains(_ point: CGPoint) -> Bool {
            lines.contains { Polyline.distance(from: point, to: $0) <= style.lineWidth / 2 }
        }
    }

    /// The outline of this path, stroked.
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

    /// The part of the outline between two fractions of its length, each clamped to 0…1.
    ///
    /// Circles start at their right and run clockwise; rectangles start at their top left.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let subpaths = finishedOutlines.flatMap(\.subpaths)
        let lengths = subpaths.map(\.length)
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
        var kept: [Subpath] = []
        for (subpath, length) in zip(subpaths, lengths) {
            if let part = subpath.part(from: start * whole - passed, to: end * whole - passed) { kept.append(part) }
            passed += length
        }
        if !kept.isEmpty { path.outlines = [.subpaths(kept)] }
        return path
    }

    /// Whether this is a single circle, or was trimmed from one.
    var isCircle: Bool {
        if let trim { return trim.isCircle }
        guard outlines.count == 1, case .ellipse(let rect) = outlines[0] else { return false }
        return abs(rect.width - rect.height) < 0.001
    }
}
