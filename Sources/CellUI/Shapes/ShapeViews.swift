/// A shape with fills or strokes, which accepts more: `Circle().fill(.blue).stroke(.white)`.
public protocol ShapeView<Content>: View {
    /// The shape.
    associatedtype Content: Shape
    /// The shape.
    var shape: Content { get }
}

extension ShapeView {
    var inspectionName: String { InspectionName.type(Content.self) }
}
extension FillShapeView: InspectionNamed {}
extension StrokeShapeView: InspectionNamed {}
extension StrokeBorderShapeView: InspectionNamed {}

/// A filled shape in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The rule for overlapping outlines.
    public var fillStyle: FillStyle
    /// The view behind it.
    public var background: Background

    /// A filled shape in front of a background.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    /// Adds the shape as a node.
    public func _lower(_ lowering: inout Lowering) {
        let node = ShapeNode(
            lowering.facing(shape).path, size: shape.sizeThatFits, paint: lowering.paint(style),
            scale: lowering.environment.cellScale, isEOFilled: fillStyle.isEOFilled,
            container: lowering.environment.containerOutline?.place)
        lowering.add(node, before: background, by: style)
    }
}

/// A stroked shape in front of a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased. Ignored: cells have their own resolution.
    public var isAntialiased: Bool
    /// The view behind it.
    public var background: Background

    /// A stroked shape in front of a background.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        let (shape, strokeStyle) = (lowering.facing(shape), strokeStyle)
        let node = ShapeNode(
            { shape.path(in: $0).stroked(strokeStyle, isBorder: false) }, size: shape.sizeThatFits,
            paint: lowering.paint(style), scale: lowering.environment.cellScale,
            container: lowering.environment.containerOutline?.place)
        lowering.add(node, before: background, by: style)
    }
}

/// A shape stroked inside its edge, in front of a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The line's width, ends and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether edges are antialiased. Ignored: cells have their own resolution.
    public var isAntialiased: Bool
    /// The view behind it.
    public var background: Background

    /// A shape stroked inside its edge, in front of a background.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        let inner = lowering.facing(shape).inset(by: strokeStyle.lineWidth / 2)
        let strokeStyle = strokeStyle
        let node = ShapeNode(
            { inner.path(in: $0).stroked(strokeStyle, isBorder: true) }, size: inner.sizeThatFits,
            paint: lowering.paint(style), scale: lowering.environment.cellScale,
            container: lowering.environment.containerOutline?.place)
        lowering.add(node, before: background, by: style)
    }
}

extension Lowering {
    fileprivate mutating func add(_ shape: LayoutNode, before background: some View, by style: some ShapeStyle) {
        let behind = nodes(of: background)
        let node = shadowed(shape, by: style._shadow(in: environment))
        nodes.append(
            behind.isEmpty
                ? node
                : LayeredNode(
                    node, other: LayerNode(children: behind, alignment: .center), alignment: .center, isBehind: true))
    }
}
