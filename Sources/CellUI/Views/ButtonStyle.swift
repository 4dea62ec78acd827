/// How buttons look.
public protocol ButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = ButtonStyleConfiguration
    /// The button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to draw of a button.
public struct ButtonStyleConfiguration {
    /// What stands on the button.
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    /// What kind of button it is; `nil` for a plain one.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// Whether it is held down; in a still picture it is not.
    public let isPressed: Bool
}

/// How buttons look and when they act.
public protocol PrimitiveButtonStyle {
    /// What a button is made of.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to draw of a button, and what it does.
public struct PrimitiveButtonStyleConfiguration {
    /// What stands on the button.
    public struct Label: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    /// What kind of button it is; `nil` for a plain one.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}

enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension View {
    /// The style of buttons inside.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        settingStyle(ButtonStyleKey.self) { (configuration: PrimitiveButtonStyleConfiguration) in
            AnyView(
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role, label: configuration.label, isPressed: false)))
        }
    }
    /// The style of buttons inside.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        settingStyle(ButtonStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}
