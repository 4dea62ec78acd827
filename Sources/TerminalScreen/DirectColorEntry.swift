@preconcurrency import CNcurses
import Foundation

/// A terminfo entry with 24-bit colour, derived from the terminal's own.
///
/// ncurses uses 24-bit colour only through an entry with the RGB capability, and a stock system usually has none for the
/// terminal in use. This entry is a copy of the terminal's own plus RGB. ncurses reads it from the variable `TERMINFO`: no
/// file, no compiler.
struct DirectColorEntry {
    /// The entry's name.
    static let name = "islet-direct"

    /// The value of `TERMINFO` while ncurses looks up ``name``.
    let definition: String
    /// Whether the terminal's own entry has a palette of 256 colours.
    private let hasPalette = tigetnum("colors") >= 256

    /// Derives the entry from the current terminal's; `nil` if ncurses cannot read an entry from a variable (before 6.1).
    init?() {
        guard let own = cur_term else { return nil }
        definition = "b64:" + Data(Self.derived(hasPalette: hasPalette).bytes).base64EncodedString()
        var status: Int32 = 0
        let isReadable = Self.withDefinition(definition) { setupterm(Self.name, STDOUT_FILENO, &status) == OK }
        if isReadable { del_curterm(cur_term) }
        set_curterm(own)
        guard isReadable else { return nil }
    }

    /// Runs `body` with `TERMINFO` set to `definition`, then restores it, so that child processes see the original.
    static func withDefinition<Result>(_ definition: String, _ body: () -> Result) -> Result {
        let previous = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", definition, 1)
        defer {
            if let previous { setenv("TERMINFO", previous, 1) } else { unsetenv("TERMINFO") }
        }
        return body()
    }

    /// Makes the open screen name colours by index alone, or by red, green and blue as well, as the entry has it at first. ncurses
    /// interprets the capability again for each colour, some ninety times in a tick; the short one takes half the instructions, 1,400
    /// instead of 2,700. It reads the capability where `tigetstr` shows it, so that is where the other is written.
    func nameColors(_ numbering: ColorNumbering) {
        guard hasPalette else { return }
        for (name, layer) in [("setaf", 3), ("setab", 4)] {
            let text =
                numbering == .indexed ? "\u{1B}[\(layer)8;5;%p1%dm" : Self.color(layer: layer, hasPalette: hasPalette)
            // The longer of the two was there first.
            if let place = capability(name) { strcpy(place, text) }
        }
    }

    /// Colours 0…255 stay the terminal's palette; every other number is 24-bit red, green and blue.
    private static func derived(hasPalette: Bool) -> CompiledTerminfo {
        CompiledTerminfo(
            name: name,
            booleans: names(ncurses_boolean_name).map { $0 != "ccc" && tigetflag($0) > 0 },
            numbers: names(ncurses_number_name).map { name in
                switch name {
                case "colors": 0x1000000
                case "pairs": 0x10000
                default: tigetnum(name) >= 0 ? tigetnum(name) : nil
                }
            },
            strings: names(ncurses_string_name).map { name in
                switch name {
                case "setaf": Array(color(layer: 3, hasPalette: hasPalette).utf8)
                case "setab": Array(color(layer: 4, hasPalette: hasPalette).utf8)
                case "sgr0": Array(plainText.utf8)
                // Most are absent.
                default: string(name).flatMap { withdrawn.contains(name) ? nil : $0 }
                }
            },
            extendedBooleans: ["AX", "RGB", "XT"].filter { $0 == "RGB" || tigetflag($0) > 0 },
            extendedStrings: string("XM").map { [("XM", $0)] } ?? [])
    }

    /// The capabilities that are left out: to redefine the palette, which never is, to scroll, which no screen does, and to
    /// set all attributes at once (``plainText``). Of those that move the cursor only the one by row and column is kept: to weigh it against the others, which hardly save a byte
    /// between the places that a tick changes, was a fifth of the instructions of a tick.
    private static let withdrawn: Set = [
        "initc", "initp", "oc", "setf", "setb", "sgr",
        "csr", "ind", "indn", "ri", "rin", "il", "il1", "dl", "dl1",
        "cr", "nel", "ht", "cbt", "hpa", "vpa", "cub", "cub1", "cud", "cud1", "cuf", "cuf1", "cuu", "cuu1",
    ]

    /// Ends all attributes. Terminals' own entries leave the set of line-drawing characters as well, which no screen enters, and name
    /// all attributes in one long string, `sgr`, that ends that set again: a dozen bytes more in a tick.
    private static let plainText = "\u{1B}[m"

    /// The capability that sets a colour. An entry with a palette of 256 colours does without the older way of naming the first sixteen:
    /// 2,700 instructions a colour instead of 3,600.
    private static func color(layer: Int, hasPalette: Bool) -> String {
        let direct = "2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
        return hasPalette
            ? "\u{1B}[\(layer)8;%?%p1%{255}%>%t\(direct)%e5;%p1%d%;m"
            : "\u{1B}[%?%p1%{15}%>%t\(layer)8;%?%p1%{255}%>%t\(direct)%e5;%p1%d%;"
                + "%e%p1%{8}%<%t\(layer)%p1%d%e\(layer + 6)%p1%{8}%-%d%;m"
    }

    private static func string(_ name: String) -> [UInt8]? { capability(name).map { Array(String(cString: $0).utf8) } }

    /// The names of the standard capabilities of one kind, in ncurses' order.
    private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
        var names: [String] = []
        while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
        return names
    }
}
