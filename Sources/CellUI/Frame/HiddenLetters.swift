/// Letters under what is nearly opaque.
extension DrawingContext {
    /// The opacity from which a fill hides letters: what still shines through could not be read, but would be copied and exported.
    static let hidingOpacity = 0.8

    /// Blanks cells with other than blocks, which are halves of pictures and shapes.
    mutating func eraseLetters(in area: CellRect) {
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let cell = frame[x, y]
                guard cell.width != 1 || !cell.glyph.isBlock else { continue }
                frame.fill(
                    CellRect(x: x, y: y, width: 1, height: 1), style: CellStyle(background: cell.style.background))
            }
        }
    }
}
