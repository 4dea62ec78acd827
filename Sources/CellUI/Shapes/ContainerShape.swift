/// The shape that `containerShape(_:)` sets around the view: by default a rectangle with the lock screen's corners (22 pt).
///
/// It fills the view's own rectangle: `inset(by:)` says how far that is inside the container's.
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0
    private var container: ContainerOutline?
    /// The shape of the container.
    public init() {}
    /// The container's shape in `rect`.
    public func path(in rect: CGRect) -> Path {
        if let container { return container.path(rect, amount) }
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
struct ContainerOutline: Sendable {
    let path: @Sendable (CGRect, CGFloat) -> Path
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
    /// The shape around the view; `nil` for the lock screen's.
    var containerOutline: ContainerOutline? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape that ``ContainerRelativeShape`` has inside.
    public func containerShape<T: InsettableShape>(_ shape: T) -> _EnvironmentView<Self> {
        changingEnvironment {
            $0.containerOutline = ContainerOutline { rect, amount in
                amount == 0 ? shape.path(in: rect) : shape.inset(by: amount).path(in: rect)
            }
        }
    }
}
