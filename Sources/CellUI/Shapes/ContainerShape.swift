/// The shape that `containerShape(_:)` sets around the view: by default a rectangle with the lock screen's corners (22 pt).
///
/// It fills the view's own rectangle, and its corners are concentric with the container's: it is inset by the least distance between
/// the two, and by what `inset(by:)` adds.
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    private var container: ContainerOutline?
    /// The shape of the container.
    public init() {}
    /// The container's shape in `rect`.
    public func path(in rect: CGRect) -> Path {
        if let container {
            let apart = container.place.distance
            return container.path(rect.insetBy(dx: -apart, dy: -apart), amount + apart)
        }
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: max(0, 22 - amount))
    }
    /// Insets the shape on all sides.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }

    /// This shape inside a container.
    func inside(_ container: ContainerOutline?) -> ContainerRelativeShape {
        var shape = self
        shape.container = container
        return shape
    }
}

/// The outline of a container's shape, inset by a length.
package struct ContainerOutline: Sendable {
    let path: @Sendable (CGRect, CGFloat) -> Path
    /// Where the container is.
    package let place = ContainerPlace()

    /// The outline of `shape`.
    package init<T: InsettableShape>(_ shape: T) {
        path = { rect, amount in amount == 0 ? shape.path(in: rect) : shape.inset(by: amount).path(in: rect) }
    }
}

/// Where a container is in the picture, in points, known only once it is laid out. A class, because the shapes inside are made before.
package final class ContainerPlace: @unchecked Sendable {
    /// The container's rectangle; `nil` until it is drawn.
    package var rect: CGRect?
    /// The rectangle of the shape being drawn.
    var current = CGRect.zero

    /// The least distance of the shape from the container's edges; 0 if it reaches out of it.
    var distance: CGFloat {
        guard let rect else { return 0 }
        return max(
            0,
            min(
                current.minX - rect.minX, rect.maxX - current.maxX, current.minY - rect.minY, rect.maxY - current.maxY))
    }
}

/// Notes where a container is while what is in it is drawn.
private final class ContainerNode: WrapperNode {
    private let place: ContainerPlace

    init(_ child: LayoutNode, _ place: ContainerPlace) {
        self.place = place
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        place.rect = rect
        child.draw(in: rect, context: &context)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        place.rect = rect
        child.draw(in: rect, on: &canvas)
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
    /// The shape around the view; `nil` for the lock screen's.
    package var containerOutline: ContainerOutline? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` has inside.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        let outline = ContainerOutline(shape)
        return changingEnvironment { $0.containerOutline = outline }
            .wrappingNodes("containerShape(_:)") { node, _ in ContainerNode(node, outline.place) }
    }
}
