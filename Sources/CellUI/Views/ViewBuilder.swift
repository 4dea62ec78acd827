/// Combines the statements of a closure into one view.
@resultBuilder
public enum ViewBuilder {
    /// Keeps an expression unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// An empty closure: an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// A single statement, unchanged.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several statements. Where guests are compiled, another overload is preferred, whose type is SwiftUI's.
    @_disfavoredOverload
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The `if` branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }
    /// The `else` branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }
    /// `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, in source order.
///
/// Inlinable, so that known view types are not looked up at run time: tuples are created in every body. The views are
/// inside a closure for the same reason: views are copied while being lowered, and copying a tuple of generic types is
/// slow.
@frozen
public struct TupleView<each Content: View>: View {
    /// Adds the nodes of all views, or only those of the view at `index`.
    @usableFromInline let lower: (_ index: inout Int?, _ lowering: inout Lowering) -> Void

    @inlinable
    init(_ content: repeat each Content) {
        let views = SeveralViews<repeat each Content>(content: (repeat each content))
        lower = { views.lower(&$0, &$1) }
    }

    /// Adds the nodes of all views.
    @inlinable
    public func _lower(_ lowering: inout Lowering) {
        var all: Int?
        lower(&all, &lowering)
    }

    /// Adds the nodes of one of the views.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) {
        var one: Int? = index
        lower(&one, &lowering)
        index = one ?? index
    }
}

/// The implementation of ``TupleView``.
@frozen
@usableFromInline
struct SeveralViews<each Content: View> {
    @usableFromInline let content: (repeat each Content)

    @inlinable
    init(content: (repeat each Content)) { self.content = content }

    @inlinable
    func lower(_ index: inout Int?, _ lowering: inout Lowering) {
        if index != nil || lowering.isInspected { return lowerByPosition(&index, &lowering) }
        repeat (each content)._lower(&lowering)
    }

    @usableFromInline
    func lowerByPosition(_ index: inout Int?, _ lowering: inout Lowering) {
        let place = lowering.environment.inspection
        var position = 0
        for view in repeat each content {
            if var rest = index {
                lowering.environment.inspection = place?.sibling(position)
                view._lowerOne(&rest, &lowering)
                lowering.environment.inspection = place
                index = rest
                if rest < 0 { return }
            } else {
                lowering.add(view, at: position)
            }
            position += 1
        }
    }
}

extension TupleView: StructuralView {}
extension _ConditionalContent: StructuralView {}
extension Optional: StructuralView where Wrapped: View {}

/// One of two views: the result of `if … else` and `switch`.
@frozen
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    /// The view of the `if` branch.
    case first(TrueContent)
    /// The view of the `else` branch.
    case second(FalseContent)

    /// Adds the nodes of the active branch.
    public func _lower(_ lowering: inout Lowering) {
        switch self {
        case .first(let content): lowering.add(content)
        case .second(let content): lowering.add(content)
        }
    }

    /// Adds the nodes of one of the active branch's views.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) {
        switch self {
        case .first(let content): content._lowerOne(&index, &lowering)
        case .second(let content): content._lowerOne(&index, &lowering)
        }
    }
}

/// `if` without `else`.
extension Optional: View where Wrapped: View {
    /// An optional view has no body.
    public typealias Body = Never
    /// Adds the view's nodes, if there is one.
    public func _lower(_ lowering: inout Lowering) { if let self { lowering.add(self) } }
    /// Adds the nodes of one of the view's views, if there is a view.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) { self?._lowerOne(&index, &lowering) }
}
