/// A button's label on a fill in the shape of ``EnvironmentValues/buttonBorderShape``.
struct BorderedView<Content: View>: View, StructuralView {
    let content: Content
    let fill: (Lowering) -> Paint

    func _lower(_ lowering: inout Lowering) {
        let environment = lowering.environment
        let size = environment.controlSize
        let isInPoints = environment.medium == .points
        let margins =
            isInPoints
            ? size.margins : CGSize(width: environment.cellScale.width(columns: size.columns), height: 0)
        let (node, paint) = (lowering.node(of: content), fill(lowering))
        switch environment.buttonBorderShape.outline {
        case .circle:
            lowering.nodes.append(
                RoundBorderNode(
                    node, margin: isInPoints ? margins.height : margins.width, fill: paint,
                    scale: isInPoints ? nil : environment.cellScale))
        case .capsule:
            lowering.nodes.append(
                BorderNode(node, margins: margins, radius: nil, fill: paint, scale: environment.cellScale))
        case .rounded(let radius):
            lowering.nodes.append(
                BorderNode(
                    node, margins: margins, radius: radius ?? size.radius, fill: paint, scale: environment.cellScale))
        }
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

    /// The corners of a rounded rectangle in points, as iOS has them to the eye.
    fileprivate var radius: CGFloat {
        switch self {
        case .mini, .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

/// A child on a fill whose ends are half a column wide, so that it is visible without colour too.
///
///     ▐End▌    ▐ End ▌
///
/// In points, and where it is higher than a row, a capsule or a rectangle with round corners.
final class BorderNode: WrapperNode {
    private let margins: CGSize
    private let radius: CGFloat?
    private let fill: Paint
    private let scale: CellScale

    private static let leadingEnd = Glyph(Character("▐"))
    private static let trailingEnd = Glyph(Character("▌"))

    /// - Parameters:
    ///   - margins: The margins on either side, and above and below.
    ///   - radius: The radius of the corners; `nil` for semicircular ends.
    init(_ child: LayoutNode, margins: CGSize, radius: CGFloat?, fill: Paint, scale: CellScale) {
        (self.margins, self.radius, self.fill, self.scale) = (margins, radius, fill, scale)
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
            let outline = outline(of: CGRect(origin: .zero, size: scale.points(cells.size)))
            return context.fill(outline, in: cells, scale: scale, paint: fill)
        }
        for y in cells.minY..<cells.maxY {
            context.draw(Self.leadingEnd, x: cells.minX, y: y, paint: fill, in: cells)
            context.draw(Self.trailingEnd, x: cells.maxX - 1, y: y, paint: fill, in: cells)
        }
        context.fill(cells.inset(columns: 1, rows: 0), with: fill)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.fill(outline(of: rect), with: fill, in: rect)
        child.draw(in: rect.insetBy(dx: margins.width, dy: margins.height), on: &canvas)
    }

    private func outline(of rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(radius ?? .infinity, rect.height / 2))
    }
}

/// A child in the middle of a filled circle; in cells, one of a row's height between two ends.
///
///     ▐‖▌    ▗▄▄▄▄▄▖
///            ▐ █ █ ▌
///            ▝▀▀▀▀▀▘
private final class RoundBorderNode: WrapperNode {
    private let margin: CGFloat
    private let circle: ShapeNode
    /// What draws a circle of one row.
    private let flat: BorderNode?
    private let rowHeight: CGFloat

    /// - Parameter scale: The size of a cell; `nil` in points.
    init(_ child: LayoutNode, margin: CGFloat, fill: Paint, scale: CellScale?) {
        self.margin = margin
        circle = ShapeNode(Circle().path, size: Circle().sizeThatFits, paint: fill, scale: scale ?? .standard)
        flat = scale.map {
            BorderNode(child, margins: CGSize(width: margin, height: 0), radius: nil, fill: fill, scale: $0)
        }
        rowHeight = scale?.pointsPerRow ?? 0
        super.init(child)
        circle.surroundContent()
        child.encircled(by: circle, side: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = child.size(proposal.inset(horizontal: 2 * margin, vertical: 2 * margin))
        if let flat, inner.height.fits(rowHeight) { return flat.size(proposal) }
        let side = max(inner.width, inner.height) + 2 * margin
        return CGSize(width: side, height: side)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        if let flat, rect.height.fits(rowHeight) { return flat.draw(in: rect, context: &context) }
        circle.draw(in: rect, context: &context)
        child.draw(in: middle(of: rect), context: &context)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        circle.draw(in: rect, on: &canvas)
        child.draw(in: middle(of: rect), on: &canvas)
    }

    private func middle(of rect: CGRect) -> CGRect {
        let inner = rect.insetBy(dx: margin, dy: margin)
        return Alignment.center.place(child.size(ProposedViewSize(inner.size)), in: inner)
    }
}
