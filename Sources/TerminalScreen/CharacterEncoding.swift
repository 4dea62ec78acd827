import CNcurses
import Foundation

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
