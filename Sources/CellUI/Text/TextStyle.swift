/// The attributes set on a text or inherited from the views around it; `nil` inherits.
struct TextStyle: Hashable, Sendable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var textCase: Text.Case?
    /// Whether all digits have the same width.
    var hasMonospacedDigits = false
    /// Whether all letters have the same width.
    var isMonospaced = false
    /// Attributes that only terminals have, such as reverse video.
    var terminalAttributes: CellStyle.Attributes = []

    /// This style, with `outer` for everything that is not set.
    func over(_ outer: TextStyle) -> TextStyle {
        TextStyle(
            weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough, textCase: textCase ?? outer.textCase,
            hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits,
            isMonospaced: isMonospaced || outer.isMonospaced,
            terminalAttributes: terminalAttributes.union(outer.terminalAttributes))
    }

    /// The attributes of a cell in this style and `font`.
    func attributes(font: Font) -> CellStyle.Attributes {
        var attributes = terminalAttributes
        if (weight ?? font.weight ?? .regular).isBold { attributes.insert(.bold) }
        if isItalic ?? font.isItalic { attributes.insert(.italic) }
        if isUnderlined == true { attributes.insert(.underline) }
        if isStruckThrough == true { attributes.insert(.strikethrough) }
        return attributes
    }
}
