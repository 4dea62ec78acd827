/// The number of colours a painter can show, from fewest to most.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
    /// No colours; attributes (bold, dim, reverse, …) only.
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
