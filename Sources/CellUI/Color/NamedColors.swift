/// The values of SwiftUI's named colours. Source of the defaults: Human Interface Guidelines, "Color", iOS.
public struct NamedColors: Hashable, Sendable {
    /// `Color.red`.
    public var red: CellColor
    /// `Color.orange`.
    public var orange: CellColor
    /// `Color.yellow`.
    public var yellow: CellColor
    /// `Color.green`.
    public var green: CellColor
    /// `Color.mint`.
    public var mint: CellColor
    /// `Color.teal`.
    public var teal: CellColor
    /// `Color.cyan`.
    public var cyan: CellColor
    /// `Color.blue`.
    public var blue: CellColor
    /// `Color.indigo`.
    public var indigo: CellColor
    /// `Color.purple`.
    public var purple: CellColor
    /// `Color.pink`.
    public var pink: CellColor
    /// `Color.brown`.
    public var brown: CellColor
    /// `Color.gray`.
    public var gray: CellColor
    /// The theme's white. `Color.white` does not use it; it is always 0xFFFFFF.
    public var white: CellColor
    /// The theme's black. `Color.black` does not use it; it is always 0x000000.
    public var black: CellColor

    /// For a dark surface.
    public static let dark = NamedColors(
        red: CellColor(hex: 0xFF453A), orange: CellColor(hex: 0xFF9F0A), yellow: CellColor(hex: 0xFFD60A),
        green: CellColor(hex: 0x30D158), mint: CellColor(hex: 0x63E6E2), teal: CellColor(hex: 0x40C8E0),
        cyan: CellColor(hex: 0x64D2FF), blue: CellColor(hex: 0x0A84FF), indigo: CellColor(hex: 0x5E5CE6),
        purple: CellColor(hex: 0xBF5AF2), pink: CellColor(hex: 0xFF375F), brown: CellColor(hex: 0xAC8E68),
        gray: CellColor(hex: 0x8E8E93), white: CellColor(hex: 0xFFFFFF), black: CellColor(hex: 0x000000))

    /// For a light surface.
    public static let light = NamedColors(
        red: CellColor(hex: 0xFF3B30), orange: CellColor(hex: 0xFF9500), yellow: CellColor(hex: 0xFFCC00),
        green: CellColor(hex: 0x34C759), mint: CellColor(hex: 0x00C7BE), teal: CellColor(hex: 0x30B0C7),
        cyan: CellColor(hex: 0x32ADE6), blue: CellColor(hex: 0x007AFF), indigo: CellColor(hex: 0x5856D6),
        purple: CellColor(hex: 0xAF52DE), pink: CellColor(hex: 0xFF2D55), brown: CellColor(hex: 0xA2845E),
        gray: CellColor(hex: 0x8E8E93), white: CellColor(hex: 0xFFFFFF), black: CellColor(hex: 0x000000))
}
