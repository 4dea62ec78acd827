/// Views in a row. Inlinable like ``TupleView``.
@frozen
public struct HStack<Content: View>: View {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Views in a row; `spacing` is in points. Default: 8.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    /// Adds the row as a node.
    public func _lower(_ lowering: inout Lowering) {
        let row = lowering.take(content) {
            StackNode(row: $0, alignment: alignment, spacing: spacing, in: $1)
        }
        lowering.nodes.append(row)
    }
}

/// Views in a column. Inlinable like ``TupleView``.
@frozen
public struct VStack<Content: View>: View {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Views in a column; `spacing` is in points. Default: zero, because rows of text are spaced by themselves; in a true picture
    /// 8 beside anything but text.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    /// Adds the column as a node.
    public func _lower(_ lowering: inout Lowering) {
        let column = lowering.take(content) {
            StackNode(column: $0, alignment: alignment, spacing: spacing, in: $1)
        }
        lowering.nodes.append(column)
    }
}

/// Views on top of each other. Inlinable like ``TupleView``.
@frozen
public struct ZStack<Content: View>: View {
    @usableFromInline let alignment: Alignment
    @usableFromInline let content: Content

    /// Views on top of each other, the first at the bottom.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    /// Adds the layers as one node.
    public func _lower(_ lowering: inout Lowering) {
        lowering.nodes.append(
            LayerNode(
                children: lowering.nodes(of: content),
                alignment: alignment.facing(lowering.environment.layoutDirection)))
    }
}

/// What is shown where the system expects one view: several are set one below the other, as in a `VStack`.
package struct OneBelowTheOther<Content: View>: View, StructuralView {
    private let content: Content

    /// The views of `content`.
    package init(_ content: Content) { self.content = content }

    /// Adds one node: the only view's, or that of a column.
    package func _lower(_ lowering: inout Lowering) {
        let start = lowering.nodes.count
        lowering.add(content)
        guard lowering.nodes.count > start + 1 else { return }
        let column = StackNode(
            column: lowering.nodes[start...], alignment: .center, spacing: nil, in: lowering.environment)
        lowering.nodes.removeSubrange(start...)
        lowering.nodes.append(column)
    }
}

/// A row that creates its views lazily in SwiftUI; here, immediately.
public typealias LazyHStack = HStack
/// A column that creates its views lazily in SwiftUI; here, immediately.
public typealias LazyVStack = VStack
