@preconcurrency import CNcurses
import CellUI
import Foundation

/// What a terminal can show of ordinary output, without a screen.
public struct OutputAbilities: Hashable, Sendable {
    /// Colour depth according to `NO_COLOR`, `COLORTERM` and terminfo; none if terminfo does not know the terminal.
    public let depth: ColorDepth
    /// Whether the locale allows more than ASCII.
    public let isUnicode: Bool

    /// Detects the abilities from the environment. Sets the process's `LC_CTYPE`.
    public init(environment: [String: String]) {
        TerminfoLock.shared.lock()
        defer { TerminfoLock.shared.unlock() }
        isUnicode = CharacterEncoding.adopt(from: environment)
        var status: Int32 = 0
        guard let name = environment["TERM"], !name.isEmpty, name != "dumb",
            setupterm(name, STDOUT_FILENO, &status) == OK, status == 1
        else {
            depth = .none
            return
        }
        defer { del_curterm(cur_term) }
        depth = ColorDepthDetection.depth(
            environment: environment, terminfoColors: Int(tigetnum("colors")),
            hasDirectColor: tigetflag("RGB") > 0 || tigetflag("Tc") > 0)
    }
}

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

/// Chooses the terminal's character encoding from the user's locale.
///
/// Sets `LC_CTYPE` only, so number and date formatting in the C library do not change.
enum CharacterEncoding {
    /// Sets the process's `LC_CTYPE` and returns whether it is UTF-8.
    ///
    /// If no locale is set, as in a bare container, or the locale names UTF-8 but is not installed, C.UTF-8 is used (or
    /// en_US.UTF-8). Any other locale (`POSIX`, `en_US.ISO-8859-1`) is used as it is; if not installed, `C`.
    static func adopt(from environment: [String: String]) -> Bool {
        let name = localeName(in: environment)
        guard !name.isEmpty else { return adoptPortableUTF8() }
        if setlocale(LC_CTYPE, name) != nil {
            return String(cString: nl_langinfo(codeset)).uppercased() == "UTF-8"
        }
        if namesUTF8(name) { return adoptPortableUTF8() }
        setlocale(LC_CTYPE, "C")
        return false
    }

    /// The locale that POSIX uses for `LC_CTYPE`: the first of `LC_ALL`, `LC_CTYPE`, `LANG` that is set and not empty.
    static func localeName(in environment: [String: String]) -> String {
        for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = environment[variable], !value.isEmpty { return value }
        }
        return ""
    }

    /// Whether a locale name specifies UTF-8: `de_DE.UTF-8`, `en_GB.utf8@euro`.
    static func namesUTF8(_ name: String) -> Bool {
        let codeset = name.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
        return codeset.lowercased().filter { $0 != "-" }.hasPrefix("utf8")
    }

    private static func adoptPortableUTF8() -> Bool {
        for name in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return true }
        return false
    }

    private static var codeset: nl_item { nl_item(CODESET) }
}
