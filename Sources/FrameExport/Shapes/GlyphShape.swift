/// A glyph drawn as shapes, independent of the font.
struct GlyphShape {
    /// Areas that join those of adjacent cells, filled without antialiasing to avoid seams.
    var blocks: [CellArea] = []
    /// The share of the glyph's colour in the blocks, in eighths.
    var eighths: UInt32 = 8
    /// Filled areas of box drawing.
    var lines: [CellArea] = []
    /// Outlines to fill and to stroke.
    var symbol = DrawnSymbol()
    /// The dots of a Braille pattern as the low eight bits of its scalar.
    var dots: UInt8 = 0

    /// The shape of `scalar`; `nil` if it is drawn by the font.
    static func shape(of scalar: Unicode.Scalar) -> GlyphShape? {
        switch scalar.value {
        case 0..<0x2022: nil
        case 0x2500...0x259F: boxesAndBlocks[Int(scalar.value - 0x2500)]
        case 0x2800...0x28FF: GlyphShape(dots: UInt8(truncatingIfNeeded: scalar.value))
        case 0x1FB00...0x1FB3B: sextants[Int(scalar.value - 0x1FB00)]
        default: DrawnSymbol.symbol(of: scalar).map { GlyphShape(symbol: $0) }
        }
    }

    /// Whether `scalar` is drawn as a shape.
    static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x2022: false
        case 0x2500...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FB3B: true
        default: DrawnSymbol.symbol(of: scalar) != nil
        }
    }

    private static let boxesAndBlocks = shapes(0x2500...0x259F)
    private static let sextants = shapes(0x1FB00...0x1FB3B)

    private static func shapes(_ values: ClosedRange<UInt32>) -> [GlyphShape] {
        values.compactMap(Unicode.Scalar.init).map { scalar in
            if let coverage = BlockElement.coverage(of: scalar) {
                return GlyphShape(blocks: coverage.areas, eighths: coverage.eighths)
            }
            return GlyphShape(
                lines: BoxDrawingPath.areas(of: scalar), symbol: DrawnSymbol(stroke: BoxDrawingPath.stroke(of: scalar)))
        }
    }

    /// The centre of each Braille dot, in points: bit 0 is dot 1, bit 7 is dot 8.
    static let dotPlaces: [(x: Int, y: Int)] = [
        (2, 2), (2, 6), (2, 10), (6, 2), (6, 6), (6, 10), (2, 14), (6, 14),
    ]
}

/// A rectangle in tenths of a point, in a cell of 80 × 160: integers give short output that is the same on every machine.
struct CellArea: Equatable {
    var x, y, width, height: Int

    /// One past the right edge.
    var maxX: Int { x + width }
    /// One past the bottom edge.
    var maxY: Int { y + height }

    /// The rectangle moved by an offset.
    func offset(x: Int, y: Int) -> CellArea {
        CellArea(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// Creates a rectangle in whole points.
    static func points(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CellArea {
        CellArea(x: x * 10, y: y * 10, width: width * 10, height: height * 10)
    }
}
