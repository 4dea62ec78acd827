// How symbols are drawn. A symbol is one glyph in one colour: these are accepted and change nothing.
extension View {
    /// How large symbols are beside text. A glyph has one size.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// How many colours symbols have. A glyph has one.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// Which form of a symbol is taken. Its name decides.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// Moves symbols. Pictures here are still.
    public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Moves symbols when `value` changes. Pictures here are still.
    public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
}

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private let name: String
    /// The plain form.
    public static let none = SymbolVariants(name: "none")
    /// In a circle.
    public static let circle = SymbolVariants(name: "circle")
    /// In a square.
    public static let square = SymbolVariants(name: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(name: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(name: "fill")
    /// Struck through.
    public static let slash = SymbolVariants(name: "slash")
    /// This form, filled.
    public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
    /// This form, struck through.
    public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
    /// This form, in a circle.
    public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
}

/// A way for symbols to move.
public protocol SymbolEffect: Sendable {}

/// The symbol jumps.
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

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect {
    /// Layer by layer.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol's layers light up.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// One after another.
    public var iterative: VariableColorSymbolEffect { self }
    /// One more each time.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Forth and back.
    public var reversing: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The symbol's layers light up.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So often.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// So fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// So often.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// So fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
