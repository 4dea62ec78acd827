import CellUI

/// Determines the colour depth from the environment and terminfo. Pure.
enum ColorDepthDetection {
    /// The depth: none if `NO_COLOR` is set and not empty (no-color.org), 24-bit if `COLORTERM` is `truecolor` or `24bit` or
    /// the entry has direct colour, otherwise by terminfo's number of colours.
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
