/// Operations on points joined by straight lines.
enum Polyline {
    static func length(_ line: [CGPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    static func distance(from point: CGPoint, to line: [CGPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(.infinity) { min($0, distance(from: point, a: $1.0, b: $1.1)) }
    }

    /// The distance to the segment from `a` to `b`.
    static func distance(from point: CGPoint, a: CGPoint, b: CGPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let along = length == 0 ? 0 : min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1)
        return hypot(point.x - a.x - along * dx, point.y - a.y - along * dy)
    }

    /// The part between two distances along the line; fewer than two points if it is empty.
    static func part(of line: [CGPoint], from start: Double, to end: Double) -> [CGPoint] {
        var passed = 0.0
        var part: [CGPoint] = []
        for (a, b) in zip(line, line.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            defer { passed += length }
            // Ignore parts that are only rounding error: their direction would be arbitrary.
            guard length > 0, passed + length > start + 1e-6, passed < end - 1e-6 else { continue }
            func point(_ at: Double) -> CGPoint {
                let share = min(max((at - passed) / length, 0), 1)
                return CGPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y))
            }
            if part.isEmpty { part.append(point(start)) }
            part.append(point(end))
        }
        return part
    }

    /// The dashes of a line; `lengths` alternates between dashes and gaps.
    static func dashed(_ line: [CGPoint], _ lengths: [CGFloat], phase: CGFloat) -> [[CGPoint]] {
        // As in Core Graphics, an odd number of lengths is repeated once.
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        let whole = length(line)
        // Dashes far smaller than a cell only cost time: draw the line solid.
        guard period >= 0.5 else { return [line] }
        var dashes: [[CGPoint]] = []
        var position = -(phase - (phase / period).rounded(.down) * period)
        var index = 0
        while position < whole {
            let next = position + lengths[index % lengths.count]
            if index % 2 == 0, next > 0 {
                let dash = part(of: line, from: max(0, position), to: next)
                if dash.count > 1 { dashes.append(dash) }
            }
            position = next
            index += 1
        }
        return dashes
    }
}
