/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
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

/// The shape of bordered buttons. In cells a button of one row has the same ends in all of them.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Outline: Hashable, Sendable {
        case capsule
        /// With corners of a radius; of that of the control's size if `nil`.
        case rounded(CGFloat?)
        case circle
    }
    let outline: Outline
    /// The shape that suits the context: a capsule.
    public static let automatic = ButtonBorderShape(outline: .capsule)
    /// With semicircular ends.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// With rounded corners.
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))
    /// With rounded corners of a radius in points, which is at least zero.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(max(0, radius)))
    }
    /// A circle around the label.
    public static let circle = ButtonBorderShape(outline: .circle)
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
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
    /// The shape of bordered buttons. Default: `automatic`.
    public internal(set) var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
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
    /// Sets the shape of the bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> _EnvironmentView<Self> {
        changingEnvironment { $0.buttonBorderShape = shape }
    }
    /// Performs `action` on a click. With a `count` other than one, does nothing.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            count == 1 && lowering.environment.allowsHitTesting ? HitNode(node, action: .run(action)) : node
        }
    }
    /// Sends `message` to the program, which is a value, on a click.
    package func onTapGesture(sending message: some Hashable) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            lowering.environment.allowsHitTesting ? HitNode(node, action: .send(message)) : node
        }
    }
}
