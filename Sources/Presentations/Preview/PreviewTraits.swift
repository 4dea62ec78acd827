import Foundation

/// What a picture of a Live Activity depends on besides its widget, its state and the instant.
public struct PreviewTraits: Hashable, Sendable {
    /// Whose measures count. Default: 393 × 852 points.
    public var device = Device.standard
    /// The colours. Default: the neutral dark theme.
    public var theme = Theme.standard
    /// Light or dark, whatever the theme is. Default: as the theme is.
    public var appearance: Theme.Appearance?
    /// How many colours there are to draw in. Default: 24-bit.
    public var colorDepth = ColorDepth.direct
    /// Points a column stands for, ``scales``; a row stands for twice as many. Default: as large as fits, 8 where nothing
    /// limits it.
    public var pointsPerColumn: Double?
    /// Whether clocks show seconds where there is room for them. Default: they do.
    public var showsSeconds = true
    /// Whether the display is always on, dimmed. Default: no.
    public var isLuminanceReduced = false
    /// Whether the content is out of date. Default: it is not.
    public var isStale = false
    /// How large the reader wants text. Default: `.large`, the usual size.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// In whose way dates and numbers are written. Default: the one that depends on no machine.
    public var locale: Locale?
    /// Which way one reads. Default: from left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The offset of local time. Default: none.
    public var timeZone = Self.greenwich

    /// The scales at which content is legible: from five to sixteen points a column.
    public static let scales = 5.0...16.0

    private static let greenwich = TimeZone(secondsFromGMT: 0)!

    /// The defaults.
    public init() {}

    /// The theme as it is drawn: where the other appearance is asked for, its island on the neutral colours of that.
    public var effectiveTheme: Theme {
        guard let appearance, appearance != theme.appearance else { return theme }
        var adapted = Theme.base(appearance)
        (adapted.name, adapted.displayName, adapted.island) = (theme.name, theme.displayName, theme.island)
        return adapted
    }

    /// What views see of the traits.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.timeZone = timeZone
        environment.showsSeconds = showsSeconds
        environment.isLuminanceReduced = isLuminanceReduced
        environment.dynamicTypeSize = dynamicTypeSize
        environment.layoutDirection = layoutDirection
        if let locale { environment.locale = locale }
        return environment
    }
}
