/// A reusable modification of a view.
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let lower: (inout Lowering) -> Void
    /// Adds the modified view's nodes.
    public func _lower(_ lowering: inout Lowering) { lower(&lowering) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier
    /// `content` modified by `modifier`.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// This view draws the modifier's body.
    public typealias Body = Never
    /// Adds the nodes of the modifier's body, which is evaluated in this environment.
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
    /// Applies a modifier to this view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
