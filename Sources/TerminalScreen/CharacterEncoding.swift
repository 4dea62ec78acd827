import CNcurses
import Foundation

/// Chooses how characters travel to and from the terminal, from the person's locale.
///
/// Only `LC_CTYPE` is touched: numbers and dates that the C library formats stay as they were.
enum CharacterEncoding {
    /// Sets the process's `LC_CTYPE` and answers whether it is UTF-8.
    ///
    /// No locale set means C.UTF-8, as a bare container has none. A locale that names UTF-8 but is not installed also
    /// means C.UTF-8. Any other that names no UTF-8 (`POSIX`, `en_US.ISO-8859-1`) is taken at its word.
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

    /// What POSIX takes for `LC_CTYPE`: the first that is set and not empty of `LC_ALL`, `LC_CTYPE`, `LANG`.
    static func localeName(in environment: [String: String]) -> String {
        for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = environment[variable], !value.isEmpty { return value }
        }
        return ""
    }

    /// Whether a locale's name states UTF-8: `de_DE.UTF-8`, `en_GB.utf8@euro`.
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
