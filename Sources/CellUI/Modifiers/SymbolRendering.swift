/// The colours of symbols. In points, the layers of a symbol have them; in cells a symbol has the first.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Its own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The styles of `foregroundStyle(_:_:_:)`.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
    /// The colours of symbols inside; `nil` for one, or for several if the foreground has several styles.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _EnvironmentView<Self> {
        changingEnvironment { $0.symbolRenderingMode = mode }
    }
}

extension EnvironmentValues {
    /// The colours of symbols. Default: `nil`, one, or several if the foreground has several styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

/// The paints of a symbol.
struct SymbolPaints {
    /// The paint of the whole, where it is drawn in one.
    let whole: Paint
    /// The names of its layers from the back, with their paints; empty if it is drawn in one.
    private(set) var layers: [(name: String, paint: Paint)] = []

    /// The paints that an environment has for a symbol.
    init(of name: String, _ mode: SymbolRenderingMode?, _ lowering: Lowering) {
        let foreground = lowering.foreground
        let set = mode ?? lowering.environment.symbolRenderingMode
        let own = set == .multicolor ? MulticolorSymbol(named: name) : nil
        whole = own.map { lowering.paint($0.main) } ?? foreground
        guard lowering.environment.medium == .points else { return }
        let styles = lowering.environment.foreground?.layered?.levels ?? []
        let mode = set ?? (styles.count > 1 ? .palette : .monochrome)
        if mode == .monochrome { return }
        if mode == .multicolor, own == nil || own?.levels.isEmpty == true { return }
        if mode == .palette, styles.count < 2 { return }
        for level in Set(SymbolOutlines.layers(of: name).map(\.level)).sorted(by: >) {
            let paint: Paint
            if let own {
                paint = lowering.paint(own.levels[min(level, own.levels.count) - 1])
            } else if mode == .palette {
                // A symbol with more layers than there are styles has the last one for them.
                paint = lowering.paint(styles[min(level, styles.count) - 1])
            } else {
                paint = foreground.opacity([1, 0.5, 0.25][min(level, 3) - 1])
            }
            layers.append(("\(name)/\(level)", paint))
        }
    }
}

/// The colours that a symbol has of its own.
///
/// Those of SF Symbols for the symbols that Live Activities use most; any other one has the colour of the foreground.
struct MulticolorSymbol {
    /// The colour of the whole, where it is drawn in one.
    let main: Color
    /// The colours of its levels; empty if it has one.
    let levels: [Color]

    /// The colours of a symbol; `nil` if it has none of its own.
    init?(named name: String) {
        if let (main, levels) = Self.weather[name] {
            (self.main, self.levels) = (main, levels)
            return
        }
        guard let ground = Self.grounds[name] else { return nil }
        (main, levels) = (ground, [name.contains("triangle") ? .black : .white, ground])
    }

    /// What stands for itself, and the sky.
    private static let weather: [String: (Color, [Color])] = [
        "drop.fill": (.blue, []), "flame.fill": (.orange, []), "bolt.fill": (.yellow, []), "heart.fill": (.red, []),
        "star.fill": (.yellow, []), "leaf.fill": (.green, []), "snowflake": (.cyan, []), "sun.max.fill": (.yellow, []),
        "sun.min.fill": (.yellow, []), "sunrise.fill": (.yellow, []), "sunset.fill": (.yellow, []),
        "cloud.fill": (.white, []),
        "cloud.sun.fill": (.white, [.white, .yellow]), "cloud.moon.fill": (.white, [.white, .white.opacity(0.7)]),
        "cloud.sun.rain.fill": (.white, [.white, .yellow, .cyan]), "cloud.rain.fill": (.white, [.white, .cyan]),
        "cloud.heavyrain.fill": (.white, [.white, .cyan]), "cloud.drizzle.fill": (.white, [.white, .cyan]),
        "cloud.bolt.fill": (.white, [.white, .yellow]), "cloud.bolt.rain.fill": (.white, [.white, .yellow, .cyan]),
        "cloud.snow.fill": (.white, [.white, .cyan]),
    ]
    /// What is behind a white sign, or behind a black one in a triangle.
    private static let grounds: [String: Color] = [
        "checkmark.circle.fill": .green, "plus.circle.fill": .green, "minus.circle.fill": .red,
        "xmark.circle.fill": .red,
        "xmark.octagon.fill": .red, "exclamationmark.octagon.fill": .red, "exclamationmark.circle.fill": .red,
        "exclamationmark.triangle.fill": .yellow, "info.circle.fill": .blue, "questionmark.circle.fill": .blue,
        "checkmark.seal.fill": .blue, "checkmark.shield.fill": .green,
    ]
}
