extension View {
    /// The colour of text and symbols inside.
    public func foregroundColor(_ color: Color?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.foreground = color.map(AnyShapeStyle.init) }
    }
    /// The style of text and symbols inside. A level (`.secondary`) is one of the style around. Inlinable, as ``TupleView``
    /// is.
    @inlinable
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ForegroundView<Self, S> {
        _ForegroundView(content: self, style: style)
    }
    /// The style of text and symbols inside, and of its second level.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> _ForegroundView<
        Self, S1
    > {
        foregroundStyle(primary)
    }
    /// The style of text and symbols inside, and of its second and third level.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foregroundStyle(primary) }

    /// The accent inside: progress, buttons and links.
    public func tint<S: ShapeStyle>(_ tint: S?) -> _EnvironmentView<Self> {
        changingEnvironment { environment in
            guard let style = tint.map(AnyShapeStyle.init) else { return environment.tint = nil }
            if style.isTint { return }
            environment.tint =
                style.isRelativeToForeground ? AnyShapeStyle(FixedPaint(paint: style._paint(in: environment))) : style
        }
    }
    /// The accent inside: progress, buttons and links.
    public func tint(_ tint: Color?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.tint = tint.map(AnyShapeStyle.init) }
    }
    /// The accent inside.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// More transparent; 0…1.
    public func opacity(_ opacity: Double) -> _NodeView<_EnvironmentView<Self>> {
        changingEnvironment { $0.opacity *= min(max(opacity, 0), 1) }
            .wrappingNodes("") { node, _ in opacity <= 0 ? HiddenNode(node) : node }
    }

    /// Light or dark for this view.
    public func colorScheme(_ colorScheme: ColorScheme) -> _EnvironmentView<Self> {
        changingEnvironment { $0.colorScheme = colorScheme }
    }
    /// Hides content for a reason.
    public func redacted(reason: RedactionReasons) -> _EnvironmentView<Self> {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }
    /// Shows content again.
    public func unredacted() -> _EnvironmentView<Self> { changingEnvironment { $0.redactionReasons = [] } }
}

/// A paint that no longer depends on the environment.
struct FixedPaint: ShapeStyle {
    let paint: Paint
    func _paint(in environment: EnvironmentValues) -> Paint { paint }
}

/// A view in a style. Only that is put back after it, not the whole environment.
@frozen
public struct _ForegroundView<Content: View, Style: ShapeStyle>: View, StructuralView {
    @usableFromInline let content: Content
    @usableFromInline let style: Style

    @inlinable
    init(content: Content, style: Style) { (self.content, self.style) = (content, style) }

    /// Adds the content's nodes in that style.
    public func _lower(_ lowering: inout Lowering) {
        let outer = lowering.environment.foreground
        let style = AnyShapeStyle(style)
        // A level is relative to what is set outside: a second one does not weaken the first.
        lowering.environment.foreground =
            style.isRelativeToForeground
            ? AnyShapeStyle(FixedPaint(paint: style._paint(in: lowering.environment))) : style
        let place = lowering.environment.inspection
        if let place {
            let paint = InspectionName.paint(style._paint(in: lowering.environment))
            lowering.environment.inspection = place.modified(by: ".foregroundStyle(\(paint))")
        }
        lowering.add(content)
        (lowering.environment.foreground, lowering.environment.inspection) = (outer, place)
    }
}
