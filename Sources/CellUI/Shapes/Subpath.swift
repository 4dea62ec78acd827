import Foundation

extension Path {
    /// A line of straight and curved pieces. Core Graphics' word.
    struct Subpath: Hashable, Sendable {
        var start: CGPoint
        var pieces: [Piece] = []
        /// Whether a straight line leads from the end to the start.
        var isClosed = false

        /// Where the last piece ends.
        var end: CGPoint { pieces.last?.end ?? start }

        /// The pieces with the points at which they begin, among them the line that closes the subpath.
        var courses: [(start: CGPoint, piece: Piece)] {
            var courses: [(CGPoint, Piece)] = []
            courses.reserveCapacity(pieces.count + 1)
            var place = start
            for piece in pieces {
                courses.append((place, piece))
                place = piece.end
            }
            if isClosed, place != start { courses.append((place, .line(to: start))) }
            return courses
        }

        /// The subpath with all its points mapped.
        func mapped(_ point: (CGPoint) -> CGPoint) -> Subpath {
            Subpath(start: point(start), pieces: pieces.map { $0.mapped(point) }, isClosed: isClosed)
        }
    }
}

extension Path.Subpath {
    /// The subpath as straight lines; curves become as many as their size needs (``Path/flatness``).
    var polyline: [CGPoint] {
        var line = [start]
        for (start, piece) in courses { piece.flatten(from: start, to: &line) }
        return line
    }

    /// The smallest rectangle around the subpath.
    var boundingRect: CGRect {
        courses.reduce(CGRect(origin: start, size: .zero)) { $0.union($1.piece.boundingRect(from: $1.start)) }
    }

    /// The winding number around a point; an open subpath is closed by a straight line, as when it is filled.
    func winding(around point: CGPoint) -> Int {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
            if a.y <= point.y {
                if b.y > point.y, side > 0 { winding += 1 }
            } else if b.y <= point.y, side < 0 {
                winding -= 1
            }
        }
        var place = start
        for piece in pieces {
            // From outside the rectangle around its control points, a curve winds as the straight line between its ends does.
            if case .line = piece {
                cross(place, piece.end)
            } else if !piece.hull(from: place).contains(point) {
                cross(place, piece.end)
            } else {
                var line = [place]
                piece.flatten(from: place, to: &line)
                for (a, b) in zip(line, line.dropFirst()) { cross(a, b) }
            }
            place = piece.end
        }
        cross(place, start)
        return winding
    }

    // MARK: Parts

    /// The length in points.
    var length: Double { courses.reduce(0) { $0 + ($1.piece.distances(from: $1.start).last ?? 0) } }

    /// The part between two distances along the subpath, its curves cut; `nil` if it is empty.
    func part(from first: Double, to last: Double) -> Path.Subpath? {
        var passed = 0.0
        var part: Path.Subpath?
        for (start, piece) in courses {
            let distances = piece.distances(from: start)
            let length = distances.last ?? 0
            defer { passed += length }
            // Ignore parts that are only rounding error: their direction would be arbitrary.
            guard length > 0, passed + length > first + 1e-6, passed < last - 1e-6 else { continue }
            let cut = piece.part(
                Self.part(at: first - passed, of: distances), Self.part(at: last - passed, of: distances), from: start)
            part = part ?? Path.Subpath(start: cut.start)
            part?.pieces.append(cut.piece)
        }
        return part
    }

    /// The part of a piece, 0…1, at a distance along it.
    private static func part(at distance: Double, of distances: [Double]) -> Double {
        guard distance > 0, let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else {
            return distance > 0 ? 1 : 0
        }
        let (low, high) = (distances[next - 1], distances[next])
        let within = high > low ? (distance - low) / (high - low) : 0
        return (Double(next - 1) + within) / Double(distances.count - 1)
    }
}
