extension View {
    /// Sets the colour of the text and symbols inside.
    public func foregroundColor(_ color: Color?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.foreground = color.map(AnyShapeStyle.init) }
    }
    /// Sets the style of the text and symbols inside. A level such as `.secondary` is relative to the surrounding
    /// style. Inlinable like ``TupleView``.
    @inlinable
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ForegroundView<Self, S> {
        _ForegroundView(content: self, style: style)
    }
    /// Sets the style of the text and symbols inside, and that of their second level. Lower levels are derived from `primary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> _ForegroundView<Self, AnyShapeStyle> {
        foregroundStyle(AnyShapeStyle(LayeredStyle([AnyShapeStyle(primary), AnyShapeStyle(secondary)])))
    }
    /// Sets the style of the text and symbols inside, and those of their second and third level. The fourth is derived from `primary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> _ForegroundView<Self, AnyShapeStyle> {
        foregroundStyle(
            AnyShapeStyle(
                LayeredStyle([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])))
    }

    /// Sets the accent of progress views, buttons and links inside.
    public func tint<S: ShapeStyle>(_ tint: S?) -> _EnvironmentView<Self> {
        changingEnvironment { environment in
            guard let style = tint.map(AnyShapeStyle.init) else { return environment.tint = nil }
            if S.self == TintShapeStyle.self { return }
            environment.tint =
                style.isRelativeToForeground || style.isTint
                ? AnyShapeStyle(FixedPaint(paint: style._paint(in: environment))) : style
        }
    }
    /// Sets the accent of progress views, buttons and links inside.
    public func tint(_ tint: Color?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.tint = tint.map(AnyShapeStyle.init) }
    }
    /// Sets the accent inside.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Multiplies the opacity; `opacity` is clamped to 0…1. At 0 the view is hidden from screen readers too.
    public func opacity(_ opacity: Double) -> _NodeView<_EnvironmentView<Self>> {
        changingEnvironment { $0.opacity *= min(max(opacity, 0), 1) }
            .wrappingNodes("") { node, _ in opacity <= 0 ? HiddenNode(node) : node }
    }

    /// Sets the colour scheme of this view.
    public func colorScheme(_ colorScheme: ColorScheme) -> _EnvironmentView<Self> {
        changingEnvironment { $0.colorScheme = colorScheme }
    }
    /// Redacts the content, in addition to any reason set outside.
    public func redacted(reason: RedactionReasons) -> _EnvironmentView<Self> {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }
    /// Removes all redaction.
    public func unredacted() -> _EnvironmentView<Self> { changingEnvironment { $0.redactionReasons = [] } }
}

/// A paint that no longer depends on the environment.
struct FixedPaint: ShapeStyle {
    let paint: Paint
    func _paint(in environment: EnvironmentValues) -> Paint { paint }
}

/// A view with a foreground style. Saves and restores only that value, not the whole environment.
@frozen
public struct _ForegroundView<Content: View, Style: ShapeStyle>: View, StructuralView {
    @usableFromInline let content: Content
    @usableFromInline let style: Style

    @inlinable
    init(content: Content, style: Style) { (self.content, self.style) = (content, style) }

    /// Adds the content's nodes with that style.
    public func _lower(_ lowering: inout Lowering) {
        let outer = lowering.environment.foreground
        let style = AnyShapeStyle(style)
        lowering.environment.foreground = style.foreground(in: lowering.environment)
        let place = lowering.environment.inspection
        if let place {
            let paint = InspectionName.paint(style._paint(in: lowering.environment))
            lowering.environment.inspection = place.modified(by: ".foregroundStyle(\(paint))")
        }
        let start = lowering.nodes.count
        lowering.add(content)
        (lowering.environment.foreground, lowering.environment.inspection) = (outer, place)
        lowering.shadow(from: start, by: style)
    }
}
