import Foundation

extension Path {
    /// The last point of the line being drawn; `nil` after a closed shape or if there is none.
    public var currentPoint: CGPoint? { lastPoint }

    /// Adds an arc that rounds the corner at `tangent1End`, as Core Graphics does: a line to where the arc begins, then the arc,
    /// which touches the line from the current point to `tangent1End` and the one from there to `tangent2End`. Without a corner,
    /// a line to `tangent1End`.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: tangent1End) }
        let (back, ahead) = (start.minus(tangent1End), tangent2End.minus(tangent1End))
        let (backLength, aheadLength) = (hypot(back.x, back.y), hypot(ahead.x, ahead.y))
        guard radius > 0, backLength > 0, aheadLength > 0 else { return addLine(to: tangent1End) }
        let (one, other) = (back.times(1 / backLength), ahead.times(1 / aheadLength))
        let angle = acos(max(-1, min(1, one.x * other.x + one.y * other.y)))
        guard angle > 0.001, angle < .pi - 0.001 else { return addLine(to: tangent1End) }
        let reach = radius / tan(angle / 2)
        let bisector = CGPoint(x: one.x + other.x, y: one.y + other.y)
        let toCenter = radius / sin(angle / 2) / hypot(bisector.x, bisector.y)
        let center = tangent1End.minus(bisector.times(-toCenter))
        let (first, last) = (tangent1End.minus(one.times(-reach)), tangent1End.minus(other.times(-reach)))
        let from = atan2(first.y - center.y, first.x - center.x)
        var sweep = atan2(last.y - center.y, last.x - center.x) - from
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addLine(to: first)
        addArc(
            center: center, radius: radius, startAngle: .radians(from), endAngle: .radians(from + sweep),
            clockwise: sweep < 0)
    }

    /// Adds a rectangle with corners of different radii.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addPath(UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)) }
}

extension CGPoint {
    fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    fileprivate func times(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
