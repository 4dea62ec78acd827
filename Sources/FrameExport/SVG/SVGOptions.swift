/// What a picture needs to know that a frame leaves to the terminal.
public struct SVGOptions: Hashable, Sendable {
    /// The colour of glyphs that use the terminal's own; a 24-bit colour. Default: `#d8dade`.
    public var foreground: CellColor
    /// The colour behind glyphs that use the terminal's own; a 24-bit colour. Default: `#101216`.
    public var background: CellColor
    /// The terminal's own 16 colours; a missing one is drawn in ``foreground``. Default: those of xterm.
    public var basicColors: [CellColor]
    /// How large the picture says it is, 1 for cells of 8 × 16 pixels; it can be shown at any size. What is not above 0 or
    /// is above 1000 is 1. Default: 1.
    public var scale: Double { didSet { scale = Self.allowed(scale) } }

    /// Options; each has a default.
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

    /// xterm's defaults for the 16 colours, from its `XTerm-col.ad`.
    public static let xtermColors: [CellColor] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { CellColor(hex: $0) }

    /// The two colours that a cell is drawn in, as `0xRRGGBB`: reverse exchanges them, dim moves the glyph towards what is
    /// behind it.
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

    /// `eighths` parts of `first` and the rest of `second`, each channel rounded down.
    static func mix(_ first: UInt32, _ second: UInt32, eighths: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            let sum = (first >> shift & 255) * eighths + (second >> shift & 255) * (8 - eighths)
            return (sum / 8) << shift
        }
        return channel(16) | channel(8) | channel(0)
    }
}
