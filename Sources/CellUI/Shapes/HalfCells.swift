/// The colours of the upper and the lower half of a cell: the two square pixels that every terminal can show.
struct HalfCells {
    var upper: CellColor
    var lower: CellColor

    init(upper: CellColor, lower: CellColor) { (self.upper, self.lower) = (upper, lower) }

    init(_ color: CellColor) { self.init(upper: color, lower: color) }

    /// The halves of a drawn cell. Of a cell with letters, only the background counts.
    init(_ cell: Cell) {
        let (ink, ground) = (cell.style.foreground, cell.style.background)
        guard cell.glyph != .space, let shares = cell.glyph.quarterShares else {
            (upper, lower) = (ground, ground)
            return
        }
        func half(_ share: Double) -> CellColor {
            share <= 0 ? ground : share >= 1 ? ink : ink.blended(over: ground, opacity: share)
        }
        (upper, lower) = (half((shares[0] + shares[1]) / 2), half((shares[2] + shares[3]) / 2))
    }

    /// The cell that shows these halves: a blank if they are equal.
    var cell: Cell {
        upper == lower
            ? .blank(CellStyle(background: upper))
            : Cell(glyph: Self.upperHalf, style: CellStyle(foreground: upper, background: lower))
    }

    private static let upperHalf = Quadrants.upper.glyph
}

/// How much of each half cell a convex outline covers.
///
/// Exact along a row and at the top and the bottom of the outline; in between, the mean of four lines.
struct HalfCellCoverage {
    private let outline: Path.Outline
    private let bounds: CGRect
    /// The points per column and per half row.
    private let step: (x: Double, y: Double)
    /// The half rows that may be covered.
    let halfRows: Range<Int>
    /// The half rows between the round corners, and their coverage, which is the same for all: computing each took an eighth of the
    /// instructions of a new state.
    private var straight = 0..<0
    private var straightRow = Row()

    private static let lines = 4

    /// - Parameter limit: The rows of interest.
    init(_ outline: Path.Outline, scale: CellScale, rows limit: Range<Int>) {
        self.outline = outline
        step = (scale.pointsPerColumn, scale.pointsPerRow / 2)
        bounds = outline.boundingRect
        let first = max(2 * limit.lowerBound, Int((bounds.minY / step.y).rounded(.down)))
        let last = min(2 * limit.upperBound, Int((bounds.maxY / step.y).rounded(.up)))
        halfRows = first..<max(first, last)
        guard let sides = outline.straightSides else { return }
        let start = Int((sides.lowerBound / step.y).rounded(.up))
        straight = (start..<max(start, Int((sides.upperBound / step.y).rounded(.down)))).clamped(to: halfRows)
        if !straight.isEmpty { straightRow = computed(straight.lowerBound) }
    }

    /// The coverage of one half row.
    struct Row {
        /// The columns where each line begins and ends to be covered; both are 0 on one that is not.
        fileprivate(set) var starts = SIMD4<Double>.zero
        fileprivate(set) var ends = SIMD4<Double>.zero
        /// The share of the half row between top and bottom of the outline, 0…1.
        fileprivate(set) var height = 1.0
        /// The columns that may be covered.
        fileprivate(set) var columns = 0..<0
        /// The columns that are covered entirely.
        fileprivate(set) var whole = 0..<0

        /// The share of column `x` that is covered, 0…1.
        func coverage(_ x: Int) -> Double { whole.contains(x) ? 1 : coverage(from: Double(x), width: 1) }

        /// The shares of the left and the right half of column `x` that are covered, 0…1.
        func quarters(_ x: Int) -> (left: Double, right: Double) {
            if whole.contains(x) { return (1, 1) }
            return (coverage(from: Double(x), width: 0.5), coverage(from: Double(x) + 0.5, width: 0.5))
        }

        private func coverage(from start: Double, width: Double) -> Double {
            var sum = 0.0
            for line in 0..<lines { sum += max(0, min(ends[line], start + width) - max(starts[line], start)) }
            return sum / width / Double(lines) * height
        }
    }

    /// The coverage of `halfRow`; nothing is covered outside ``halfRows``.
    func row(_ halfRow: Int) -> Row {
        if straight.contains(halfRow) { return straightRow }
        return halfRows.contains(halfRow) ? computed(halfRow) : Row()
    }

    private func computed(_ halfRow: Int) -> Row {
        var row = Row()
        var (low, high) = (Double.infinity, -Double.infinity)
        var (inner, outer) = (-Double.infinity, Double.infinity)
        let top = max(Double(halfRow), Self.settled(bounds.minY / step.y))
        let bottom = min(Double(halfRow) + 1, Self.settled(bounds.maxY / step.y))
        row.height = max(0, bottom - top)
        var isWhole = row.height >= 1
        for line in 0..<Self.lines {
            let y = (top + (Double(line) + 0.5) / Double(Self.lines) * row.height) * step.y
            guard let span = outline.span(y: y) else {
                isWhole = false
                continue
            }
            // Edges that are on a cell's but for rounding errors are on it.
            let start = Self.settled(span.lowerBound / step.x)
            let end = max(start, Self.settled(span.upperBound / step.x))
            (row.starts[line], row.ends[line]) = (start, end)
            (low, high) = (min(low, start), max(high, end))
            (inner, outer) = (max(inner, start), min(outer, end))
        }
        guard low < high else { return row }
        row.columns = Int(low.rounded(.down))..<Int(high.rounded(.up))
        if isWhole {
            let start = Int(inner.rounded(.up))
            row.whole = start..<max(start, Int(outer.rounded(.down)))
        }
        return row
    }

    private static func settled(_ value: Double) -> Double {
        let limited = min(max(value, -1e6), 1e6)
        let nearest = limited.rounded()
        return abs(limited - nearest) < 1e-6 ? nearest : limited
    }
}
