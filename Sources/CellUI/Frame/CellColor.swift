/// The colour of a cell: 24-bit, or one of the terminal's own.
public struct CellColor: Hashable, Sendable {
    /// The kinds of cell colour, for use in a `switch`.
    public enum Kind: Hashable, Sendable {
        /// The terminal's own foreground or background.
        case terminalDefault
        /// One of the terminal's own 16 colours, 0…15, in the order of ECMA-48: black, red, green, yellow, blue,
        /// magenta, cyan, white, then their bright variants.
        case ansi(UInt8)
        /// A 24-bit sRGB colour.
        case rgb(red: UInt8, green: UInt8, blue: UInt8)
    }

    /// `0x00RRGGBB` for 24-bit colours, `0x01000000` for the default, `0x0200000n` for the terminal's colour n.
    let code: UInt32

    private init(code: UInt32) { self.code = code }

    /// The terminal's own foreground or background, depending on where it is used.
    public static let terminalDefault = CellColor(code: 0x0100_0000)

    /// One of the terminal's own 16 colours; `index` is taken modulo 16.
    public static func ansi(_ index: UInt8) -> CellColor { CellColor(code: 0x0200_0000 | UInt32(index & 15)) }

    /// A 24-bit sRGB colour.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        code = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// A 24-bit sRGB colour as `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) { code = hex & 0xFF_FFFF }

    /// The kind of this colour.
    public var kind: Kind {
        switch code >> 24 {
        case 0: .rgb(red: UInt8(code >> 16 & 255), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
        case 1: .terminalDefault
        default: .ansi(UInt8(code & 15))
        }
    }

    /// The colour as `0xRRGGBB`; `nil` if the terminal decides it.
    public var hex: UInt32? { code >> 24 == 0 ? code : nil }
}
