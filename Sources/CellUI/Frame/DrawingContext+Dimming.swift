extension DrawingContext {
    /// Darkens `rect` as an always-on display does, mixing in `share` (0…1) of black. Colours the terminal decides get
    /// the `dim` attribute instead.
    package mutating func dim(_ rect: CellRect, by share: Double) {
        let area = clip.intersection(rect)
        let black = CellColor(hex: 0)
        frame.restyle(area) { style in
            if style.foreground.hex == nil {
                style.attributes.insert(.dim)
            } else {
                style.foreground = black.blended(over: style.foreground, opacity: share)
            }
            if style.background.hex != nil { style.background = black.blended(over: style.background, opacity: share) }
        }
        // A dimmed part still changes visibly, but redrawing it alone would lose the dimming.
        for index in seen.indices where seen[index].part != nil && seen[index].rect.intersects(area) {
            seen[index] = SeenChange(date: seen[index].date, rect: seen[index].rect, part: nil)
        }
    }
}
