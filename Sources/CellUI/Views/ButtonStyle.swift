/// The look of buttons.
public protocol ButtonStyle {
    /// The type of a styled button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    /// The button's role; `nil` if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed; always `false` in a still frame.
    public let isPressed: Bool
}

/// The look and behaviour of buttons.
public protocol PrimitiveButtonStyle {
    /// The type of a styled button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties and the action of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    /// The button's role; `nil` if it has none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: InteractiveRegion.Action

    /// Performs the button's action.
    public func trigger() { if case .run(let action) = action { action() } }
}

enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension View {
    /// Sets the style of the buttons inside.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        settingStyle(ButtonStyleKey.self) { (configuration: PrimitiveButtonStyleConfiguration) in
            AnyView(
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role, label: configuration.label, isPressed: false)))
        }
    }
    /// Sets the style of the buttons inside.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        settingStyle(ButtonStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}
