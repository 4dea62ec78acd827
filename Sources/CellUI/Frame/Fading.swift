extension DrawingContext {
    /// Lets what is drawn in `rect` fade into a colour from its top to its bottom, half row by half row. Cells of quarters keep their two
    /// colours, which fade by as much as the whole row, so that signs stay sharp.
    package mutating func fade(_ rect: CellRect, into color: CellColor) {
        let visible = clip.intersection(rect)
        guard !visible.isEmpty else { return }
        covers(visible)
        for y in visible.minY..<visible.maxY {
            let row = Double(y - rect.minY)
            func faded(_ old: CellColor, _ part: Double) -> CellColor {
                color.blended(over: old, opacity: (row + part) / Double(rect.height))
            }
            for x in visible.minX..<visible.maxX {
                let old = frame[x, y]
                if old.glyph == .space || old.glyph == Quadrants.upper.glyph {
                    let halves = HalfCells(old)
                    frame.set(
                        HalfCells(upper: faded(halves.upper, 0.25), lower: faded(halves.lower, 0.75)).cell, x: x, y: y)
                } else {
                    frame.restyle(CellRect(x: x, y: y, width: 1, height: 1)) { style in
                        style.foreground = faded(style.foreground, 0.5)
                        style.background = faded(style.background, 0.5)
                    }
                }
            }
        }
    }
}
