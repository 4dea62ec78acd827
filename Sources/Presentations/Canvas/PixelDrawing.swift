/// Signs of the phone drawn by hand, as pixels half a column wide and half a row high, in an even number of columns. A line of text is a
/// row of pixels:
///
///     "##..##"    `#` and `=` are ink; above a `=` that fills the top of a cell is a thin gap
///     ".####."    any other character is none, but for one that is asked for
extension PresentationCanvas {
    private static let gap = Glyph(Character("▔"))

    /// Draws pixels in the middle of the columns of `place`, some half rows below its top.
    ///
    /// - Parameter ink: The character that is ink. Default: `#`, and with it `=`.
    func draw(
        _ pixels: [String], of ink: Character = "#", in place: CellRect, under halfRows: Int, paint: Paint,
        context: inout DrawingContext
    ) {
        guard let first = pixels.first, let ink = ink.asciiValue else { return }
        let lines = pixels.map { Array($0.utf8) }
        let start = place.width - first.utf8.count / 2
        func pixel(_ x: Int, _ y: Int) -> UInt8 {
            let (column, line) = (x - start, y - halfRows)
            guard lines.indices.contains(line), lines[line].indices.contains(column) else { return UInt8(ascii: ".") }
            return lines[line][column]
        }
        let isPlain = ink == UInt8(ascii: "#")
        func hasGap(_ x: Int, _ y: Int) -> Bool { isPlain && pixel(x, y) == UInt8(ascii: "=") }
        func bit(_ x: Int, _ y: Int) -> Int { pixel(x, y) == ink || hasGap(x, y) ? 1 : 0 }
        for row in 0..<place.height {
            for column in 0..<place.width {
                let (x, y) = (2 * column, 2 * row)
                let quarters = bit(x, y) | bit(x + 1, y) << 1 | bit(x, y + 1) << 2 | bit(x + 1, y + 1) << 3
                let cell = CellPoint(x: place.minX + column, y: place.minY + row)
                if contrast.isAntialiased, quarters == 15, hasGap(x, y), hasGap(x + 1, y) {
                    let ground = context.background(x: cell.x, y: cell.y)
                    context.draw(quarters: UInt8(quarters), x: cell.x, y: cell.y, paint: paint, in: place)
                    context.draw(Self.gap, x: cell.x, y: cell.y, paint: .solid(ground), in: place)
                    continue
                }
                context.draw(quarters: UInt8(quarters), x: cell.x, y: cell.y, paint: paint, in: place)
            }
        }
    }
}
