/// Several views as the tuple that a builder makes of them. What SwiftUI calls `TupleView`: guests write the tuple's type,
/// `TupleView<(A, B)>`, and read its elements.
///
/// The views of this project itself are a ``TupleView``, which keeps them in a closure, because a tuple of generic types is slow to
/// copy.
public struct _TupleOfViews<T>: View, StructuralView {
    /// The views, as a tuple.
    public var value: T { didSet { views = Self.views(of: value) } }
    private var views: any View

    /// The views of a tuple. Elements that are not views are left out.
    public init(_ value: T) { (self.value, views) = (value, Self.views(of: value)) }

    /// The views that a builder has found, in source order.
    public init<each Content: View>(of content: repeat each Content) where T == (repeat each Content) {
        (value, views) = ((repeat each content), TupleView(repeat each content))
    }

    /// Adds the nodes of all views.
    public func _lower(_ lowering: inout Lowering) { views._lower(&lowering) }

    /// Adds the nodes of one of the views.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) { views._lowerOne(&index, &lowering) }

    private static func views(of value: T) -> any View {
        if let view = value as? any View { return view }
        let views = Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any View).map { AnyView($0) }
        }
        return ForEach(views.indices, id: \.self) { views[$0] }
    }
}
