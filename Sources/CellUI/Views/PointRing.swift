/// The measures of a ring of progress in points.
struct PointRing {
    /// The width of the line.
    let line: Double
    /// From the middle to that of the line.
    let radius: Double
    private let middle: CGPoint
    private let isOpen: Bool

    /// The line's width as a part of the diameter, and the least one in points.
    private static let lineShare = 0.11
    private static let leastLineWidth = 2.5
    /// How far the ring ends before a marker, in points.
    private static let markerGap = 1.5

    /// The largest ring in the middle of a rectangle.
    init(in rect: CGRect, isOpen: Bool) {
        let side = min(rect.width, rect.height)
        line = max(Self.leastLineWidth, side * Self.lineShare)
        radius = (side - line) / 2
        middle = CGPoint(x: rect.midX, y: rect.midY)
        self.isOpen = isOpen
    }

    /// Where a ring begins and through how much it turns, in degrees.
    static func start(_ isOpen: Bool) -> Double { isOpen ? 135 : -90 }
    static func turn(_ isOpen: Bool) -> Double { isOpen ? 270 : 360 }

    /// Where a fraction of a ring is, in radians clockwise from the right.
    static func angle(at fraction: Double, isOpen: Bool) -> Double {
        (start(isOpen) + turn(isOpen) * fraction) * .pi / 180
    }

    /// A whole circle in the middle of the line.
    var circle: Path {
        Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// The part of the ring between two fractions.
    func arc(_ part: ClosedRange<Double>) -> Path {
        Path {
            $0.addArc(
                center: middle, radius: radius, startAngle: .radians(Self.angle(at: part.lowerBound, isOpen: isOpen)),
                endAngle: .radians(Self.angle(at: part.upperBound, isOpen: isOpen)), clockwise: false)
        }
    }

    /// The square of a dot on the ring.
    func marker(at fraction: Double) -> CGRect {
        let angle = Self.angle(at: fraction, isOpen: isOpen)
        return CGRect(
            x: middle.x + radius * cos(angle) - line / 2, y: middle.y + radius * sin(angle) - line / 2, width: line,
            height: line)
    }

    /// The parts of the ring before and after a dot on it, which keep a gap between their round ends and the dot. One that is empty is where
    /// the other ends.
    func parts(besideMarkerAt fraction: Double) -> [ClosedRange<Double>] {
        let gap = radius > 0 ? (line + Self.markerGap) / radius * 180 / .pi / Self.turn(isOpen) : 0
        return [0...max(0, fraction - gap), min(1, fraction + gap)...1]
    }

    /// The space between the ends of an open ring, as high as a line of a small label, at the bottom of the square.
    var gap: CGRect {
        let width = 2 * (radius * 0.5.squareRoot() - line / 2)
        let (bottom, height) = (middle.y + radius + line / 2, Self.gapShare * (2 * radius + line))
        return CGRect(x: middle.x - width / 2, y: bottom - height, width: width, height: height)
    }

    /// The height of the gap as a part of the diameter.
    private static let gapShare = 0.26
}
