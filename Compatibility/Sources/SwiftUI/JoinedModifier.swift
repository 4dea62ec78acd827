import CellUI

extension ViewModifier {
    /// A modifier that applies this one, and another around it.
    public func concat<T: ViewModifier>(_ modifier: T) -> _JoinedModifier<Self, T> {
        _JoinedModifier(first: self, second: modifier)
    }
}

/// Two modifiers, one after the other.
public struct _JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let first: First
    let second: Second

    public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
