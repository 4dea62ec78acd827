/// A control that performs an action on a click.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: InteractiveRegion.Action
    private let label: Label

    /// A button that performs `action`.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// A button with a role that performs `action`.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, .run(action), label())
    }

    /// A button of a program that is a value: a click on it sends `message` to the program.
    package init(role: ButtonRole? = nil, sending message: some Hashable, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, .send(message), label())
    }

    /// Adds the button in the current style as one node, which responds to clicks unless it is disabled.
    public func _lower(_ lowering: inout Lowering) {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(label)), action: action)
        var inner = lowering
        inner.nodes = []
        if !lowering.environment.isEnabled { inner.environment.opacity *= 0.5 }
        var node = inner.node(styledBy: ButtonStyleKey.self, configuration) {
            DefaultButtonStyle().makeBody(configuration: $0)
        }
        if lowering.environment.isEnabled, lowering.environment.allowsHitTesting {
            node = HitNode(node, action: action)
        }
        let element = AccessibilityNode(node)
        element.children = .combine
        element.traits = .isButton
        lowering.nodes.append(element)
    }
}

// What titles are made of remembers where the button is written, as texts of the source do.

extension Button where Label == Text {
    /// A button with a title.
    public init(
        _ titleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> Void
    ) { self.init(titleKey, role: nil, fileID: fileID, line: line, action: action) }
    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, fileID: StaticString = #fileID, line: UInt = #line, action: @escaping () -> Void
    ) { self.init(title, role: nil, fileID: fileID, line: line, action: action) }
    /// A button with a title and a role.
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(titleKey, fileID: fileID, line: line) } }
    /// A button with a title and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> Void
    ) { self.init(role: role, action: action) { Text(title, fileID: fileID, line: line) } }
}

extension Button where Label == CellUI.Label<Text, Image> {
    /// A button with an SF Symbol and a title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            CellUI.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
    /// A button with an SF Symbol and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            CellUI.Label(title, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, drawn in the outer style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        (role, action, label) = (configuration.role, configuration.action, configuration.label)
    }
}

/// The role of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// It deletes something: drawn in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// It cancels something.
    public static let cancel = ButtonRole(name: "cancel")
}
