/// A picture of one cell in 8 × 8 samples, and the cell that comes nearest to it: one block element in two colours.
struct CellSamples {
    /// The samples along each side.
    static let side = 8
    /// The sums of the samples' red, green and blue in the upper half, in all of it, in each column and in each quarter.
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

    mutating func add(_ color: SIMD4<Float>, x: Int, y: Int) {
        total += color
        if y < Self.side / 2 { upper += color }
        columns[x] += color
        quarters[2 * (y / 4) + x / 4] += color
    }

    /// The nearest cell. Halves are preferred to another shape that is as near.
    ///
    /// - Parameter blank: The colour that stands for what is hardly distinguished from it.
    func cell(blank: CellColor) -> Cell {
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
            let color = Self.color(mean)
            return color.isNear(blank, within: Self.hardlySeen) ? blank : color
        }
        let (ink, ground) = (color(best.sum / best.count), color((total - best.sum) / (64 - best.count)))
        if ink == ground { return .blank(CellStyle(background: ground)) }
        return Cell(glyph: best.glyph, style: CellStyle(foreground: ink, background: ground))
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
