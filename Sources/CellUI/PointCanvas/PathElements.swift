extension Path {
    /// A part of a path. SwiftUI's type.
    public enum Element: Equatable, Sendable {
        /// A new line begins.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the line began.
        case closeSubpath
    }

    /// Calls `body` with each part of the path, in drawing order. Of strokes, the centre lines.
    public func forEach(_ body: (Element) -> Void) {
        for outline in finishedOutlines { outline.forEach(body) }
    }
}

extension Path.Outline {
    fileprivate func forEach(_ body: (Path.Element) -> Void) {
        for subpath in subpaths(from: .topTrailing) {
            body(.move(to: subpath.start))
            for piece in subpath.pieces {
                switch piece {
                case .line(let end): body(.line(to: end))
                case .quad(let end, let control): body(.quadCurve(to: end, control: control))
                case .curve(let end, let one, let other): body(.curve(to: end, control1: one, control2: other))
                }
            }
            if subpath.isClosed { body(.closeSubpath) }
        }
    }

    /// The outline as lines and curves; of a stroke, the centre lines.
    var subpaths: [Path.Subpath] { subpaths(from: .topLeading) }

    /// - Parameter first: The corner at which a rounded rectangle begins.
    private func subpaths(from first: Corner.Place) -> [Path.Subpath] {
        switch self {
        case .rectangle(let rect):
            let corners = [
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ]
            return [Path.Subpath(start: rect.origin, pieces: corners.map { .line(to: $0) }, isClosed: true)]
        case .ellipse(let rect):
            let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
            return [
                Path.Subpath(
                    start: CGPoint(x: rect.maxX, y: rect.midY),
                    pieces: (0..<4).map { Corner.circular.curve($0, around: rect, radii) }, isClosed: true)
            ]
        case .rounded(let rect, let radii): return [Self.round(rect, radii, from: first)]
        case .subpaths(let subpaths): return subpaths
        case .stroke(let stroke): return stroke.outlines.flatMap { $0.subpaths(from: first) }
        }
    }

    /// Clockwise from where a corner begins. Corners are continuous where there is room for their longer curves.
    private static func round(
        _ rect: CGRect, _ radii: RectangleCornerRadii, from first: Corner.Place
    ) -> Path.Subpath {
        let most = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].max() ?? 0
        let corner: Corner =
            most * Corner.continuousReach <= min(rect.width, rect.height) / 2 ? .continuous : .circular
        func point(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, _ radius: CGFloat) -> (CGPoint) -> CGPoint
        {
            // A corner's curves are given from its left end to its lower end, at the top right.
            { CGPoint(x: x + (dx * $0.x - dy * $0.y) * radius, y: y + (dy * $0.x + dx * $0.y) * radius) }
        }
        let places = [
            (point(rect.maxX, rect.minY, 1, 0, radii.topTrailing), radii.topTrailing),
            (point(rect.maxX, rect.maxY, 0, 1, radii.bottomTrailing), radii.bottomTrailing),
            (point(rect.minX, rect.maxY, -1, 0, radii.bottomLeading), radii.bottomLeading),
            (point(rect.minX, rect.minY, 0, -1, radii.topLeading), radii.topLeading),
        ]
        var path: Path.Subpath?
        for (place, radius) in places[first.rawValue...] + places[..<first.rawValue] {
            let start = place(CGPoint(x: radius > 0 ? -corner.reach : 0, y: 0))
            if path == nil { path = Path.Subpath(start: start) } else { path?.pieces.append(.line(to: start)) }
            guard radius > 0 else { continue }
            path?.pieces += corner.curves.map { curve in
                .curve(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
            }
        }
        path?.isClosed = true
        return path ?? Path.Subpath(start: rect.origin)
    }
}

/// The curves of a rounded corner at the top right, for a radius of 1 around the corner's point.
private struct Corner {
    /// The corners, clockwise.
    enum Place: Int { case topTrailing, bottomTrailing, bottomLeading, topLeading }
    typealias Curve = (control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// The distance from the corner's point at which the curves begin and end.
    let reach: CGFloat
    let curves: [Curve]

    /// A quarter of a circle.
    static let circular = Corner(
        reach: 1,
        curves: [
            (CGPoint(x: -1 + bend, y: 0), CGPoint(x: 0, y: 1 - bend), CGPoint(x: 0, y: 1))
        ])
    private static let bend: CGFloat = 0.552_284_75

    static let continuousReach: CGFloat = 1.528_665
    /// Apple's continuous corner, whose curvature changes gradually.
    ///
    /// Source: the path of `UIBezierPath(roundedRect:cornerRadius:)`, as printed by several authors since iOS 7.
    static let continuous = Corner(
        reach: continuousReach,
        curves: [
            (point(1.088_492_96, 0), point(0.868_406_94, 0), point(0.631_493_79, 0.074_911_39)),
            (
                point(0.372_823_83, 0.169_059_56), point(0.169_059_56, 0.372_823_83),
                point(0.074_911_39, 0.631_493_79)
            ),
            (point(0, 0.868_406_94), point(0, 1.088_492_96), point(0, continuousReach)),
        ])

    private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: -x, y: y) }

    /// A quarter of an ellipse, clockwise from its right.
    func curve(_ quarter: Int, around rect: CGRect, _ radii: CGSize) -> Path.Piece {
        let bend = Self.bend
        func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            let turned = [(along, across), (-across, along), (-along, -across), (across, -along)][quarter]
            return CGPoint(x: rect.midX + turned.0 * radii.width, y: rect.midY + turned.1 * radii.height)
        }
        return .curve(to: place(0, 1), control1: place(1, bend), control2: place(bend, 1))
    }
}
