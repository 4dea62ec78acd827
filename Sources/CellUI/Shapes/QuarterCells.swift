/// The colours of the four quarters of a cell, as they should be, and the cell that comes nearest: it has one block element and two
/// colours.
///
///     ▗▟▙▖    a round end in halves would begin with a column of its mean
struct QuarterCells {
    /// The channels of the quarters, which are in the order of ``Quadrants``.
    private var red = SIMD4<Int32>.zero
    private var green = SIMD4<Int32>.zero
    private var blue = SIMD4<Int32>.zero

    /// The quarters of a drawn cell; `nil` if the terminal decides a colour. Of a cell with letters, only the background counts.
    init?(_ cell: Cell) {
        let (ink, ground) = (cell.style.foreground, cell.style.background)
        let shares = cell.glyph == .space ? .zero : cell.glyph.quarterShares ?? .zero
        guard ground.hex != nil, shares == .zero || ink.hex != nil else { return nil }
        for quarter in 0..<4 {
            let share = shares[quarter]
            self[quarter] = share <= 0 ? ground : share >= 1 ? ink : ink.blended(over: ground, opacity: share)
        }
    }

    subscript(quarter: Int) -> CellColor {
        get { Self.color(red[quarter], green[quarter], blue[quarter]) }
        set {
            let hex = Int32(newValue.hex ?? 0)
            (red[quarter], green[quarter], blue[quarter]) = (hex >> 16, hex >> 8 & 255, hex & 255)
        }
    }

    /// The nearest cell. Halves are preferred to another shape that is hardly better.
    var cell: Cell {
        var best = (pattern: Quadrants.upper, score: score(of: .upper) + Self.advantage)
        for pattern in Self.patterns {
            let score = score(of: pattern)
            if score > best.score { best = (pattern, score) }
        }
        var (ink, ground) = (mean(of: best.pattern), mean(of: Quadrants.all.subtracting(best.pattern)))
        if ink == ground { return .blank(CellStyle(background: ground)) }
        // Below a lower quarter of ink some fonts leave a gap, which would be a line beneath a shape. Of two equal ways the lighter is
        // ink, so that the cell at the other end of a shape is its mirror image.
        let rest = Quadrants.all.subtracting(best.pattern)
        let (lower, lowerRest) = (best.pattern.intersection(.lower).count, rest.intersection(.lower).count)
        if lowerRest < lower || lowerRest == lower && lightness(of: best.pattern) < 0 {
            best.pattern = rest
            swap(&ink, &ground)
        }
        return Cell(glyph: best.pattern.glyph, style: CellStyle(foreground: ink, background: ground))
    }

    /// By how much the mean of some quarters is lighter than that of the others, in a measure of its own.
    private func lightness(of pattern: Quadrants) -> Int32 {
        let (inside, count) = (Self.masks[Int(pattern.rawValue)], Int32(pattern.count))
        let sums = red &+ green &+ blue
        let kept = (sums & inside).wrappedSum()
        return kept * (4 - count) - (sums.wrappedSum() - kept) * count
    }

    /// The ways to divide a cell in two, but for that into an upper and a lower half.
    private static let patterns: [Quadrants] = [
        [.upperLeft, .lowerLeft], .upperLeft, .upperRight, .lowerLeft, .lowerRight, [.upperLeft, .lowerRight],
    ]

    /// By how much, in squared steps of a colour, another division must be better than halves.
    private static let advantage: Int32 = 300

    /// What two means keep of the colours' squares: the larger, the nearer. One or two quarters are on one side.
    ///
    /// Divisions by a number that the compiler knows, and masks instead of products: it is asked seven times for each cell of a round
    /// edge.
    private func score(of pattern: Quadrants) -> Int32 {
        let (inside, isOne) = (Self.masks[Int(pattern.rawValue)], pattern.count == 1)
        func kept(_ channel: SIMD4<Int32>) -> Int32 {
            let a = (channel & inside).wrappedSum()
            let b = channel.wrappedSum() - a
            return isOne ? a * a + b * b / 3 : a * a / 2 + b * b / 2
        }
        return kept(red) + kept(green) + kept(blue)
    }

    private func mean(of quarters: Quadrants) -> CellColor {
        let (mask, count) = (Self.masks[Int(quarters.rawValue)], quarters.count)
        func mean(_ channel: SIMD4<Int32>) -> Int32 {
            let sum = (channel & mask).wrappedSum()
            return count == 1 ? sum : count == 2 ? (sum + 1) / 2 : (sum + 1) / 3
        }
        return Self.color(mean(red), mean(green), mean(blue))
    }

    private static func color(_ red: Int32, _ green: Int32, _ blue: Int32) -> CellColor {
        CellColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    }

    /// All bits of each quarter of a set.
    private static let masks: [SIMD4<Int32>] = (0..<16).map { (value: Int32) in
        0 &- SIMD4(value & 1, value >> 1 & 1, value >> 2 & 1, value >> 3 & 1)
    }
}
