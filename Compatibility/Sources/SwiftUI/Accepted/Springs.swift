import CellUI

// Animations of one's own. Frames are still: only their values can be read.

public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.init(duration: 2 * .pi / max(0.001, (stiffness / max(0.001, mass)).squareRoot()))
    }
    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
    public var settlingDuration: TimeInterval { duration }
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { target }
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { .zero }
}
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    public static let linear = UnitCurve(name: "linear")
    public static let easeIn = UnitCurve(name: "easeIn")
    public static let easeOut = UnitCurve(name: "easeOut")
    public static let easeInOut = UnitCurve(name: "easeInOut")
    public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
    public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
    public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { .linear }
    public var inverse: UnitCurve { self }
    public func value(at progress: Double) -> Double { progress }
    public func velocity(at progress: Double) -> Double { 1 }
}
public struct AnimationState<Value: VectorArithmetic>: Sendable { public init() {} }
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public var environment: EnvironmentValues { EnvironmentValues() }
}
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}
extension Animation {
    public init<A: CustomAnimation>(_ base: A) { self = .default }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { .default }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .default }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .default }
}
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
extension AnyTransition {
    public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition { .opacity }
}
public struct BlurReplaceConfiguration: Equatable, Sendable {
    public static let downUp = BlurReplaceConfiguration(), upUp = BlurReplaceConfiguration()
}
extension View {
    public func transaction<V: Equatable, R: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> R
    ) -> some View { body(self) }
}
