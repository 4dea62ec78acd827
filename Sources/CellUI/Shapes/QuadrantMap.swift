/// The quarters of cells that a path covers. Columns and rows count from the top left of the path's rectangle.
///
/// Rectangles, rounded rectangles and ellipses cover one span per row of quarters, computed on demand; any other path
/// is first drawn into a bitmap.
struct QuadrantMap {
    /// The cells that may be covered.
    let area: CellRect
    private let convex: Path.Outline?
    private var bits: [UInt8] = []
    /// Half a cell, in points.
    private let step: (x: Double, y: Double)

    /// - Parameters:
    ///   - size: The size of the path's rectangle.
    ///   - limit: The cells of interest; others are left out.
    init(_ path: Path, size: CellSize, limit: CellRect, scale: CellScale, isEOFilled: Bool = false) {
        step = (scale.pointsPerColumn / 2, scale.pointsPerRow / 2)
        let outlines = path.finishedOutlines
        let bounds = outlines.count == 1 ? outlines[0].boundingRect : path.boundingRect
        if outlines.count == 1, outlines[0].isConvex {
            convex = outlines[0].onQuarters(step)
            area = limit.intersection(Self.cells(of: bounds, scale))
            return
        }
        convex = nil
        let strokes = outlines.compactMap { outline -> Path.Stroke? in
            if case .stroke(let stroke) = outline { return stroke }
            return nil
        }
        // Strokes may extend beyond the stroked outline; a line is at least half a cell wide.
        let margin = strokes.reduce(0) { max($0, $1.style.lineWidth / 2, scale.pointsPerRow / 2) }
        area = limit.intersection(Self.cells(of: bounds.insetBy(dx: -margin, dy: -margin), scale))
        guard !area.isEmpty else { return }
        bits = Array(repeating: 0, count: area.width * area.height)
        let filled = outlines.filter { if case .stroke = $0 { false } else { true } }
        if !filled.isEmpty { fill(filled.flatMap(\.polylines), isEOFilled: isEOFilled) }
        for stroke in strokes { draw(stroke, size: size) }
    }

    private static func cells(of rect: CGRect, _ scale: CellScale) -> CellRect {
        func cell(_ value: Double, _ unit: Double) -> Int { Int(min(max(value / unit, -1e6), 1e6)) }
        let x = cell((rect.minX / scale.pointsPerColumn).rounded(.down), 1)
        let y = cell((rect.minY / scale.pointsPerRow).rounded(.down), 1)
        return CellRect(
            x: x, y: y, width: cell((rect.maxX / scale.pointsPerColumn).rounded(.up), 1) - x,
            height: cell((rect.maxY / scale.pointsPerRow).rounded(.up), 1) - y)
    }

    // MARK: Queries

    /// One row of cells.
    struct Row {
        /// The half columns covered in the upper and the lower half; only for a convex path.
        fileprivate let upper: Range<Int>
        fileprivate let lower: Range<Int>
        fileprivate let bits: ArraySlice<UInt8>?
        fileprivate let minX: Int

        /// The quarters covered in column `x`.
        subscript(x: Int) -> Quadrants {
            if let bits { return Quadrants(rawValue: bits[bits.startIndex + x - minX]) }
            var value: UInt8 = 0
            if upper.contains(2 * x) { value |= 1 }
            if upper.contains(2 * x + 1) { value |= 2 }
            if lower.contains(2 * x) { value |= 4 }
            if lower.contains(2 * x + 1) { value |= 8 }
            return Quadrants(rawValue: value)
        }

        /// Columns known to be fully covered.
        var interior: Range<Int> {
            let start = max(upper.lowerBound, lower.lowerBound)
            return Self.whole(start..<max(start, min(upper.upperBound, lower.upperBound)))
        }

        /// A run of `columns` with equal coverage: full, or only the half that is not empty. Empty if none is known.
        func run(in columns: Range<Int>) -> (columns: Range<Int>, quadrants: Quadrants) {
            if upper.isEmpty { return (Self.whole(lower).clamped(to: columns), .lower) }
            if lower.isEmpty { return (Self.whole(upper).clamped(to: columns), .upper) }
            return (interior.clamped(to: columns), .all)
        }

        /// The columns both of whose half columns are in the range.
        private static func whole(_ halves: Range<Int>) -> Range<Int> {
            let start = (halves.lowerBound + 1) >> 1
            return start..<max(start, halves.upperBound >> 1)
        }
    }

    /// The row `y`, which must be inside ``area``.
    func row(_ y: Int) -> Row {
        if let convex {
            let middle = (Double(2 * y) + 0.5) * step.y
            return Row(
                upper: halfColumns(convex.span(y: middle)), lower: halfColumns(convex.span(y: middle + step.y)),
                bits: nil,
                minX: area.minX)
        }
        let start = (y - area.minY) * area.width
        return Row(upper: 0..<0, lower: 0..<0, bits: bits[start..<start + area.width], minX: area.minX)
    }

    /// The half columns whose centre is inside a span of points.
    private func halfColumns(_ span: ClosedRange<Double>?) -> Range<Int> {
        guard let span else { return 0..<0 }
        let start = Int((min(max(span.lowerBound / step.x, -1e6), 1e6) - 0.5 - 1e-9).rounded(.up))
        let end = Int((min(max(span.upperBound / step.x, -1e6), 1e6) - 0.5 + 1e-9).rounded(.down)) + 1
        return start..<max(start, end)
    }

    // MARK: Drawing the bitmap

    private mutating func set(halfColumn: Int, halfRow: Int) {
        let (x, y) = (halfColumn >> 1, halfRow >> 1)
        guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return }
        bits[(y - area.minY) * area.width + x - area.minX] |= 1 << UInt8((halfColumn & 1) + 2 * (halfRow & 1))
    }

    private mutating func fill(_ lines: [[CGPoint]], isEOFilled: Bool) {
        for halfRow in 2 * area.minY..<2 * area.maxY {
            let y = (Double(halfRow) + 0.5) * step.y
            var crossings: [(x: Double, direction: Int)] = []
            for line in lines where line.count > 1 {
                var a = line[line.count - 1]
                for b in line {
                    if (a.y <= y) != (b.y <= y) {
                        crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
                    }
                    a = b
                }
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (crossing, next) in zip(crossings, crossings.dropFirst()) {
                winding += crossing.direction
                if isEOFilled ? winding % 2 != 0 : winding != 0 {
                    for halfColumn in halfColumns(crossing.x...max(crossing.x, next.x)) {
                        set(halfColumn: halfColumn, halfRow: halfRow)
                    }
                }
            }
        }
    }

    /// Marks the quarters that a stroke passes through.
    ///
    /// In each direction the stroke is at least as wide as a quarter of a cell, so that it never breaks, but not much
    /// wider, so that it stays thin. It is moved inwards as far as needed to stay inside its rectangle.
    private mutating func draw(_ stroke: Path.Stroke, size: CellSize) {
        let radius = (x: max(stroke.style.lineWidth, step.x) / 2, y: max(stroke.style.lineWidth, step.y) / 2)
        let middle = stroke.middle(radius: radius, step: step, size: size)
        let lines = stroke.lines
        let isCut = stroke.style.lineCap == .butt
        for line in lines where line.count > 1 {
            let isClosed = hypot(line[0].x - line[line.count - 1].x, line[0].y - line[line.count - 1].y) < 0.001
            let points = line.map { point -> CGPoint in
                let moved = middle(point)
                return CGPoint(x: moved.x / radius.x, y: moved.y / radius.y)
            }
            let cuts = isCut && !isClosed ? Cut.ends(of: points) : (nil, nil)
            var passed = 0.0
            let whole = Polyline.length(points)
            for index in 1..<points.count {
                let (a, b) = (points[index - 1], points[index])
                // Only segments near an end can be cut by it, because the two ends of a ring may meet.
                mark(a, b, radius: radius, passed < 1.5 ? cuts.0 : nil, whole - passed < 2.5 ? cuts.1 : nil)
                passed += hypot(b.x - a.x, b.y - a.y)
            }
        }
    }

    /// The cut at a line's butt end.
    private struct Cut {
        let point: CGPoint
        /// The direction of the part that is kept.
        let direction: CGPoint

        static func ends(of line: [CGPoint]) -> (Cut?, Cut?) {
            func cut(_ end: CGPoint, _ inner: CGPoint) -> Cut {
                Cut(point: end, direction: CGPoint(x: inner.x - end.x, y: inner.y - end.y))
            }
            return (cut(line[0], line[1]), cut(line[line.count - 1], line[line.count - 2]))
        }

        func keeps(_ x: Double, _ y: Double) -> Bool {
            (x - point.x) * direction.x + (y - point.y) * direction.y >= -1e-9
        }
    }

    /// Marks the quarters within distance 1 of a segment, in units of `radius`, that are not cut off at either end.
    private mutating func mark(
        _ a: CGPoint, _ b: CGPoint, radius: (x: Double, y: Double), _ start: Cut?, _ end: Cut?
    ) {
        let unit = (x: step.x / radius.x, y: step.y / radius.y)
        func index(_ value: Double, _ unit: Double) -> Int { Int(min(max((value / unit).rounded(.down), -1e6), 1e6)) }
        let firstColumn = max(2 * area.minX, index(min(a.x, b.x) - 1, unit.x))
        let lastColumn = min(2 * area.maxX - 1, index(max(a.x, b.x) + 1, unit.x))
        let firstRow = max(2 * area.minY, index(min(a.y, b.y) - 1, unit.y))
        let lastRow = min(2 * area.maxY - 1, index(max(a.y, b.y) + 1, unit.y))
        guard firstColumn <= lastColumn, firstRow <= lastRow else { return }
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        for row in firstRow...lastRow {
            for column in firstColumn...lastColumn {
                let x = (Double(column) + 0.5) * unit.x - a.x
                let y = (Double(row) + 0.5) * unit.y - a.y
                let along = length == 0 ? 0 : (x * dx + y * dy) / length
                let nearest = min(max(along, 0), 1)
                let (ex, ey) = (x - nearest * dx, y - nearest * dy)
                guard ex * ex + ey * ey <= 1 + 1e-6 else { continue }
                if let start, !start.keeps(x + a.x, y + a.y) { continue }
                if let end, !end.keeps(x + a.x, y + a.y) { continue }
                set(halfColumn: column, halfRow: row)
            }
        }
    }
}

extension Path.Stroke {
    /// Maps the centre line so that the stroke is entirely inside its rectangle and aligned to quarters of cells.
    func middle(
        radius: (x: Double, y: Double), step: (x: Double, y: Double), size: CellSize
    ) -> (CGPoint) -> CGPoint {
        let half = style.lineWidth / 2
        let outer = isBorder ? extent.insetBy(dx: -half, dy: -half) : extent
        func fit(
            _ low: Double, _ high: Double, _ outerLow: Double, _ outerHigh: Double, _ radius: Double, _ step: Double
        )
            -> (Double) -> Double
        {
            let first = (outerLow / step + 1e-6).rounded(.down) * step + radius
            let last = (outerHigh / step - 1e-6).rounded(.up) * step - radius
            guard high > low, last > first else {
                let center = (first + last) / 2
                return { _ in center }
            }
            let factor = (last - first) / (high - low)
            return { first + ($0 - low) * factor }
        }
        let isClosedForm =
            isBorder || trim != nil || outlines.allSatisfy { if case .subpaths = $0 { false } else { true } }
        let width = Double(size.width) * step.x * 2
        let height = Double(size.height) * step.y * 2
        guard isClosedForm else {
            // A custom line stays in place, except where it would be cut off at the sides.
            let isInside = extent.minX >= 0 && extent.minY >= 0 && extent.maxX <= width && extent.maxY <= height
            guard isInside else { return { $0 } }
            return { point in
                CGPoint(
                    x: min(max(point.x, radius.x), max(radius.x, width - radius.x)),
                    y: min(max(point.y, radius.y), max(radius.y, height - radius.y)))
            }
        }
        let x = fit(extent.minX, extent.maxX, outer.minX, outer.maxX, radius.x, step.x)
        let y = fit(extent.minY, extent.maxY, outer.minY, outer.maxY, radius.y, step.y)
        return { CGPoint(x: x($0.x), y: y($0.y)) }
    }
}
