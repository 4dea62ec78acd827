import Presentations

/// One circumstance in which a Live Activity is looked at, and what it may be: a side of a matrix.
public struct TraitsAxis: Sendable {
    /// What a reader of the file calls it: `theme`.
    public let name: String
    let values: [Value]

    struct Value: Sendable {
        let name: String
        var change: @Sendable (inout PreviewTraits) -> Void = { _ in }
        var changeEnvironment: @Sendable (inout EnvironmentValues) -> Void = { _ in }
    }

    /// An axis of one's own.
    ///
    /// - Parameter values: What each value is called, which must differ, and what it does to the traits.
    public init(_ name: String, _ values: [(name: String, change: @Sendable (inout PreviewTraits) -> Void)]) {
        self.name = name
        self.values = values.map { Value(name: $0.name, change: $0.change) }
    }

    /// An axis of one's own, of what the views inherit.
    ///
    /// - Parameter values: What each value is called, which must differ, and what it does to the environment.
    public init(
        _ name: String, environment values: [(name: String, change: @Sendable (inout EnvironmentValues) -> Void)]
    ) {
        self.name = name
        self.values = values.map { Value(name: $0.name, changeEnvironment: $0.change) }
    }

    /// The languages that dates and numbers are written in, by identifier: `de_DE`. A language that is written from right to
    /// left is also laid out so.
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

    /// The sizes of text that a person may have chosen.
    public static func dynamicTypeSizes(_ sizes: [DynamicTypeSize]) -> TraitsAxis {
        TraitsAxis("type-size", environment: sizes.map { size in ("\(size)", { $0.dynamicTypeSize = size }) })
    }

    /// The device whose measures count.
    public static func devices(_ devices: [Device]) -> TraitsAxis {
        TraitsAxis("device", devices.map { device in (device.name, { $0.device = device }) })
    }

    /// The colours.
    public static func themes(_ themes: [Theme]) -> TraitsAxis {
        TraitsAxis("theme", themes.map { theme in (theme.name, { $0.theme = theme }) })
    }

    /// How many colours there are.
    public static func colorDepths(_ depths: [ColorDepth] = ColorDepth.allCases.reversed()) -> TraitsAxis {
        TraitsAxis("colors", depths.map { depth in (name(of: depth), { $0.colorDepth = depth }) })
    }

    /// Whether clocks show seconds.
    public static func showsSeconds(_ values: [Bool] = [true, false]) -> TraitsAxis {
        flag("seconds", \.showsSeconds, values)
    }

    /// Whether the display is always on, dimmed.
    public static func luminanceReduced(_ values: [Bool] = [false, true]) -> TraitsAxis {
        flag("always-on", \.isLuminanceReduced, values)
    }

    /// Light or dark, whatever the theme is.
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
