public struct Palette: Hashable, Sendable {
    public var primary = CellColor(hex: 0xFFFFFF), secondary = CellColor(hex: 0xAAAAAA), tertiary = CellColor(hex: 0x777777), quaternary = CellColor(hex: 0x555555)
    public var tint = CellColor(hex: 0x4FD1C5), success = CellColor(hex: 0x30D158), track = CellColor(hex: 0x3A3A3C)
    public var red = CellColor(hex: 0xFF453A), orange = CellColor(hex: 0xFF9F0A), yellow = CellColor(hex: 0xFFD60A), green = CellColor(hex: 0x30D158), mint = CellColor(hex: 0x63E6E2), teal = CellColor(hex: 0x40C8E0), cyan = CellColor(hex: 0x64D2FF), blue = CellColor(hex: 0x0A84FF), indigo = CellColor(hex: 0x5E5CE6), purple = CellColor(hex: 0xBF5AF2), pink = CellColor(hex: 0xFF375F), brown = CellColor(hex: 0xAC8E68), gray = CellColor(hex: 0x8E8E93)
    public static let dark = Palette()
    public static let light = Palette()
}
