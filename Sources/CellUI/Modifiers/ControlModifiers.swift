/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// Usual.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// The form of bordered buttons. In cells all have the same ends.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String
    /// The form that suits the place.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// Half circles for ends.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// Round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AllowsHitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// Whether controls answer. Default: yes.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// How large controls are. Default: regular.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// Whether a click is answered here.
    var allowsHitTesting: Bool {
        get { self[AllowsHitTestingKey.self] }
        set { self[AllowsHitTestingKey.self] = newValue }
    }
}

extension View {
    /// Controls inside do not answer, and look faint. What is disabled outside stays so.
    public func disabled(_ disabled: Bool) -> _EnvironmentView<Self> {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }
    /// Whether a click on this view is answered.
    public func allowsHitTesting(_ enabled: Bool) -> _EnvironmentView<Self> {
        changingEnvironment { if !enabled { $0.allowsHitTesting = false } }
    }
    /// How large controls inside are: large ones have wider margins.
    public func controlSize(_ controlSize: ControlSize) -> _EnvironmentView<Self> {
        changingEnvironment { $0.controlSize = controlSize }
    }
    /// The form of bordered buttons inside. In cells all have the same ends.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Does `action` at a click. Other counts than one are no clicks.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            count == 1 && lowering.environment.allowsHitTesting ? HitNode(node, action: .run(action)) : node
        }
    }
}
