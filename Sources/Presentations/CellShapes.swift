/// How shapes are drawn in cells.
public enum CellShapes: String, Hashable, Sendable, CaseIterable {
    /// Lines and letters: the terminal shows no block elements, so large numerals consist of whole cells of one character.
    case letters
    /// Block elements in the theme's own colours, for pictures that are compared or read as text.
    case blocks
    /// Block elements whose edges are mixed into what is behind them, if the colour depth has enough colours.
    case mixed

    /// What a terminal shows: mixed block elements, or letters if its text is not Unicode.
    public init(isUnicode: Bool) { self = isUnicode ? .mixed : .letters }
}
