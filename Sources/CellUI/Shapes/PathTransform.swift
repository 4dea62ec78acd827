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
    package func scaled(x: CGFloat, y: CGFloat, around anchor: CGPoint) -> Path {
        func point(_ point: CGPoint) -> CGPoint {
            CGPoint(x: anchor.x + (point.x - anchor.x) * x, y: anchor.y + (point.y - anchor.y) * y)
        }
        func rect(_ rect: CGRect) -> CGRect {
            let (a, b) = (point(CGPoint(x: rect.minX, y: rect.minY)), point(CGPoint(x: rect.maxX, y: rect.maxY)))
            return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
        }
        return mapped(rect, factor: (x, y), point)
    }

    /// The path moved, turned and scaled.
    func transformed(by transform: AffineTransform) -> Path {
        if transform.m12 == 0, transform.m21 == 0 {
            return scaled(x: transform.m11, y: transform.m22, around: .zero)
                .offsetBy(dx: transform.tX, dy: transform.tY)
        }
        let magnification = abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot()
        let isTurn =
            abs(transform.m11 - transform.m22) < 1e-9 * magnification
            && abs(transform.m12 + transform.m21) < 1e-9 * magnification
        return turned(magnification, keepsCircles: isTurn, transform.transform)
    }

    /// The path rotated clockwise around `anchor`.
    func rotated(by angle: Angle, around anchor: CGPoint) -> Path {
        if angle.radians == 0 { return self }
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return turned(1, keepsCircles: true) { point in
            let (x, y) = (point.x - anchor.x, point.y - anchor.y)
            return CGPoint(x: anchor.x + x * cosine - y * sine, y: anchor.y + x * sine + y * cosine)
        }
    }

    /// The path with its points mapped, after which rectangles may stand askew.
    ///
    /// - Parameter keepsCircles: Whether a circle stays one. Its starting point only matters for trimming, which is done before.
    private func turned(
        _ magnification: CGFloat, keepsCircles: Bool, _ point: (CGPoint) -> CGPoint
    ) -> Path {
        func circle(_ rect: CGRect) -> CGRect {
            let center = point(CGPoint(x: rect.midX, y: rect.midY))
            let (width, height) = (rect.width * magnification, rect.height * magnification)
            return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        }
        func turned(_ outline: Outline) -> Outline {
            switch outline {
            case .ellipse(let rect) where keepsCircles && abs(rect.width - rect.height) < 0.001:
                return .ellipse(circle(rect))
            case .stroke(var stroke):
                stroke.outlines = stroke.outlines.map(turned)
                stroke.style.lineWidth *= magnification
                stroke.style.dash = stroke.style.dash.map { $0 * magnification }
                stroke.extent = extent(
                    stroke.extent, isCircle: stroke.trim?.isCircle == true || isRound(stroke.outlines))
                stroke.trim?.extent = stroke.extent
                return .stroke(stroke)
            default: return .subpaths(outline.subpaths.map { $0.mapped(point) })
            }
        }
        func isRound(_ outlines: [Outline]) -> Bool {
            if outlines.count == 1, case .ellipse = outlines[0] { return true }
            return false
        }
        func extent(_ rect: CGRect, isCircle: Bool) -> CGRect {
            if isCircle, keepsCircles { return circle(rect) }
            return Outline.subpaths(Outline.rectangle(rect).subpaths.map { $0.mapped(point) }).boundingRect
        }
        var path = Path()
        path.outlines = finishedOutlines.map(turned)
        path.trim = trim.map {
            Trim(
                share: $0.share, extent: extent($0.extent, isCircle: $0.isCircle), isCircle: $0.isCircle && keepsCircles
            )
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
            case .subpaths(let subpaths): return .subpaths(subpaths.map { $0.mapped(point) })
            case .stroke(var stroke):
                stroke.outlines = stroke.outlines.map(mapped)
                stroke.style.lineWidth *= radius
                stroke.style.dash = stroke.style.dash.map { $0 * radius }
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
