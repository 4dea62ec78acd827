/// The block elements U+2580…U+259F as areas of a cell of 8 × 16, so that they meet without a seam in any font.
enum BlockElement {
    /// What covers the cell: rectangles, and how much of the glyph's colour they carry.
    struct Coverage: Equatable {
        var areas: [CellRect]
        /// 8 is the full colour; the three shades carry 2, 4 and 6.
        var eighths: UInt32 = 8
    }

    /// The coverage of `scalar`; `nil` if it is no block element.
    static func coverage(of scalar: Unicode.Scalar) -> Coverage? {
        let value = Int(scalar.value)
        return switch value {
        case 0x2580: Coverage(areas: [area(0, 0, 8, 8)])
        case 0x2581...0x2588: Coverage(areas: [area(0, 16 - 2 * (value - 0x2580), 8, 2 * (value - 0x2580))])
        case 0x2589...0x258F: Coverage(areas: [area(0, 0, 0x2590 - value, 16)])
        case 0x2590: Coverage(areas: [area(4, 0, 4, 16)])
        case 0x2591...0x2593: Coverage(areas: [area(0, 0, 8, 16)], eighths: UInt32(value - 0x2590) * 2)
        case 0x2594: Coverage(areas: [area(0, 0, 8, 2)])
        case 0x2595: Coverage(areas: [area(7, 0, 1, 16)])
        case 0x2596...0x259F: Coverage(areas: quadrants(quadrantSets[value - 0x2596]))
        default: nil
        }
    }

    /// U+2596…U+259F: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    private static let quadrantSets = [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110]

    private static func quadrants(_ set: Int) -> [CellRect] {
        (0..<4).filter { set >> $0 & 1 == 1 }.map { area($0 % 2 * 4, $0 / 2 * 8, 4, 8) }
    }

    private static func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CellRect {
        CellRect(x: x, y: y, width: width, height: height)
    }
}
