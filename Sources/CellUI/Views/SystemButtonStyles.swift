/// The default style: bordered, as in a widget.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label, unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint).tinted(for: configuration.role)
    }
}

/// The label in the tint, on a faint fill of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint).bordered { $0.tint.opacity(0.22) }.tinted(for: configuration.role)
    }
}

/// The label on a fill of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// Returns the button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(ContrastStyle()).bold().bordered { $0.tint }
            .tinted(for: configuration.role)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label, unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint, on a faint fill of the tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a fill of the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Black or white, whichever is more readable on the tint.
private struct ContrastStyle: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> Paint {
        let tint = TintShapeStyle()._paint(in: environment)
        let (color, _) = tint.color(x: 0, y: 0, in: CellRect(x: 0, y: 0, width: 1, height: 1))
        let (red, green, blue) = color.components(assuming: CellColor(hex: 0))
        // Relative luminance (WCAG 2); black and white have equal contrast at about 0.18.
        func linear(_ value: Int) -> Double { pow(Double(value) / 255, 2.2) }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return .solid(CellColor(hex: luminance > 0.18 ? 0x00_0000 : 0xFF_FFFF))
    }
}

extension View {
    /// Makes the tint red if the role is destructive.
    fileprivate func tinted(for role: ButtonRole?) -> _EnvironmentView<Self> {
        changingEnvironment("") { if role == .destructive { $0.tint = AnyShapeStyle(Color.red) } }
    }

    fileprivate func bordered(_ fill: @escaping (Lowering) -> Paint) -> some View {
        BorderedView(content: self, fill: fill)
    }
}

private struct BorderedView<Content: View>: View, StructuralView {
    let content: Content
    let fill: (Lowering) -> Paint

    func _lower(_ lowering: inout Lowering) {
        let margin =
            switch lowering.environment.controlSize {
            case .mini, .small, .regular: 1
            case .large: 2
            case .extraLarge: 3
            }
        lowering.nodes.append(
            BorderNode(
                lowering.node(of: content), margin: margin, fill: fill(lowering), scale: lowering.environment.cellScale)
        )
    }
}

/// A child on a fill whose ends are half a column wide, so that it is visible without colour too.
///
///     ▐End▌    ▐ End ▌
final class BorderNode: WrapperNode {
    private let margin: Int
    private let fill: Paint
    private let scale: CellScale

    private static let leadingEnd = Glyph(Character("▐"))
    private static let trailingEnd = Glyph(Character("▌"))

    /// - Parameter margin: Columns on either side.
    init(_ child: LayoutNode, margin: Int, fill: Paint, scale: CellScale) {
        (self.margin, self.fill, self.scale) = (margin, fill, scale)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let margins = scale.width(columns: 2 * margin)
        let inner = child.size(proposal.inset(horizontal: margins, vertical: 0))
        return CGSize(width: inner.width + margins, height: inner.height)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let cells = scale.whole(rect)
        for y in cells.minY..<cells.maxY {
            context.draw(Self.leadingEnd, x: cells.minX, y: y, paint: fill, in: cells)
            context.draw(Self.trailingEnd, x: cells.maxX - 1, y: y, paint: fill, in: cells)
        }
        context.fill(cells.inset(columns: 1, rows: 0), with: fill)
        child.draw(in: rect.insetBy(dx: scale.width(columns: margin), dy: 0), context: &context)
    }
}
