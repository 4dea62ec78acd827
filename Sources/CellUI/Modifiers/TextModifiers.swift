extension View {
    /// The font of the text inside.
    public func font(_ font: Font?) -> _EnvironmentView<Self> { changingEnvironment { $0.font = font } }
    /// How heavy the text inside is.
    public func fontWeight(_ weight: Font.Weight?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.weight = weight }
    }
    /// Bold, or not.
    public func bold(_ isActive: Bool = true) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.weight = isActive ? .bold : nil }
    }
    /// Slanted, or not.
    public func italic(_ isActive: Bool = true) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isItalic = isActive }
    }
    /// A line under the letters, or not.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isUnderlined = isActive }
    }
    /// A line through the letters, or not.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isStruckThrough = isActive }
    }
    /// All capitals, none, or as written.
    public func textCase(_ textCase: Text.Case?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.textCase = textCase }
    }
    /// Digits of one width, which a terminal's always are.
    public func monospacedDigit() -> some View { self }
    /// Letters of one width, which a terminal's always are.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Letter forms of another family. A terminal has one.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Letters of another width. A terminal has one.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Letters further apart. In cells they never are.
    public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Letters further apart. In cells they never are.
    public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Letters closer together to fit. In cells they never are.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Cuts text after so many lines. Inlinable, as ``TupleView`` is.
    @inlinable
    public func lineLimit(_ number: Int?) -> _LineLimitView<Self> {
        _LineLimitView(content: self, limit: number.map { max(1, $0) })
    }
    /// Cuts text after so many lines, and keeps room for them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> _LineLimitView<Self> { lineLimit(limit) }
    /// Cuts text after as many lines as the range allows.
    public func lineLimit(_ limit: ClosedRange<Int>) -> _LineLimitView<Self> { lineLimit(limit.upperBound) }
    /// Lines further apart. In cells they never are.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    /// How the lines of a text of several stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentView<Self> {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }
    /// Where a text that does not fit is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> _EnvironmentView<Self> {
        changingEnvironment { $0.truncationMode = mode }
    }
    /// How far a text may be made smaller to fit, 0…1.
    ///
    /// Views may read it; text does not. Letters of one row have one size. Block letters take the largest that fits in any case:
    /// cells are so coarse that a text which fits on a phone may not fit here, and it must not be cut for that.
    public func minimumScaleFactor(_ factor: CGFloat) -> _EnvironmentView<Self> {
        changingEnvironment { $0.minimumScaleFactor = min(max(factor, 0), 1) }
    }
}

extension Text {
    private func changing(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }

    /// In this font.
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }
    /// So heavy.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.style.weight = weight } }
    /// Bold.
    public func bold() -> Text { bold(true) }
    /// Bold, or not.
    public func bold(_ isActive: Bool) -> Text { changing { $0.style.weight = isActive ? .bold : .regular } }
    /// Slanted.
    public func italic() -> Text { italic(true) }
    /// Slanted, or not.
    public func italic(_ isActive: Bool) -> Text { changing { $0.style.isItalic = isActive } }
    /// A line under the letters, or not.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.style.isUnderlined = isActive }
    }
    /// A line through the letters, or not.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.style.isStruckThrough = isActive }
    }
    /// In this colour.
    public func foregroundColor(_ color: Color?) -> Text { changing { $0.foreground = color.map(AnyShapeStyle.init) } }
    /// In this style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing { $0.foreground = AnyShapeStyle(style) } }
    /// Digits of one width, which a terminal's always are.
    public func monospacedDigit() -> Text { self }
    /// Letters of one width, which a terminal's always are.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// Letter forms of another family. A terminal has one.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Letters of another width. A terminal has one.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// Letters further apart. In cells they never are.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Letters further apart. In cells they never are.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Letters higher or lower. In cells they never are.
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

/// A view whose text is cut. Nearly every text is: only the one value is put back, not the whole environment.
@frozen
public struct _LineLimitView<Content: View>: View, StructuralView {
    @usableFromInline let content: Content
    @usableFromInline let limit: Int?

    @inlinable
    init(content: Content, limit: Int?) { (self.content, self.limit) = (content, limit) }

    /// Adds the content's nodes under that limit.
    public func _lower(_ lowering: inout Lowering) {
        let (outer, place) = (lowering.environment.lineLimit, lowering.environment.inspection)
        lowering.environment.lineLimit = limit
        lowering.environment.inspection = place?.modified(by: ".lineLimit(\(limit.map(String.init) ?? "nil"))")
        lowering.add(content)
        (lowering.environment.lineLimit, lowering.environment.inspection) = (outer, place)
    }
}
