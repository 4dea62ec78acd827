import Foundation

extension Path {
    /// Adds an arc, after a straight line to where it begins. As in SwiftUI, `clockwise` assumes that y points up: `false` is
    /// clockwise on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite, startAngle.radians.isFinite else { return }
        // The way round that was asked for, and never more than twice round.
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        if clockwise ? sweep > 0 : sweep < 0 {
            sweep = rest == 0 ? 0 : rest + (clockwise ? -turn : turn)
        } else if abs(sweep) > 2 * turn {
            sweep = rest + (sweep < 0 ? -turn : turn)
        }
        func point(_ angle: Double, bend: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - bend * sin(angle)),
                y: center.y + radius * (sin(angle) + bend * cos(angle)))
        }
        let first = point(startAngle.radians)
        if let place = currentPoint {
            if hypot(place.x - first.x, place.y - first.y) > 1e-6 { addLine(to: first) }
        } else {
            move(to: first)
        }
        if sweep == 0 { return }
        let quarters = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(quarters)
        let bend = 4.0 / 3 * tan(step / 4)
        for quarter in 0..<quarters {
            let (from, to) = (
                startAngle.radians + Double(quarter) * step, startAngle.radians + Double(quarter + 1) * step
            )
            addCurve(to: point(to), control1: point(from, bend: bend), control2: point(to, bend: -bend))
        }
    }

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
