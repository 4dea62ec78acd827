import Foundation

/// Everything that a picture of a Live Activity depends on besides widget, state and instant.
public struct PreviewTraits: Hashable, Sendable {
    /// The device. Default: 393 × 852 points.
    public var device = Device.standard
    /// The colours. Default: the neutral dark theme.
    public var theme = Theme.standard
    /// Light or dark, overriding the theme. Default: `nil`, the theme's own.
    public var appearance: Theme.Appearance?
    /// A picture as the phone's wallpaper, with any theme: in true pictures, and in cells where colours are mixed (``shapes``).
    /// Default: `nil`, the theme's own wallpaper.
    public var wallpaper: WallpaperPicture?
    /// The colour depth. Default: 24-bit.
    public var colorDepth = ColorDepth.direct
    /// How shapes are drawn in cells. Default: in block elements that are not mixed, for pictures that are compared or read as text.
    public var shapes = CellShapes.blocks
    /// Points per column, within ``scales``; a row has twice as many. Default: `nil`, as fine as fits, or 8 if the size is not
    /// limited.
    public var pointsPerColumn: Double?
    /// Whether clocks show seconds if there is room. Default: `true`.
    public var showsSeconds = true
    /// Whether the display is dimmed, in always-on mode. Default: `false`.
    public var isLuminanceReduced = false
    /// Whether the phone charges on its side. Default: `nil`, it does not.
    public var standBy: StandBy?
    /// Where the minimal presentation is. Default: attached to the camera.
    public var minimalPlace = MinimalPlace.attached
    /// Whether the content is stale. Default: `false`.
    public var isStale = false
    /// The user's text size. Default: `.large`, the system's default.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The locale of dates and numbers. Default: `nil`, which does not depend on the machine.
    public var locale: Locale?
    /// The layout direction. Default: left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The time zone. Default: UTC.
    public var timeZone = Self.greenwich

    /// The legible scales, in points per column.
    public static let scales = 5.0...16.0

    private static let greenwich = TimeZone(secondsFromGMT: 0)!

    /// Creates the default traits.
    public init() {}

    /// The light in which a phone in StandBy is read.
    public enum StandBy: String, CaseIterable, Hashable, Sendable {
        /// In the activity's own colours.
        case day
        /// In the dark, all in red.
        case night
    }

    /// The device to draw: in StandBy, the phone on its side.
    public var effectiveDevice: Device { standBy == nil ? device : device.inStandBy }

    /// The appearance to draw with. Always-On displays, watches and StandBy are always dark.
    private var effectiveAppearance: Theme.Appearance? {
        let stage = effectiveDevice.stage
        return isLuminanceReduced || stage == .smartStack || stage == .standBy ? .dark : appearance
    }

    /// The theme to draw with, without the ``wallpaper``. If the appearance differs from the theme's: the theme's island on the neutral colours of that
    /// appearance.
    public var effectiveTheme: Theme {
        guard let appearance = effectiveAppearance, appearance != theme.appearance else { return theme }
        var adapted = Theme.base(appearance)
        (adapted.name, adapted.displayName, adapted.island) = (theme.name, theme.displayName, theme.island)
        return adapted
    }

    /// The environment values of the traits.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.timeZone = timeZone
        environment.showsSeconds = showsSeconds && !isLuminanceReduced
        environment.isLuminanceReduced = isLuminanceReduced
        environment.isActivityFullscreen = effectiveDevice.stage == .standBy
        environment.dynamicTypeSize = dynamicTypeSize
        environment.layoutDirection = layoutDirection
        if let locale { environment.locale = locale }
        return environment
    }
}
