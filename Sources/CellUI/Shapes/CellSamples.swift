/// A picture of one cell in 8 × 8 samples, and the cell that comes nearest to it: one block element in two colours.
struct CellSamples {
    /// The samples along each side.
    static let side = 8
    /// The sums of the samples' red, green and blue, and of 255 for each that is a part of the shape: in the upper half, in all of it, in
    /// each column and in each quarter.
    private var upper = SIMD4<Float>.zero
    private var total = SIMD4<Float>.zero
    private var columns = [SIMD4<Float>](repeating: .zero, count: side)
    private var quarters = [SIMD4<Float>](repeating: .zero, count: 4)

    /// A colour as a sample; `nil` if the terminal decides it.
    static func sample(_ color: CellColor) -> SIMD4<Float>? {
        color.hex.map { SIMD4(Float($0 >> 16), Float($0 >> 8 & 255), Float($0 & 255), 0) }
    }

    mutating func removeAll() {
        (upper, total) = (.zero, .zero)
        for index in 0..<Self.side { columns[index] = .zero }
        for index in 0..<4 { quarters[index] = .zero }
    }

    /// - Parameter isPart: Whether the sample is a part of the shape, and not of what is behind it.
    mutating func add(_ color: SIMD4<Float>, isPart: Bool, x: Int, y: Int) {
        var color = color
        color[3] = isPart ? 255 : 0
        total += color
        if y < Self.side / 2 { upper += color }
        columns[x] += color
        quarters[2 * (y / 4) + x / 4] += color
    }

    /// The nearest cell. Halves are preferred to another shape that is as near.
    ///
    /// - Parameters:
    ///   - ground: The colour behind the shape.
    ///   - isPlain: Whether all that is behind it has that colour. Only then `edge` counts.
    ///   - edge: The shares of the shape in a part of the cell up to which nothing of it is seen, and from which all of that part is. The
    ///     nearer they are, the sharper its edges: a thin line whose parts are each mixed by their share has blotches.
    func cell(ground behind: CellColor, isPlain: Bool, edge: ClosedRange<Float>) -> Cell {
        var best = (glyph: Quadrants.upper.glyph, sum: upper, count: Float(32), score: Float(0))
        best.score = Self.score(best.sum, best.count, of: total)
        func consider(_ glyph: Glyph, _ sum: SIMD4<Float>, _ count: Int) {
            let score = Self.score(sum, Float(count), of: total)
            if score > best.score * 1.0001 { best = (glyph, sum, Float(count), score) }
        }
        var left = SIMD4<Float>.zero
        for eighths in 1..<Self.side {
            left += columns[eighths - 1]
            consider(EdgeCell.left[eighths], left, Self.side * eighths)
        }
        for quarter in 0..<4 {
            consider(Quadrants(rawValue: 1 << UInt8(quarter)).glyph, quarters[quarter], 16)
        }
        let diagonal: Quadrants = [.upperLeft, .lowerRight]
        consider(diagonal.glyph, quarters[0] + quarters[3], 32)
        func color(_ mean: SIMD4<Float>) -> CellColor {
            if isPlain, let sample = Self.sample(behind) {
                return Self.color(Self.sharpened(mean, over: sample, edge: edge))
            }
            let color = Self.color(mean)
            return color.isNear(behind, within: Self.hardlySeen) ? behind : color
        }
        let (ink, ground) = (color(best.sum / best.count), color((total - best.sum) / (64 - best.count)))
        if ink == ground { return .blank(CellStyle(background: ground)) }
        if ink == behind, best.glyph == EdgeCell.left[4] {
            // The gap that some fonts leave below a block has the colour of what is behind then.
            return Cell(glyph: Quadrants.right.glyph, style: CellStyle(foreground: ground, background: ink))
        }
        return Cell(glyph: best.glyph, style: CellStyle(foreground: ink, background: ground))
    }

    /// A mean of a shape and what is behind it with more of what prevails.
    private static func sharpened(
        _ mean: SIMD4<Float>, over ground: SIMD4<Float>, edge: ClosedRange<Float>
    ) -> SIMD4<Float> {
        let share = mean[3] / 255
        guard share > edge.lowerBound else { return ground }
        let seen = (share - edge.lowerBound) / (edge.upperBound - edge.lowerBound)
        return ground + (mean - ground) * (min(seen, 1) / share)
    }

    /// The greatest difference, as a sum of red, green and blue, that would only be seen as a shadow.
    private static let hardlySeen = 64

    /// What two means keep of the samples' squares: the larger, the nearer.
    private static func score(_ sum: SIMD4<Float>, _ count: Float, of total: SIMD4<Float>) -> Float {
        let rest = total - sum
        return (sum * sum).sum() / count + (rest * rest).sum() / (64 - count)
    }

    private static func color(_ mean: SIMD4<Float>) -> CellColor {
        func channel(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255) + 0.5) }
        return CellColor(red: channel(mean[0]), green: channel(mean[1]), blue: channel(mean[2]))
    }
}
