extension View {
    /// Sets the font of the text inside.
    public func font(_ font: Font?) -> _EnvironmentView<Self> { changingEnvironment { $0.font = font } }
    /// Sets the weight of the text inside.
    public func fontWeight(_ weight: Font.Weight?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.weight = weight }
    }
    /// Makes the text inside bold, or not.
    public func bold(_ isActive: Bool = true) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.weight = isActive ? .bold : nil }
    }
    /// Makes the text inside italic, or not.
    public func italic(_ isActive: Bool = true) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isItalic = isActive }
    }
    /// Underlines the text inside, or not. `color` is ignored.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isUnderlined = isActive }
    }
    /// Strikes the text inside through, or not. `color` is ignored.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isStruckThrough = isActive }
    }
    /// Changes the text inside to upper or lower case; `nil` keeps it as written.
    public func textCase(_ textCase: Text.Case?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.textCase = textCase }
    }
    /// Digits of equal width, as they always are in cells.
    public func monospacedDigit() -> _MonospacedDigitView<Self> { _MonospacedDigitView(content: self) }
    /// Monospaced text, as it always is in cells.
    public func monospaced(_ isActive: Bool = true) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.isMonospaced = isActive }
    }
    /// Sets the design of the fonts inside; `nil` for their own. A terminal has one.
    public func fontDesign(_ design: Font.Design?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.design = design }
    }
    /// Sets the width of the letters inside; `nil` for that of their fonts. A terminal has one.
    public func fontWidth(_ width: Font.Width?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.textStyle.width = width }
    }
    /// The space after each letter, in points. Ignored in cells.
    public func tracking(_ tracking: CGFloat) -> some View {
        changingEnvironment { $0.textStyle.tracking = tracking }
    }
    /// The space after each letter, in points. Ignored in cells.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
    /// How far the letters are raised, in points. Ignored in cells.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        changingEnvironment { $0.textStyle.baselineOffset = offset }
    }
    /// Tightens letter spacing to fit. Ignored in cells.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Limits text to `number` lines, at least 1; `nil` for no limit. Inlinable like ``TupleView``.
    @inlinable
    public func lineLimit(_ number: Int?) -> _LineLimitView<Self> {
        _LineLimitView(content: self, limit: number.map { max(1, $0) }, reserved: 1)
    }
    /// Limits text to `limit` lines, at least 1; if `reservesSpace` is true, it is that high also if it has fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> _LineLimitView<Self> {
        _LineLimitView(content: self, limit: max(1, limit), reserved: reservesSpace ? max(1, limit) : 1)
    }
    /// Limits text to the upper bound of `limit` lines; it is as high as its lower bound also if it has fewer.
    public func lineLimit(_ limit: ClosedRange<Int>) -> _LineLimitView<Self> {
        _LineLimitView(content: self, limit: max(1, limit.upperBound), reserved: max(1, limit.lowerBound))
    }
    /// Makes text as high as the lower bound of `limit` lines also if it has fewer.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> _LineLimitView<Self> {
        _LineLimitView(content: self, limit: nil, reserved: max(1, limit.lowerBound))
    }
    /// Limits text to the upper bound of `limit` lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> _LineLimitView<Self> { lineLimit(limit.upperBound) }
    /// Sets the alignment of the lines of multiline text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> _EnvironmentView<Self> {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }
    /// Sets where text that does not fit is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> _EnvironmentView<Self> {
        changingEnvironment { $0.truncationMode = mode }
    }
    /// Sets how far text may be shrunk to fit; clamped to 0…1.
    ///
    /// In cells, text in one row has one size: it is cut, but not reported as cut if it would fit on a phone. Block letters always
    /// shrink to the largest size that fits: cells are so coarse that text which fits on a phone may not fit here, and it must not
    /// be truncated for that.
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

    /// Sets the font.
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }
    /// Sets the weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.style.weight = weight } }
    /// Bold.
    public func bold() -> Text { bold(true) }
    /// Bold, or regular.
    public func bold(_ isActive: Bool) -> Text { changing { $0.style.weight = isActive ? .bold : .regular } }
    /// Italic.
    public func italic() -> Text { italic(true) }
    /// Italic, or not.
    public func italic(_ isActive: Bool) -> Text { changing { $0.style.isItalic = isActive } }
    /// Underlined, or not. `color` is ignored.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.style.isUnderlined = isActive }
    }
    /// Struck through, or not. `color` is ignored.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.style.isStruckThrough = isActive }
    }
    /// Sets the colour.
    public func foregroundColor(_ color: Color?) -> Text { changing { $0.foreground = color.map(AnyShapeStyle.init) } }
    /// Sets the style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing { $0.foreground = AnyShapeStyle(style) } }
    /// Digits of equal width, as they always are in cells.
    public func monospacedDigit() -> Text { changing { $0.style.hasMonospacedDigits = true } }
    /// Monospaced, as text always is in cells.
    public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.style.isMonospaced = isActive } }
    /// Sets the design. A terminal has one.
    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.style.design = design } }
    /// Sets the width of the letters. A terminal has one.
    public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.style.width = width } }
    /// The space after each letter, in points. Ignored in cells.
    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.style.tracking = tracking } }
    /// The space after each letter, in points. Ignored in cells, and where ``tracking(_:)`` is set.
    public func kerning(_ kerning: CGFloat) -> Text {
        changing { $0.style.tracking = $0.style.tracking ?? kerning }
    }
    /// How far the letters are raised, in points. Ignored in cells.
    public func baselineOffset(_ offset: CGFloat) -> Text { changing { $0.style.baselineOffset = offset } }
}

/// A view whose digits have equal width. Saves and restores only that value, not the whole environment.
public struct _MonospacedDigitView<Content: View>: View, StructuralView {
    let content: Content

    /// Adds the content's nodes.
    public func _lower(_ lowering: inout Lowering) {
        let outer = lowering.environment.textStyle.hasMonospacedDigits
        lowering.environment.textStyle.hasMonospacedDigits = true
        lowering.add(content)
        lowering.environment.textStyle.hasMonospacedDigits = outer
    }
}

/// A view with a line limit. Used on most text, so it saves and restores only that value, not the whole environment.
@frozen
public struct _LineLimitView<Content: View>: View, StructuralView {
    @usableFromInline let content: Content
    @usableFromInline let limit: Int?
    /// The lines for which there is space in any case.
    @usableFromInline let reserved: Int

    @inlinable
    init(content: Content, limit: Int?, reserved: Int) {
        (self.content, self.limit, self.reserved) = (content, limit, reserved)
    }

    /// Adds the content's nodes with that limit.
    public func _lower(_ lowering: inout Lowering) {
        let (outer, place) = (lowering.environment.lineLimit, lowering.environment.inspection)
        let outerReserved = lowering.environment.reservedLines
        lowering.environment.lineLimit = limit
        lowering.environment.reservedLines = UInt16(clamping: reserved)
        lowering.environment.inspection = place?.modified(by: ".lineLimit(\(limit.map(String.init) ?? "nil"))")
        lowering.add(content)
        (lowering.environment.lineLimit, lowering.environment.inspection) = (outer, place)
        lowering.environment.reservedLines = outerReserved
    }
}
