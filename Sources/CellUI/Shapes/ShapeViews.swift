/// A shape that has been given a look, and may be given more: `Circle().fill(.blue).stroke(.white)`.
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

/// A filled shape before a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How overlapping outlines are filled.
    public var fillStyle: FillStyle
    /// What is behind it.
    public var background: Background

    /// A filled shape before a background.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    /// Adds the shape as a node.
    public func _lower(_ lowering: inout Lowering) {
        let node = ShapeNode(
            lowering.facing(shape).path, paint: lowering.paint(style), scale: lowering.environment.cellScale,
            isEOFilled: fillStyle.isEOFilled)
        lowering.add(node, before: background)
    }
}

/// A shape drawn as a line before a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The line's colour.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth. Cells have their own way.
    public var isAntialiased: Bool
    /// What is behind it.
    public var background: Background

    /// A shape drawn as a line before a background.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        let (shape, strokeStyle) = (lowering.facing(shape), strokeStyle)
        let node = ShapeNode(
            { shape.path(in: $0).stroked(strokeStyle, isBorder: false) }, paint: lowering.paint(style),
            scale: lowering.environment.cellScale)
        lowering.add(node, before: background)
    }
}

/// A shape drawn as a line inside its edge, before a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The line's colour.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smooth. Cells have their own way.
    public var isAntialiased: Bool
    /// What is behind it.
    public var background: Background

    /// A shape drawn as a line inside its edge, before a background.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    /// Adds the line as a node.
    public func _lower(_ lowering: inout Lowering) {
        let inner = lowering.facing(shape).inset(by: strokeStyle.lineWidth / 2)
        let strokeStyle = strokeStyle
        let node = ShapeNode(
            { inner.path(in: $0).stroked(strokeStyle, isBorder: true) }, paint: lowering.paint(style),
            scale: lowering.environment.cellScale)
        lowering.add(node, before: background)
    }
}

extension Lowering {
    fileprivate mutating func add(_ node: LayoutNode, before background: some View) {
        let behind = nodes(of: background)
        nodes.append(
            behind.isEmpty
                ? node
                : LayeredNode(
                    node, other: LayerNode(children: behind, alignment: .center), alignment: .center, isBehind: true))
    }
}
