extension DrawingContext {
    /// Makes what is drawn in `rect` darker, as a display does that is always on; `share` 0…1 of it is black then. Colours
    /// that the terminal decides are dimmed by it.
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
        // What changes does so in the open still, but it is not to be drawn again without being dimmed.
        for index in seen.indices where seen[index].part != nil && seenRects[index].intersects(area) {
            seen[index] = SeenChange(date: seen[index].date, rect: seen[index].rect, part: nil)
        }
    }
}
