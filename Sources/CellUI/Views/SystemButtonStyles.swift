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
        let environment = lowering.environment
        let margins =
            environment.medium == .points
            ? environment.controlSize.margins
            : CGSize(width: environment.cellScale.width(columns: environment.controlSize.columns), height: 0)
        lowering.nodes.append(
            BorderNode(
                lowering.node(of: content), margins: margins, fill: fill(lowering), scale: environment.cellScale))
    }
}

extension ControlSize {
    /// The columns on either side of a bordered button's label.
    fileprivate var columns: Int {
        switch self {
        case .mini, .small, .regular: 1
        case .large: 2
        case .extraLarge: 3
        }
    }

    /// The margins around a bordered button's label in points, as iOS has them to the eye; Apple does not document them.
    fileprivate var margins: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
}

/// A child on a fill whose ends are half a column wide, so that it is visible without colour too.
///
///     ▐End▌    ▐ End ▌
///
/// In points, and where it is higher than a row, a capsule.
final class BorderNode: WrapperNode {
    private let margins: CGSize
    private let fill: Paint
    private let scale: CellScale

    private static let leadingEnd = Glyph(Character("▐"))
    private static let trailingEnd = Glyph(Character("▌"))

    /// - Parameter margins: The margins on either side, and above and below.
    init(_ child: LayoutNode, margins: CGSize, fill: Paint, scale: CellScale) {
        (self.margins, self.fill, self.scale) = (margins, fill, scale)
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(proposal.inset(horizontal: 2 * margins.width, vertical: 2 * margins.height))
        return CGSize(width: inner.width + 2 * margins.width, height: inner.height + 2 * margins.height)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let cells = scale.whole(rect)
        defer { child.draw(in: rect.insetBy(dx: margins.width, dy: 0), context: &context) }
        if cells.height > 1 {
            let size = scale.points(cells.size)
            let capsule = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.height / 2)
            return context.fill(capsule, in: cells, scale: scale, paint: fill)
        }
        for y in cells.minY..<cells.maxY {
            context.draw(Self.leadingEnd, x: cells.minX, y: y, paint: fill, in: cells)
            context.draw(Self.trailingEnd, x: cells.maxX - 1, y: y, paint: fill, in: cells)
        }
        context.fill(cells.inset(columns: 1, rows: 0), with: fill)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), with: fill, in: rect)
        child.draw(in: rect.insetBy(dx: margins.width, dy: margins.height), on: &canvas)
    }
}
