// Symbol rendering. A symbol is one glyph in one colour: but for the size and the colours (SymbolRendering.swift), these are accepted for source compatibility and do nothing.
extension View {
    /// The size of symbols relative to text. A glyph in a cell has one size.
    public func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment { $0.imageScale = scale } }
    /// The variant of symbols, in addition to those of the views around; `none` for no variant.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.union(variant) }
    }
    /// Animates symbols. Frames are still.
    public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Animates symbols when `value` changes. Frames are still.
    public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
}

extension EnvironmentValues {
    /// The size of symbols relative to text. Default: medium.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension Image.Scale {
    /// The size of a symbol of this scale, in multiples of a medium one. SF Symbols' proportions.
    var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.27
        }
    }
}

/// An animation of symbols.
public protocol SymbolEffect: Sendable {}

/// The symbol bounces.
public struct BounceSymbolEffect: SymbolEffect {
    /// Upwards.
    public var up: BounceSymbolEffect { self }
    /// Downwards.
    public var down: BounceSymbolEffect { self }
    /// Layer by layer.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades out and in.
public struct PulseSymbolEffect: SymbolEffect {
    /// Layer by layer.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol's layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// One after another.
    public var iterative: VariableColorSymbolEffect { self }
    /// Each stays lit.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Back and forth.
    public var reversing: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The symbol's layers light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Repetition and speed of symbol animations.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The default.
    public static let `default` = SymbolEffectOptions()
    /// Repeated forever.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Repeated `count` times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// At a multiple of the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Repeated `count` times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// At a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
