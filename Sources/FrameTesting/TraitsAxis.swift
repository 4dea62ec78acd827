import Presentations

/// An axis of a matrix: a circumstance that affects a Live Activity's picture, and its values.
public struct TraitsAxis: Sendable {
    /// The name in the file: `theme`.
    public let name: String
    let values: [Value]

    struct Value: Sendable {
        let name: String
        var change: @Sendable (inout PreviewTraits) -> Void = { _ in }
        var changeEnvironment: @Sendable (inout EnvironmentValues) -> Void = { _ in }
    }

    /// Every combination of a value of each axis; the first axis varies slowest.
    static func combinations(of axes: [TraitsAxis]) -> [[(axis: TraitsAxis, value: Value)]] {
        axes.reduce([[]]) { all, axis in
            all.flatMap { chosen in axis.values.map { chosen + [(axis, $0)] } }
        }
    }

    /// Creates a custom axis of traits.
    ///
    /// - Parameter values: The name of each value, unique, and its change to the traits.
    public init(_ name: String, _ values: [(name: String, change: @Sendable (inout PreviewTraits) -> Void)]) {
        self.name = name
        self.values = values.map { Value(name: $0.name, change: $0.change) }
    }

    /// Creates a custom axis of environment values.
    ///
    /// - Parameter values: The name of each value, unique, and its change to the environment.
    public init(
        _ name: String, environment values: [(name: String, change: @Sendable (inout EnvironmentValues) -> Void)]
    ) {
        self.name = name
        self.values = values.map { Value(name: $0.name, changeEnvironment: $0.change) }
    }

    /// The locales of dates and numbers, by identifier: `de_DE`. Also sets the layout direction to that of the language.
    public static func locales(_ identifiers: [String]) -> TraitsAxis {
        TraitsAxis(
            "locale",
            environment: identifiers.map { identifier in
                let locale = Locale(identifier: identifier)
                let isRightToLeft = locale.language.characterDirection == .rightToLeft
                return (
                    identifier,
                    {
                        $0.locale = locale
                        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
                    }
                )
            })
    }

    /// The user's text sizes.
    public static func dynamicTypeSizes(_ sizes: [DynamicTypeSize]) -> TraitsAxis {
        TraitsAxis("type-size", environment: sizes.map { size in ("\(size)", { $0.dynamicTypeSize = size }) })
    }

    /// The devices.
    public static func devices(_ devices: [Device]) -> TraitsAxis {
        TraitsAxis("device", devices.map { device in (device.name, { $0.device = device }) })
    }

    /// The themes.
    public static func themes(_ themes: [Theme]) -> TraitsAxis {
        TraitsAxis("theme", themes.map { theme in (theme.name, { $0.theme = theme }) })
    }

    /// The colour depths. Default: all, most colours first.
    public static func colorDepths(_ depths: [ColorDepth] = ColorDepth.allCases.reversed()) -> TraitsAxis {
        TraitsAxis("colors", depths.map { depth in (name(of: depth), { $0.colorDepth = depth }) })
    }

    /// Whether clocks show seconds. Default: both.
    public static func showsSeconds(_ values: [Bool] = [true, false]) -> TraitsAxis {
        flag("seconds", \.showsSeconds, values)
    }

    /// Whether the display is dimmed, in always-on mode. Default: both.
    public static func luminanceReduced(_ values: [Bool] = [false, true]) -> TraitsAxis {
        flag("always-on", \.isLuminanceReduced, values)
    }

    /// Light or dark, overriding the theme. Default: both.
    public static func appearances(_ appearances: [Theme.Appearance] = Theme.Appearance.allCases) -> TraitsAxis {
        TraitsAxis(
            "appearance", appearances.map { appearance in (appearance.rawValue, { $0.appearance = appearance }) })
    }

    private static func flag(
        _ name: String, _ path: WritableKeyPath<PreviewTraits, Bool> & Sendable, _ values: [Bool]
    ) -> TraitsAxis {
        TraitsAxis(name, values.map { value in (value ? "on" : "off", { $0[keyPath: path] = value }) })
    }

    private static func name(of depth: ColorDepth) -> String {
        switch depth {
        case .none: "none"
        case .ansi8: "8"
        case .ansi16: "16"
        case .indexed256: "256"
        case .direct: "24-bit"
        }
    }
}
