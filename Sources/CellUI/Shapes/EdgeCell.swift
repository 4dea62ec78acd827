/// A cell that a steep edge of a convex outline splits into left and right: in eighths, which quarters would miss by up to a quarter of a
/// cell.
///
///     ▎▊
///
/// A flat edge is not split so: below lower eighths some fonts leave a gap, which would be a line beneath each shape.
struct EdgeCell {
    let glyph: Glyph
    /// The share of the glyph's ink that the outline covers, 0…1.
    let ink: Double
    /// The share of the rest of the cell that the outline covers, 0…1.
    let ground: Double

    /// By how much of a cell's area a split must be nearer than quarters are.
    private static let advantage = 0.02

    /// Nothing if quarters are about as near.
    init?(_ upper: HalfCellCoverage.Row, _ lower: HalfCellCoverage.Row, column: Int) {
        guard upper.height >= 1, lower.height >= 1 else { return nil }
        let left = SIMD8(repeating: Double(column))
        let starts = (SIMD8(lowHalf: upper.starts, highHalf: lower.starts) - left)
            .clamped(lowerBound: .zero, upperBound: .one)
        let ends = (SIMD8(lowHalf: upper.ends, highHalf: lower.ends) - left)
            .clamped(lowerBound: .zero, upperBound: .one)
        let isLeft = starts.max() <= 0
        guard isLeft || ends.min() >= 1 else { return nil }
        let share = (ends - starts).sum() / 8
        // The eighths of the cell that are covered, alike on both sides of a shape.
        let covered = Int((8 * share).rounded())
        guard (1...7).contains(covered), covered != 4 else { return nil }
        let eighths = isLeft ? covered : 8 - covered
        let width = Double(eighths) / 8
        let limit = SIMD8(repeating: width)
        let inked = (pointwiseMin(ends, limit) - pointwiseMin(starts, limit)).sum() / 8
        (ink, ground) = (inked / width, (share - inked) / (1 - width))
        glyph = Self.left[eighths]
        let error = width * Self.spread(ink) + (1 - width) * Self.spread(ground)
        if error > Self.errorOfQuarters(starts, ends) - Self.advantage { return nil }
    }

    /// What is lost where one colour stands for a part of a cell of which a share is covered.
    private static func spread(_ share: Double) -> Double { share * (1 - share) }

    /// The least that is lost where quarters of the cell have two colours.
    private static func errorOfQuarters(_ starts: SIMD8<Double>, _ ends: SIMD8<Double>) -> Double {
        let half = SIMD8(repeating: 0.5)
        let left = pointwiseMin(ends, half) - pointwiseMin(starts, half)
        let right = ends - starts - left
        let quarters = SIMD4(left.lowHalf.sum(), right.lowHalf.sum(), left.highHalf.sum(), right.highHalf.sum()) / 2
        func halves(_ a: Double, _ b: Double) -> Double { (spread(a / 2) + spread(1 - b / 2)) / 2 }
        let sum = quarters.sum()
        var least = min(
            halves(quarters[0] + quarters[1], quarters[2] + quarters[3]),
            halves(quarters[0] + quarters[2], quarters[1] + quarters[3]))
        for quarter in 0..<4 {
            least = min(least, (spread(quarters[quarter]) + 3 * spread((sum - quarters[quarter]) / 3)) / 4)
        }
        return least
    }

    /// The left eighths of a cell, by their number.
    static let left = " ▏▎▍▌▋▊▉█".map { Glyph($0) }
}

extension Glyph {
    /// Whether it is a blank, or quarters or eighths of a cell: a part of a shape, and not a letter.
    var isBlock: Bool { code == 0x20 || (0x2580...0x2590).contains(code) || (0x2596...0x259F).contains(code) }

    /// The block element with the quarters that this one leaves out; `nil` if it has not one to three of them.
    package var restOfCell: Glyph? {
        guard let quadrants = Quadrants(self), !quadrants.isEmpty, quadrants != .all else { return nil }
        return Quadrants.all.subtracting(quadrants).glyph
    }

    /// The shares of a cell's quarters that a block covers, in the order of ``Quadrants``; `nil` for any other glyph.
    var quarterShares: SIMD4<Double>? {
        switch code {
        case 0x2581...0x2587:
            let height = Double(code - 0x2580) / 4
            let (upper, lower) = (max(0, height - 1), min(height, 1))
            return SIMD4(upper, upper, lower, lower)
        case 0x2589...0x258F:
            let width = Double(0x2590 - code) / 4
            let (left, right) = (min(width, 1), max(0, width - 1))
            return SIMD4(left, right, left, right)
        default:
            guard let quadrants = Quadrants(self) else { return nil }
            let value = quadrants.rawValue
            return SIMD4(Double(value & 1), Double(value >> 1 & 1), Double(value >> 2 & 1), Double(value >> 3 & 1))
        }
    }
}
