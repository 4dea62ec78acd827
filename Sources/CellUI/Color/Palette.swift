/// The values of semantic and named colours, as set by a theme.
///
/// Views use colours by meaning (`.secondary`, `.tint`, `.red`); the palette of the surface beneath them gives the
/// values. Defaults are Apple's, flattened onto the surface if translucent, because a cell cannot be translucent.
/// Source of the named colours: Human Interface Guidelines, "Color", iOS system colours, default (not increased)
/// contrast.
public struct Palette: Hashable, Sendable {
    /// Primary text. Must be readable on the surface.
    public var primary: CellColor
    /// Secondary text. Must be readable on the surface.
    public var secondary: CellColor
    /// Tertiary text. Must still be readable on the surface.
    public var tertiary: CellColor
    /// Separators and watermarks; not for text.
    public var quaternary: CellColor
    /// The accent, used by default for progress only.
    public var tint: CellColor
    /// Indicates success. Never the only indication.
    public var success: CellColor
    /// Indicates something that needs attention or cannot be undone. Never the only indication.
    public var warning: CellColor
    /// The unfilled part of a progress bar or ring; not for text.
    public var track: CellColor
    /// The fifteen named colours.
    public var named: NamedColors

    /// A palette.
    public init(
        primary: CellColor, secondary: CellColor, tertiary: CellColor, quaternary: CellColor, tint: CellColor,
        success: CellColor, warning: CellColor, track: CellColor, named: NamedColors
    ) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
        self.quaternary = quaternary
        self.tint = tint
        self.success = success
        self.warning = warning
        self.track = track
        self.named = named
    }

    /// White on black.
    public static let dark = Palette(
        primary: CellColor(hex: 0xFFFFFF), secondary: CellColor(hex: 0xA1A1A8), tertiary: CellColor(hex: 0x87878E),
        quaternary: CellColor(hex: 0x48484C), tint: CellColor(hex: 0x0A84FF), success: CellColor(hex: 0x30D158),
        warning: CellColor(hex: 0xFF9F0A), track: CellColor(hex: 0x39393D), named: .dark)

    /// Black on white.
    public static let light = Palette(
        primary: CellColor(hex: 0x000000), secondary: CellColor(hex: 0x5C5C61), tertiary: CellColor(hex: 0x6E6E73),
        quaternary: CellColor(hex: 0xC7C7CC), tint: CellColor(hex: 0x0062CC), success: CellColor(hex: 0x1B7A34),
        warning: CellColor(hex: 0xB25000), track: CellColor(hex: 0xD8D8DC), named: .light)
}
