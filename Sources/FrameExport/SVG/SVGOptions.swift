/// Colours and size of a picture, which a frame leaves to the terminal.
public struct SVGOptions: Hashable, Sendable {
    /// The colour for the terminal's default foreground; must be 24-bit. Default: `#d8dade`.
    public var foreground: CellColor
    /// The colour for the terminal's default background; must be 24-bit. Default: `#101216`.
    public var background: CellColor
    /// The terminal's 16 colours; a missing one is drawn in ``foreground``. Default: those of xterm.
    public var basicColors: [CellColor]
    /// The natural size; 1 is 8 × 16 pixels per cell. Viewers may scale the picture. A value that is not above 0, or is above
    /// 1000, becomes 1. Default: 1.
    public var scale: Double { didSet { scale = Self.allowed(scale) } }
    /// Whether emoji are pictures from the machine's font of colour emoji, for a renderer that draws their silhouettes. Default: `false`.
    var drawsEmoji = false

    /// Creates options.
    public init(
        foreground: CellColor = CellColor(hex: 0xD8DADE), background: CellColor = CellColor(hex: 0x101216),
        basicColors: [CellColor] = SVGOptions.xtermColors, scale: Double = 1
    ) {
        self.foreground = foreground
        self.background = background
        self.basicColors = basicColors
        self.scale = Self.allowed(scale)
    }

    private static func allowed(_ scale: Double) -> Double { scale > 0 && scale <= 1_000 ? scale : 1 }

    /// The 16 default colours of xterm, from its `XTerm-col.ad`.
    public static let xtermColors: [CellColor] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { CellColor(hex: $0) }

    /// The two colours of a cell as `0xRRGGBB`: `reverse` swaps them, `dim` mixes the glyph's with the background.
    func colors(of style: CellStyle) -> (glyph: UInt32, behind: UInt32) {
        var glyph = hex(style.foreground, default: foreground)
        var behind = hex(style.background, default: background)
        if style.attributes.contains(.reverse) { swap(&glyph, &behind) }
        if style.attributes.contains(.dim) { glyph = Self.mix(glyph, behind, eighths: 5) }
        return (glyph, behind)
    }

    private func hex(_ color: CellColor, default fallback: CellColor) -> UInt32 {
        switch color.kind {
        case .rgb: color.hex ?? 0
        case .terminalDefault: fallback.hex ?? 0
        case .ansi(let index):
            (basicColors.indices.contains(Int(index)) ? basicColors[Int(index)] : foreground).hex ?? 0
        }
    }

    /// Mixes `eighths` parts of `first` with the rest of `second`, rounding each channel down.
    static func mix(_ first: UInt32, _ second: UInt32, eighths: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            let sum = (first >> shift & 255) * eighths + (second >> shift & 255) * (8 - eighths)
            return (sum / 8) << shift
        }
        return channel(16) | channel(8) | channel(0)
    }
}
