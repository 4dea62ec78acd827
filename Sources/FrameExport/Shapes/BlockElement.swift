/// The block elements U+2580…U+259F and the sextants U+1FB00…U+1FB3B as areas of a cell. Adjacent ones join without a seam,
/// independent of the font.
enum BlockElement {
    /// The covered areas of a cell, and the share of the glyph's colour.
    struct Coverage: Equatable {
        var areas: [CellArea]
        /// The share in eighths: 8 for the full colour; 2, 4 and 6 for the three shades.
        var eighths: UInt32 = 8
    }

    /// The coverage of `scalar`; `nil` if it is not a block element or sextant.
    static func coverage(of scalar: Unicode.Scalar) -> Coverage? {
        let value = Int(scalar.value)
        return switch value {
        case 0x2580: Coverage(areas: [.points(0, 0, 8, 8)])
        case 0x2581...0x2588: Coverage(areas: [.points(0, 16 - 2 * (value - 0x2580), 8, 2 * (value - 0x2580))])
        case 0x2589...0x258F: Coverage(areas: [.points(0, 0, 0x2590 - value, 16)])
        case 0x2590: Coverage(areas: [.points(4, 0, 4, 16)])
        case 0x2591...0x2593: Coverage(areas: [.points(0, 0, 8, 16)], eighths: UInt32(value - 0x2590) * 2)
        case 0x2594: Coverage(areas: [.points(0, 0, 8, 2)])
        case 0x2595: Coverage(areas: [.points(7, 0, 1, 16)])
        case 0x2596...0x259F: Coverage(areas: parts(quadrantSets[value - 0x2596], rowEdges: [0, 80, 160]))
        case 0x1FB00...0x1FB3B: Coverage(areas: parts(sextants(value - 0x1FB00), rowEdges: [0, 50, 110, 160]))
        default: nil
        }
    }

    /// U+2596…U+259F: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    private static let quadrantSets = [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110]

    /// The bits of the sextant at `index` after U+1FB00. Unicode leaves out the empty cell and the left and right half, which
    /// are encoded elsewhere.
    private static func sextants(_ index: Int) -> Int {
        index + 1 + (index >= 20 ? 1 : 0) + (index >= 40 ? 1 : 0)
    }

    /// The areas of a set of parts, two per row, bit 0 upper left. Two set parts in a row become one area.
    private static func parts(_ set: Int, rowEdges: [Int]) -> [CellArea] {
        (0..<rowEdges.count - 1).compactMap { row in
            let bits = set >> (2 * row) & 3
            let x = bits == 2 ? 40 : 0
            let area = CellArea(
                x: x, y: rowEdges[row], width: bits == 3 ? 80 : 40, height: rowEdges[row + 1] - rowEdges[row])
            return bits == 0 ? nil : area
        }
    }
}
