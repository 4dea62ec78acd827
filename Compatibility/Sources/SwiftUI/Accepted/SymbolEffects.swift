import CellUI

// Effects of symbols: frames are still.

public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

public struct MovingSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect,
    TransitionSymbolEffect, Hashable
{
    public var up: MovingSymbolEffect { self }
    public var down: MovingSymbolEffect { self }
    public var left: MovingSymbolEffect { self }
    public var right: MovingSymbolEffect { self }
    public var forward: MovingSymbolEffect { self }
    public var backward: MovingSymbolEffect { self }
    public var clockwise: MovingSymbolEffect { self }
    public var counterClockwise: MovingSymbolEffect { self }
    public var byLayer: MovingSymbolEffect { self }
    public var wholeSymbol: MovingSymbolEffect { self }
    public var individually: MovingSymbolEffect { self }
    public var plain: MovingSymbolEffect { self }
    public var pulse: MovingSymbolEffect { self }
    public var upUp: MovingSymbolEffect { self }
    public var downUp: MovingSymbolEffect { self }
    public var offUp: MovingSymbolEffect { self }
    public static var downUp: MovingSymbolEffect { MovingSymbolEffect() }
    public static var upUp: MovingSymbolEffect { MovingSymbolEffect() }
    public static var offUp: MovingSymbolEffect { MovingSymbolEffect() }
    public func custom(angle: Double) -> MovingSymbolEffect { self }
    public func custom(angle: Angle) -> MovingSymbolEffect { self }
    public func magic(fallback: MovingSymbolEffect) -> MovingSymbolEffect { self }
}
public typealias ScaleSymbolEffect = MovingSymbolEffect
public typealias AppearSymbolEffect = MovingSymbolEffect
public typealias DisappearSymbolEffect = MovingSymbolEffect
public typealias ReplaceSymbolEffect = MovingSymbolEffect
public typealias WiggleSymbolEffect = MovingSymbolEffect
public typealias RotateSymbolEffect = MovingSymbolEffect
public typealias BreatheSymbolEffect = MovingSymbolEffect
public typealias DrawOnSymbolEffect = MovingSymbolEffect
public typealias DrawOffSymbolEffect = MovingSymbolEffect
public typealias AutomaticSymbolEffect = MovingSymbolEffect

extension SymbolEffect where Self == MovingSymbolEffect {
    public static var scale: MovingSymbolEffect { MovingSymbolEffect() }
    public static var appear: MovingSymbolEffect { MovingSymbolEffect() }
    public static var disappear: MovingSymbolEffect { MovingSymbolEffect() }
    public static var replace: MovingSymbolEffect { MovingSymbolEffect() }
    public static var wiggle: MovingSymbolEffect { MovingSymbolEffect() }
    public static var rotate: MovingSymbolEffect { MovingSymbolEffect() }
    public static var breathe: MovingSymbolEffect { MovingSymbolEffect() }
    public static var drawOn: MovingSymbolEffect { MovingSymbolEffect() }
    public static var drawOff: MovingSymbolEffect { MovingSymbolEffect() }
    public static var automatic: MovingSymbolEffect { MovingSymbolEffect() }
}
extension VariableColorSymbolEffect {
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
}
extension SymbolEffectOptions {
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}
extension ContentTransition {
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition
    { .identity }
}
public struct SymbolEffectTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> SymbolEffectTransition
    { SymbolEffectTransition() }
}
