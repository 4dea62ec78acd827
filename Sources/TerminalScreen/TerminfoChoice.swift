@preconcurrency import CNcurses
import CellUI
import Foundation

/// The terminfo entry to use, and with how many colours.
struct TerminfoChoice {
    let name: String
    let depth: ColorDepth
    let numbering: ColorNumbering
    /// Where the entry is, if it is one that Islet derived.
    var directory: URL?

    /// Runs `body` with the entry's folder first in ncurses' search. The environment is put back, so that children see
    /// their own.
    func withSearchPath<Result>(_ body: () -> Result) -> Result {
        guard let directory else { return body() }
        let previous = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", directory.path, 1)
        defer {
            if let previous { setenv("TERMINFO", previous, 1) } else { unsetenv("TERMINFO") }
        }
        return body()
    }
}

extension CursesSession {
    /// Chooses between the person's own entry `name` and one derived from it for 24-bit colour.
    static func chooseEntry(
        _ name: String, options: TerminalScreen.Options, environment: [String: String]
    ) throws(TerminalError) -> TerminfoChoice {
        var status: Int32 = 0
        guard setupterm(name, options.output, &status) == OK, status == 1 else { throw .unknownTerminal(name: name) }
        defer { del_curterm(cur_term) }
        guard capability("cup") != nil else { throw .dumb(name: name) }
        let colors = Int(tigetnum("colors"))
        let isDirect = tigetflag("RGB") > 0
        let detected = ColorDepthDetection.depth(
            environment: environment, terminfoColors: colors,
            hasDirectColor: isDirect || tigetflag("Tc") > 0)
        let depth = options.colorDepth ?? detected
        // An entry with direct colour has no indices: whatever is shown on it is sent as red, green and blue.
        if isDirect ? depth != .none : depth == .direct,
            let entry = DirectColorEntry(terminal: name, environment: environment), entry.prepare()
        {
            return TerminfoChoice(
                name: entry.name, depth: depth, numbering: .direct(names: 16), directory: entry.directory)
        }
        return isDirect
            ? TerminfoChoice(name: name, depth: depth, numbering: .direct(names: 8))
            : TerminfoChoice(name: name, depth: min(depth, limit(colors)), numbering: .indexed)
    }

    /// The most that an entry with this many indexed colours can show.
    private static func limit(_ colors: Int) -> ColorDepth {
        ColorDepthDetection.depth(environment: [:], terminfoColors: colors, hasDirectColor: false)
    }
}
