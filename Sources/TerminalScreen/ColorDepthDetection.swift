import CellUI

/// Decides how many colours to use, from the environment and what terminfo says. Pure.
enum ColorDepthDetection {
    /// `NO_COLOR` set and not empty means none (no-color.org); `COLORTERM` of `truecolor` or `24bit` means 24-bit;
    /// else what terminfo says.
    static func depth(environment: [String: String], terminfoColors: Int, hasDirectColor: Bool) -> ColorDepth {
        if let noColor = environment["NO_COLOR"], !noColor.isEmpty { return .none }
        if hasDirectColor || ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased() ?? "") {
            return .direct
        }
        return switch terminfoColors {
        case 256...: .indexed256
        case 16...: .ansi16
        case 8...: .ansi8
        default: .none
        }
    }
}
