extension DrawingContext {
    /// Darkens `rect` as an always-on display does, mixing in `share` (0…1) of black. Colours the terminal decides get the `dim` attribute
    /// instead, and the bands of a gradient become those of a darker one: the nearest of 256 colours to each alone would be greys.
    package mutating func dim(_ rect: CellRect, by share: Double) {
        let black = CellColor(hex: 0)
        func dimmed(_ color: CellColor) -> CellColor { black.blended(over: color, opacity: share) }
        let known = Dictionary(
            zip(bands, CellColor.reducedBands(bands.map(dimmed))), uniquingKeysWith: { one, _ in one })
        restyle(rect) { style in
            if style.foreground.hex == nil {
                style.attributes.insert(.dim)
            } else {
                style.foreground = known[style.foreground] ?? dimmed(style.foreground)
            }
            if style.background.hex != nil { style.background = known[style.background] ?? dimmed(style.background) }
        }
    }

    /// Replaces each colour in `rect` by what `change` makes of it. Those that the terminal decides stay.
    package mutating func recolor(_ rect: CellRect, by change: (CellColor) -> CellColor) {
        restyle(rect) { style in
            if style.foreground.hex != nil { style.foreground = change(style.foreground) }
            if style.background.hex != nil { style.background = change(style.background) }
        }
    }

    private mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
        let area = clip.intersection(rect)
        frame.restyle(area, change)
        // A dimmed part still changes visibly, but redrawing it alone would lose the dimming.
        for index in seen.indices where seen[index].part != nil && seen[index].rect.intersects(area) {
            seen[index] = SeenChange(date: seen[index].date, rect: seen[index].rect, part: nil)
        }
    }
}
