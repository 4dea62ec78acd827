import CellUI

// What a view does with touches, pointers and keys. A picture is not touched.

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
public protocol CustomHoverEffect {
    typealias Content = EmptyHoverEffectContent
    associatedtype Body: CustomHoverEffect
    func body(content: Content) -> Body
}
extension Never: CustomHoverEffect {}
extension CustomHoverEffect where Body == Never {
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is an effect of its own") }
}
/// What an effect changes while a pointer is over a view: nothing.
public struct EmptyHoverEffectContent: CustomHoverEffect {
    public typealias Body = Never
    public func hoverEffect<V: VisualEffect>(
        in group: HoverEffectGroup? = nil,
        body: @escaping (EmptyVisualEffect, Bool, GeometryProxy) -> V
    ) -> some CustomHoverEffect { self }
    public func animation(_ animation: Animation?) -> some CustomHoverEffect { self }
}
public struct HoverEffect: CustomHoverEffect, Hashable, Sendable {
    public typealias Body = Never
    public static let automatic = HoverEffect(), highlight = HoverEffect(), lift = HoverEffect()
    init() {}
    public init<E: CustomHoverEffect>(_ effect: E) {}
}
public struct AutomaticHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    public init() {}
}
public struct HighlightHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    public init() {}
}
public struct LiftHoverEffect: CustomHoverEffect {
    public typealias Body = Never
    public init() {}
}
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
public struct HoverEffectGroup: Hashable, Sendable {
    public init(_ name: String? = nil, in namespace: Namespace.ID? = nil, behavior: String? = nil) {}
}
extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    @_disfavoredOverload
    public func hoverEffect(
        _ effect: some CustomHoverEffect = .automatic, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { self }
    public func hoverEffectGroup(_ group: HoverEffectGroup? = nil) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    @_disfavoredOverload
    public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
    public func customHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> some View { self }
    public func onKeyPress(action: @escaping (KeyPress) -> KeyPressResult) -> some View { self }
    public func onKeyPress(
        phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult
    ) -> some View { self }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult
    ) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPressResult
    ) -> some View { self }
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPressResult
    ) -> some View { self }
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}
public enum MoveCommandDirection: Sendable { case up, down, left, right }
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
    public typealias Result = KeyPressResult
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
extension KeyEquivalent {
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let tab = KeyEquivalent("\t")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
}
extension EventModifiers {
    public static let capsLock = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let altitude, azimuth: Angle
    public let roll: Angle
    public let zDistance: CGFloat
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable { public let hoverPose: PencilHoverPose? }
public struct PencilSqueezeGestureValue: Hashable, Sendable { public let hoverPose: PencilHoverPose? }
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
