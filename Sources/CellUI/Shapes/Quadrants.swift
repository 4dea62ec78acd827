/// The quarters of a cell that an outline covers, the finest resolution that block elements have in all terminals.
///
///     ▘ ▝   upper left 1, upper right 2
///     ▖ ▗   lower left 4, lower right 8
struct Quadrants: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let upperLeft = Quadrants(rawValue: 1)
    static let upperRight = Quadrants(rawValue: 2)
    static let lowerLeft = Quadrants(rawValue: 4)
    static let lowerRight = Quadrants(rawValue: 8)
    static let upper: Quadrants = [.upperLeft, .upperRight]
    static let lower: Quadrants = [.lowerLeft, .lowerRight]
    static let right: Quadrants = [.upperRight, .lowerRight]
    static let all = Quadrants(rawValue: 15)

    private static let glyphs: [Glyph] = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { Glyph($0) }

    /// The quarters of a block element; `nil` for any other glyph.
    init?(_ glyph: Glyph) {
        // A linear scan of sixteen values is faster than hashing one, and usually the first, the blank, matches.
        guard let index = Self.glyphs.firstIndex(of: glyph) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    /// The number of quarters.
    var count: Int { rawValue.nonzeroBitCount }

    /// The block element with these quarters.
    var glyph: Glyph { Self.glyphs[Int(rawValue)] }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}
