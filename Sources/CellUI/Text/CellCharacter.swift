extension Cell {
    /// The cell of one grapheme cluster, with the cluster's width.
    ///
    /// A cluster of width 0 (a lone mark, a line break) becomes a blank, so that the content and the columns of a row
    /// always agree.
    public init(_ character: Character, style: CellStyle = CellStyle()) {
        let width = DisplayWidth.of(character)
        if width == 0 {
            self = .blank(style)
        } else {
            self.init(glyph: Glyph(character), width: UInt8(width), style: style)
        }
    }
}
