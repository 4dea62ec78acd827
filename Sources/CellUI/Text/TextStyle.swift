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
    /// What few texts have; `nil` for nothing.
    private var rare: Rare?
    /// Attributes that only terminals have, such as reverse video.
    var terminalAttributes: CellStyle.Attributes = []

    /// This style, with `outer` for everything that is not set.
    func over(_ outer: TextStyle) -> TextStyle {
        TextStyle(
            weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough, textCase: textCase ?? outer.textCase,
            hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits,
            isMonospaced: isMonospaced || outer.isMonospaced, rare: rare?.over(outer.rare) ?? outer.rare,
            terminalAttributes: terminalAttributes.union(outer.terminalAttributes))
    }

    /// The space after each letter, in points; `nil` for none. In cells a letter is a cell.
    var tracking: CGFloat? {
        get { rare?.tracking }
        set { setRare { $0.tracking = newValue } }
    }
    /// How far the letters are raised, in points; `nil` for not. In cells they are not.
    var baselineOffset: CGFloat? {
        get { rare?.baselineOffset }
        set { setRare { $0.baselineOffset = newValue } }
    }
    /// The font's design; `nil` for the font's own. In cells there is one.
    var design: Font.Design? {
        get { rare?.values.design }
        set { setRare { $0.design = newValue } }
    }
    /// The font's width; `nil` for the font's own. In cells there is one.
    var width: Font.Width? {
        get { rare?.values.width }
        set { setRare { $0.width = newValue } }
    }
    /// The space between lines, in points; `nil` for none.
    var lineSpacing: CGFloat? {
        get { rare?.values.lineSpacing }
        set { setRare { $0.lineSpacing = newValue } }
    }
    /// How high lines are; `nil` for as the font says. In cells a line is a row.
    var lineHeight: AttributedString.LineHeight? {
        get { rare?.values.lineHeight }
        set { setRare { $0.lineHeight = newValue } }
    }
    /// The colour behind the letters of an attributed string; `nil` for none.
    var background: Color? {
        get { rare?.background }
        set { setRare { $0.background = newValue } }
    }

    private mutating func setRare(_ change: (inout Rare.Values) -> Void) {
        var values = rare?.values ?? Rare.Values()
        change(&values)
        rare = values == Rare.Values() ? nil : Rare(values)
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

/// What few texts have. A class, so that every text and every environment stays small: they are on the stack of each view around them.
private final class Rare: Hashable, Sendable {
    struct Values: Hashable, Sendable {
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var background: Color?
        var design: Font.Design?
        var width: Font.Width?
        var lineSpacing: CGFloat?
        var lineHeight: AttributedString.LineHeight?
    }
    let values: Values

    init(_ values: Values) { self.values = values }

    var tracking: CGFloat? { values.tracking }
    var baselineOffset: CGFloat? { values.baselineOffset }
    var background: Color? { values.background }

    /// This, with `outer` for everything that is not set.
    func over(_ outer: Rare?) -> Rare {
        guard let outer else { return self }
        return Rare(
            Values(
                tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
                background: background ?? outer.background, design: values.design ?? outer.values.design,
                width: values.width ?? outer.values.width, lineSpacing: values.lineSpacing ?? outer.values.lineSpacing,
                lineHeight: values.lineHeight ?? outer.values.lineHeight))
    }

    static func == (one: Rare, other: Rare) -> Bool { one === other || one.values == other.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
