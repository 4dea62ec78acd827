/// How many colours a painter has, from fewest to most.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
    /// No colour at all; attributes (bold, dim, reverse, …) are allowed.
    case none
    /// The terminal's own eight colours.
    case ansi8
    /// The terminal's own sixteen colours.
    case ansi16
    /// The 6 × 6 × 6 cube and the grey ramp of xterm's 256 colours, and the terminal's own sixteen.
    case indexed256
    /// 24-bit colour.
    case direct

    /// Whether `left` has fewer colours than `right`.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
