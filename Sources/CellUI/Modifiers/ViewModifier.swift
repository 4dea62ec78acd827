/// A change of a view that has a name of its own.
public protocol ViewModifier {
    /// What the modified view is made of.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let lower: (inout Lowering) -> Void
    /// Adds the modified view's nodes.
    public func _lower(_ lowering: inout Lowering) { lower(&lowering) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier
    /// `content` changed by `modifier`.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Draws through the modifier's body.
    public typealias Body = Never
    /// Adds the nodes of the modifier's body, which reads the environment of this place.
    public func _lower(_ lowering: inout Lowering) {
        let inner = _ViewModifier_Content<Modifier> { [content] in $0.add(content) }
        lowering.add(BodyEnvironment.evaluate(in: &lowering.environment) { modifier.body(content: inner) })
    }
}

extension _ViewModifier_Content: StructuralView {}

extension ModifiedContent: ModifyingView, InspectionNamed {
    var inspectionName: String { ".modifier(\(InspectionName.type(Modifier.self)))" }
}

extension View {
    /// Changes this view by a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
