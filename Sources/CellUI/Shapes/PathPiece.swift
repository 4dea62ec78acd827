import Foundation

extension Path {
    /// A straight or curved piece of a line. It begins where the piece before it ends.
    enum Piece: Hashable, Sendable {
        case line(to: CGPoint)
        case quad(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

        /// Where the piece ends.
        var end: CGPoint {
            switch self {
            case .line(let end), .quad(let end, _), .curve(let end, _, _): end
            }
        }

        /// The piece with all its points mapped; exact for whatever moves, scales, turns and shears.
        func mapped(_ point: (CGPoint) -> CGPoint) -> Piece {
            switch self {
            case .line(let end): .line(to: point(end))
            case .quad(let end, let control): .quad(to: point(end), control: point(control))
            case .curve(let end, let control1, let control2):
                .curve(to: point(end), control1: point(control1), control2: point(control2))
            }
        }
    }

    /// How far in points a straight line may be from the curve that it is drawn for: a quarter of a pixel at four pixels a point,
    /// and far less than a quarter of what a terminal can show.
    static let flatness = 1.0 / 16
}

// MARK: Points of a curve

extension Path.Piece {
    /// The point at a part of the piece, 0…1.
    func point(at part: Double, from start: CGPoint) -> CGPoint { blossom(part, part, part, start) }

    /// The piece between two parts, and where it begins: the same curve, cut.
    func part(_ from: Double, _ to: Double, from start: CGPoint) -> (start: CGPoint, piece: Path.Piece) {
        if from <= 0, to >= 1 { return (start, self) }
        let end = point(at: to, from: start)
        let piece: Path.Piece =
            switch self {
            case .line: .line(to: end)
            case .quad: .quad(to: end, control: blossom(from, to, to, start))
            case .curve:
                .curve(to: end, control1: blossom(from, from, to, start), control2: blossom(from, to, to, start))
            }
        return (point(at: from, from: start), piece)
    }

    /// De Casteljau's algorithm with a parameter of its own for each level. Control points of a part of a curve are such points.
    /// Source: Ramshaw, "Blossoms are polar forms".
    private func blossom(_ u: Double, _ v: Double, _ w: Double, _ start: CGPoint) -> CGPoint {
        func between(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ u: Double, _ v: Double) -> CGPoint {
            between(between(a, b, u), between(b, c, u), v)
        }
        switch self {
        case .line(let end): return between(start, end, u)
        case .quad(let end, let control): return quad(start, control, end, u, w)
        case .curve(let end, let control1, let control2):
            return between(
                quad(start, control1, control2, u, v), quad(control1, control2, end, u, v), w)
        }
    }

    /// The number of straight lines of equal parts that follow the piece, none further from it than `flatness`.
    ///
    /// The distance is at most an eighth of the greatest second derivative by the square of a part.
    func steps(from start: CGPoint, flatness: Double = Path.flatness) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
            Double(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
        }
        let distance: Double
        switch self {
        case .line: return 1
        case .quad(let end, let control): distance = bend(start, control, end) / 4
        case .curve(let end, let control1, let control2):
            distance = max(bend(start, control1, control2), bend(control1, control2, end)) * 0.75
        }
        guard distance.isFinite else { return 1 }
        return Int(min(max((distance / flatness).squareRoot().rounded(.up), 1), Double(Self.mostSteps)))
    }

    /// Enough for a circle as wide as a street, in points; limits what a wrong number costs.
    private static let mostSteps = 512

    /// Adds the points after the first of straight lines along the piece.
    func flatten(from start: CGPoint, to line: inout [CGPoint]) {
        let steps = steps(from: start)
        for step in 1..<max(steps, 1) { line.append(point(at: Double(step) / Double(steps), from: start)) }
        line.append(end)
    }
}

// MARK: Measures

extension Path.Piece {
    /// The distances along the piece at equal parts, the first being zero.
    func distances(from start: CGPoint) -> [Double] {
        // Lengths are compared with each other, so they are measured more closely than what is drawn.
        let steps = steps(from: start, flatness: Path.flatness / 16)
        var distances = [0.0]
        var last = start
        for step in 1...steps {
            let next = step == steps ? end : point(at: Double(step) / Double(steps), from: start)
            distances.append(distances[step - 1] + Double(hypot(next.x - last.x, next.y - last.y)))
            last = next
        }
        return distances
    }

    /// The rectangle around the piece's control points.
    func hull(from start: CGPoint) -> CGRect {
        switch self {
        case .line(let end): [start, end].bounds
        case .quad(let end, let control): [start, control, end].bounds
        case .curve(let end, let control1, let control2): [start, control1, control2, end].bounds
        }
    }

    /// The smallest rectangle around the piece.
    func boundingRect(from start: CGPoint) -> CGRect {
        let turns = (Self.turns(coordinates(\.x, from: start)) + Self.turns(coordinates(\.y, from: start)))
            .filter { $0 > 0 && $0 < 1 }
        return ([start, end] + turns.map { point(at: $0, from: start) }).bounds
    }

    /// A coordinate of the start, the control points and the end.
    private func coordinates(_ axis: KeyPath<CGPoint, CGFloat>, from start: CGPoint) -> [Double] {
        let points: [CGPoint] =
            switch self {
            case .line(let end): [start, end]
            case .quad(let end, let control): [start, control, end]
            case .curve(let end, let control1, let control2): [start, control1, control2, end]
            }
        return points.map { Double($0[keyPath: axis]) }
    }

    /// Where a curve of these coordinates turns back.
    private static func turns(_ values: [Double]) -> [Double] {
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        switch steps.count {
        case 2: return roots(0, steps[1] - steps[0], steps[0])
        case 3: return roots(steps[2] - 2 * steps[1] + steps[0], 2 * (steps[1] - steps[0]), steps[0])
        default: return []
        }
    }

    /// Where a·t² + b·t + c is zero.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let root = (b * b - 4 * a * c).squareRoot()
        return root.isNaN ? [] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
}

extension [CGPoint] {
    /// The smallest rectangle around the points; `.zero` if there are none.
    package var bounds: CGRect {
        guard let first else { return .zero }
        var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
        for point in dropFirst() {
            (minX, maxX) = (Swift.min(minX, point.x), Swift.max(maxX, point.x))
            (minY, maxY) = (Swift.min(minY, point.y), Swift.max(maxY, point.y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
