extension Cell {
    /// The cell of one grapheme cluster, with the width that the cluster has.
    ///
    /// A cluster that takes no column (a lone mark, a line break) becomes a blank, so that what a cell shows and the
    /// column it stands in always agree.
    public init(_ character: Character, style: CellStyle = CellStyle()) {
        let width = DisplayWidth.of(character)
        if width == 0 {
            self = .blank(style)
        } else {
            self.init(glyph: Glyph(character), width: UInt8(width), style: style)
        }
    }
}
