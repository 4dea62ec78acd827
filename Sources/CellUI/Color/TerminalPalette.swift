/// The 256 colours of xterm as sRGB values, `0xRRGGBB`.
///
/// Indices 0…15 are the terminal's own, which users may redefine; the values here are xterm's defaults, suitable for
/// choosing the nearest but not as exact colours. Indices 16…231 are a cube with six levels per side, 232…255 a grey
/// ramp; these are not normally redefined.
public enum TerminalPalette {
    /// All 256, by index. Source: xterm's `256colres.h` and `charproc.c`.
    public static let hex: [UInt32] = ansi + cube + greys

    static let ansi: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    private static let cube: [UInt32] = {
        let levels: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
        return levels.flatMap { red in
            levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
        }
    }()

    private static let greys: [UInt32] = (0..<24).map { step in (8 + 10 * UInt32(step)) * 0x010101 }

    static let perceptual: [PerceptualColor] = hex.map(PerceptualColor.init(hex:))
}
