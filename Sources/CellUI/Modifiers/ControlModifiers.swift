/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The default.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// The shape of bordered buttons. Accepted for source compatibility: in cells all have the same ends.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String
    /// The shape that suits the context.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// With semicircular ends.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// With rounded corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// With rounded corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AllowsHitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// Whether controls respond. Default: `true`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// The size of controls. Default: `regular`.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// Whether clicks are handled.
    var allowsHitTesting: Bool {
        get { self[AllowsHitTestingKey.self] }
        set { self[AllowsHitTestingKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls inside, which then look faint. `false` does not re-enable what is disabled outside.
    public func disabled(_ disabled: Bool) -> _EnvironmentView<Self> {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }
    /// Sets whether clicks on this view are handled. `true` does not re-enable what is disabled outside.
    public func allowsHitTesting(_ enabled: Bool) -> _EnvironmentView<Self> {
        changingEnvironment { if !enabled { $0.allowsHitTesting = false } }
    }
    /// Sets the size of the controls inside: large ones have wider margins.
    public func controlSize(_ controlSize: ControlSize) -> _EnvironmentView<Self> {
        changingEnvironment { $0.controlSize = controlSize }
    }
    /// Accepted for source compatibility: in cells all bordered buttons have the same ends.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Performs `action` on a click. With a `count` other than one, does nothing.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            count == 1 && lowering.environment.allowsHitTesting ? HitNode(node, action: .run(action)) : node
        }
    }
    /// Sends `message` to the program, which is a value, on a click.
    package func onTapGesture(sending message: some Hashable) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.environment.allowsHitTesting ? HitNode(node, action: .send(AnyHashable(message))) : node
        }
    }
}
