extension View {
    /// A box as large as the container along `axes`: the card of the lock screen, the expanded island, or the frame that is
    /// rendered.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> _NodeView<Self> {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A box as large as `span` of `count` equal parts of the container along `axes`, with `spacing` points between two.
    ///
    /// - Precondition: `count` and `span` are positive.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> _NodeView<Self> {
        precondition(count > 0 && span > 0, "a container has a positive number of parts")
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// A box whose size along `axes` is what `length` makes of the container's.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.describe(".containerRelativeFrame()")
            return ContainerFrameNode(
                node, container: lowering.environment.containerSize, axes: axes, length: length,
                alignment: alignment.facing(lowering.environment.layoutDirection), scale: lowering.environment.cellScale
            )
        }
    }
}

extension EnvironmentValues {
    /// The size of the widget's surface, in points; `nil` where there is none.
    package var containerSize: CGSize? {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }
}

private struct ContainerSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}
