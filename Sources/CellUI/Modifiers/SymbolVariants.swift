/// The variants of a symbol, which stand at the end of its name: `bell.slash.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    private var outline: Outline?
    private var isFilled = false
    private var isSlashed = false

    /// What is around a symbol.
    private enum Outline: String { case circle, square, rectangle }

    /// The plain form.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Struck through.
    public static let slash = none.slash

    /// This form, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This form, struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }
    /// This form, in a circle.
    public var circle: SymbolVariants { with { $0.outline = .circle } }
    /// This form, in a square.
    public var square: SymbolVariants { with { $0.outline = .square } }
    /// This form, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.outline = .rectangle } }

    /// Whether all of another's variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var changed = self
        change(&changed)
        return changed
    }

    /// These variants together with others, whose circle, square or rectangle replaces this one.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.outline = other.outline ?? outline
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// The name of a symbol in these variants and in those that it has: `heart.fill` in a circle is `heart.circle.fill`.
    func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        let parts = symbol.split(separator: ".").map(String.init)
        // The first part is the symbol itself, also where that is called `circle`.
        let own = parts.dropFirst().reversed().prefix { Self.named[$0] != nil }
        let variants = own.reduce(SymbolVariants.none) { $0.union(Self.named[$1] ?? .none) }.union(self)
        let ending = [variants.isSlashed ? "slash" : nil, variants.outline?.rawValue, variants.isFilled ? "fill" : nil]
        return (parts.dropLast(own.count) + ending.compactMap(\.self)).joined(separator: ".")
    }

    private static let named: [String: SymbolVariants] = [
        "circle": .circle, "fill": .fill, "rectangle": .rectangle, "slash": .slash, "square": .square,
    ]
}

extension EnvironmentValues {
    /// The variants of symbols. Default: none.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
