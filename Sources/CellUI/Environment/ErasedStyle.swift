/// A type-erased control style, linked to the style it overrides.
///
/// A class, because styles form a chain: as in SwiftUI, a control inside a style's own body uses the outer style, not
/// the one being applied.
final class ErasedStyle<Configuration> {
    let makeBody: (Configuration) -> AnyView
    let outer: ErasedStyle?

    init(over outer: ErasedStyle?, makeBody: @escaping (Configuration) -> AnyView) {
        (self.outer, self.makeBody) = (outer, makeBody)
    }
}

extension Lowering {
    /// The node of a control: the current style's body for `configuration`, or `standard` if no style is set.
    mutating func node<Key: EnvironmentKey, Configuration, Standard: View>(
        styledBy key: Key.Type, _ configuration: Configuration, standard: (Configuration) -> Standard
    ) -> LayoutNode where Key.Value == ErasedStyle<Configuration>? {
        guard let style = environment[key] else { return node(of: standard(configuration)) }
        var inner = Lowering(environment: environment)
        inner.environment[key] = style.outer
        let body = BodyEnvironment.evaluate(in: &inner.environment) { style.makeBody(configuration) }
        return inner.node(of: body)
    }
}

extension View {
    /// Sets a control's style for this view.
    func settingStyle<Key: EnvironmentKey, Configuration>(
        _ key: Key.Type, _ name: StaticString = #function, makeBody: @escaping (Configuration) -> AnyView
    ) -> _EnvironmentView<Self> where Key.Value == ErasedStyle<Configuration>? {
        changingEnvironment(name) { $0[key] = ErasedStyle(over: $0[key], makeBody: makeBody) }
    }
}
