extension Path {
    /// The smallest rectangle that contains the path; for a stroke, its centre line.
    public var boundingRect: CGRect {
        finishedOutlines.reduce(CGRect?.none) { union, outline in
            let rect = outline.boundingRect
            return union.map { $0.union(rect) } ?? rect
        } ?? .zero
    }

    /// The path moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped({ $0.offsetBy(dx: dx, dy: dy) }, factor: (1, 1)) { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// The path scaled around `anchor`.
    func scaled(x: CGFloat, y: CGFloat, around anchor: CGPoint) -> Path {
        func point(_ point: CGPoint) -> CGPoint {
            CGPoint(x: anchor.x + (point.x - anchor.x) * x, y: anchor.y + (point.y - anchor.y) * y)
        }
        func rect(_ rect: CGRect) -> CGRect {
            let (a, b) = (point(CGPoint(x: rect.minX, y: rect.minY)), point(CGPoint(x: rect.maxX, y: rect.maxY)))
            return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
        }
        return mapped(rect, factor: (x, y), point)
    }

    /// The path moved, turned and scaled. Curves become lines if it is turned.
    func transformed(by transform: AffineTransform) -> Path {
        if transform.m12 == 0, transform.m21 == 0 {
            return scaled(x: transform.m11, y: transform.m22, around: .zero)
                .offsetBy(dx: transform.tX, dy: transform.tY)
        }
        return Path { path in
            for line in polylines { path.addLines(line.map(transform.transform)) }
        }
    }

    /// The path rotated clockwise around `anchor`.
    func rotated(by angle: Angle, around anchor: CGPoint) -> Path {
        if angle.radians == 0 { return self }
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        func point(_ point: CGPoint) -> CGPoint {
            let (x, y) = (point.x - anchor.x, point.y - anchor.y)
            return CGPoint(x: anchor.x + x * cosine - y * sine, y: anchor.y + x * sine + y * cosine)
        }
        func rotated(_ outline: Outline) -> Outline {
            switch outline {
            // A circle stays a circle. Its starting point only matters for trimming, which is done before rotating.
            case .ellipse(let rect) where abs(rect.width - rect.height) < 0.001:
                let center = point(CGPoint(x: rect.midX, y: rect.midY))
                return .ellipse(
                    CGRect(
                        x: center.x - rect.width / 2, y: center.y - rect.height / 2, width: rect.width,
                        height: rect.height))
            case .stroke(var stroke):
                stroke.outlines = stroke.outlines.map(rotated)
                stroke.extent = extent(
                    stroke.extent, isCircle: stroke.trim?.isCircle == true || isRound(stroke.outlines))
                stroke.trim?.extent = stroke.extent
                return .stroke(stroke)
            default: return .lines(outline.polylines.map { $0.map(point) })
            }
        }
        func isRound(_ outlines: [Outline]) -> Bool {
            if outlines.count == 1, case .ellipse = outlines[0] { return true }
            return false
        }
        func extent(_ rect: CGRect, isCircle: Bool) -> CGRect {
            if isCircle {
                let center = point(CGPoint(x: rect.midX, y: rect.midY))
                return CGRect(
                    x: center.x - rect.width / 2, y: center.y - rect.height / 2, width: rect.width, height: rect.height)
            }
            return Outline.lines([Outline.rectangle(rect).polylines[0].map(point)]).boundingRect
        }
        var path = Path()
        path.outlines = finishedOutlines.map(rotated)
        path.trim = trim.map {
            Trim(share: $0.share, extent: extent($0.extent, isCircle: $0.isCircle), isCircle: $0.isCircle)
        }
        return path
    }

    private func mapped(
        _ rect: (CGRect) -> CGRect, factor: (x: CGFloat, y: CGFloat), _ point: (CGPoint) -> CGPoint
    ) -> Path {
        let radius = min(abs(factor.x), abs(factor.y))
        func mapped(_ outline: Outline) -> Outline {
            switch outline {
            case .rectangle(let inner): return .rectangle(rect(inner))
            case .ellipse(let inner): return .ellipse(rect(inner))
            case .rounded(let inner, let radii):
                let corners = radii.scaled(by: radius)
                let turned = factor.y < 0 ? corners.upsideDown : corners
                return .rounded(rect(inner), factor.x < 0 ? turned.mirrored : turned)
            case .lines(let lines): return .lines(lines.map { $0.map(point) })
            case .stroke(var stroke):
                stroke.outlines = stroke.outlines.map(mapped)
                stroke.style.lineWidth *= radius
                stroke.extent = rect(stroke.extent)
                stroke.trim?.extent = stroke.extent
                return .stroke(stroke)
            }
        }
        var path = Path()
        path.outlines = finishedOutlines.map(mapped)
        path.trim = trim.map { Trim(share: $0.share, extent: rect($0.extent), isCircle: $0.isCircle) }
        return path
    }
}

extension Path.Outline {
    /// The smallest rectangle that contains the outline.
    var boundingRect: CGRect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
        case .stroke(let stroke): return stroke.extent
        case .lines(let lines):
            var (minX, minY) = (Double.infinity, Double.infinity)
            var (maxX, maxY) = (-Double.infinity, -Double.infinity)
            for line in lines {
                for point in line {
                    (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                    (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
                }
            }
            return minX > maxX ? .zero : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
    }
}

extension RectangleCornerRadii {
    func scaled(by factor: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading * factor, bottomLeading: bottomLeading * factor,
            bottomTrailing: bottomTrailing * factor, topTrailing: topTrailing * factor)
    }
}

extension Path {
    /// The path moved, turned and scaled by a matrix, as Core Graphics' transform describes it.
    public func _transformed(by transform: AffineTransform) -> Path { transformed(by: transform) }
}
