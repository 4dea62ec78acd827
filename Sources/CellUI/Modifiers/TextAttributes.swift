extension View {
    /// Adds attributes of terminals, such as reverse video or dim, to the text inside.
    package func textAttributes(_ attributes: CellStyle.Attributes) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.terminalAttributes.formUnion(attributes) }
    }
}

extension Text {
    /// Adds attributes of terminals, such as reverse video or dim.
    package func textAttributes(_ attributes: CellStyle.Attributes) -> Text {
        var text = self
        text.style.terminalAttributes.formUnion(attributes)
        return text
    }
}

extension DrawingContext {
    /// Fills `rect` with `paint`, draws on it, and turns all of it into reverse video.
    mutating func reverse(_ rect: CellRect, paint: Paint, _ draw: (inout DrawingContext) -> Void) {
        fill(rect, with: Glyph(" "), paint: paint)
        draw(&self)
        let area = clip.intersection(rect)
        // A clock inside cannot be redrawn separately: it would lose the attribute.
        covers(area)
        frame.restyle(area) { $0.attributes.insert(.reverse) }
    }
}
