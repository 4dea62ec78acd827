extension PointCanvas {
    /// A blurred copy of what a group draws, in one colour, behind it.
    public struct Shadow: Hashable, Sendable {
        /// Its colour.
        public let color: CellColor
        /// Its opacity behind what is opaque, 0…1.
        public let opacity: Double
        /// The standard deviation of the blur in points, 0…1000.
        ///
        /// SwiftUI's radius is one: see [its documentation of blurs](
        /// https://developer.apple.com/documentation/swiftui/graphicscontext/filter/blur(radius:options:)). CSS's, and that of most
        /// design tools, is twice as much for the same blur.
        public let radius: CGFloat
        /// How far it is moved to the right, in points.
        public let x: CGFloat
        /// How far it is moved down, in points.
        public let y: CGFloat

        /// A shadow. What is not finite is 0.
        public init(color: CellColor, opacity: Double, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
            func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -10_000), 10_000) : 0 }
            (self.color, self.opacity) = (color, opacity.isFinite ? min(max(opacity, 0), 1) : 0)
            (self.radius, self.x, self.y) = (min(max(finite(radius), 0), 1000), finite(x), finite(y))
        }

        /// Whether nothing of it is seen: it is transparent, or exactly behind what casts it.
        var isHidden: Bool { opacity <= 0 || radius == 0 && x == 0 && y == 0 }
        /// How far from what casts it something of it is seen, in points.
        public var reach: CGFloat { 3 * radius + max(abs(x), abs(y)) }

        /// The same shadow in another colour.
        func recolored(by change: (CellColor) -> CellColor) -> Shadow {
            Shadow(color: change(color), opacity: opacity, radius: radius, x: x, y: y)
        }
    }
}

/// A child with a shadow, in points. Cells have no room for one between what they draw.
final class ShadowNode: WrapperNode {
    private let shadow: PointCanvas.Shadow

    init(_ child: LayoutNode, _ shadow: PointCanvas.Shadow) {
        self.shadow = shadow
        super.init(child)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.group({ $0.shadow = shadow }) { child.draw(in: rect, on: &$0) }
    }
}

/// A blurred child, in points. Cells have letters, which stay sharp.
final class BlurNode: WrapperNode {
    private let radius: CGFloat

    init(_ child: LayoutNode, radius: CGFloat) {
        self.radius = min(radius, 1000)
        super.init(child)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.group({ $0.blur = radius }) { child.draw(in: rect, on: &$0) }
    }
}

extension Lowering {
    /// A node with a shadow, where one is drawn and seen.
    func shadowed(_ node: LayoutNode, by shadow: PointCanvas.Shadow?) -> LayoutNode {
        guard environment.medium == .points, let shadow, !shadow.isHidden else { return node }
        return ShadowNode(node, shadow)
    }

    /// Gives the nodes from `start` on the shadow of their style, if it has one.
    mutating func shadow(from start: Int, by style: AnyShapeStyle) {
        guard environment.medium == .points, let shadow = style._shadow(in: environment) else { return }
        for index in nodes.indices[start...] { nodes[index] = shadowed(nodes[index], by: shadow) }
    }
}
