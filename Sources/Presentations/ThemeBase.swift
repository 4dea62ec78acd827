import CellUI

extension Theme {
    /// The base theme, in neutral greys: supplies what a theme leaves out, and the colours of views without a theme.
    public static func base(_ appearance: Appearance) -> Theme {
        switch appearance {
        case .dark: dark
        case .light: light
        }
    }

    /// The default theme of views: the neutral dark one. The program itself defaults to `midnight`.
    public static let standard = base(.dark)

    private static let dark = Theme(
        name: "dark", displayName: "Dark", appearance: .dark,
        screen: Screen(
            background: CellColor(hex: 0x111113), emphasis: CellColor(hex: 0xF2F2F4),
            caption: CellColor(hex: 0x9A9AA0), hint: CellColor(hex: 0x84848A)),
        phone: Phone(
            frame: CellColor(hex: 0x4A4A4F), wallpaper: [CellColor(hex: 0x232326)],
            clock: CellColor(hex: 0xFFFFFF), date: CellColor(hex: 0xD0D0D4)),
        island: Island(
            fill: CellColor(hex: 0x000000), camera: CellColor(hex: 0x0B0B0C), palette: .dark),
        card: Card(background: CellColor(hex: 0x0B0B0C), palette: .dark))

    private static let light = Theme(
        name: "light", displayName: "Light", appearance: .light,
        screen: Screen(
            background: CellColor(hex: 0xFAFAFB), emphasis: CellColor(hex: 0x111113),
            caption: CellColor(hex: 0x5C5C61), hint: CellColor(hex: 0x6A6A70)),
        phone: Phone(
            frame: CellColor(hex: 0xB4B4BA), wallpaper: [CellColor(hex: 0xE6E6EA)],
            clock: CellColor(hex: 0x111113), date: CellColor(hex: 0x3A3A3E)),
        island: Island(
            fill: CellColor(hex: 0x000000), camera: CellColor(hex: 0x0B0B0C), palette: .dark),
        card: Card(background: CellColor(hex: 0xFFFFFF), palette: .light))
}
