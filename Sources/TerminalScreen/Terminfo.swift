@preconcurrency import CNcurses
import CellUI
import Foundation

/// Serialises access to terminfo: ncurses has one current terminal, and the process one locale.
///
///     TerminfoLock.shared.lock()
///     defer { TerminfoLock.shared.unlock() }
///
/// An open screen holds the lock, because the current terminal is its own. Recursive, because ``TerminalReport`` calls code
/// that locks again.
enum TerminfoLock {
    /// The one lock.
    static let shared = NSRecursiveLock()
}

/// A string capability of the current terminal, with parameters still to be filled in; `nil` if the terminal lacks it.
func capability(_ name: String) -> UnsafeMutablePointer<CChar>? {
    guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
    return value
}

/// A string capability without parameters, ready to send.
func capabilityText(_ name: String) -> String? { capability(name).map { withoutDelays(String(cString: $0)) } }

/// Removes terminfo's delays such as `$<5/>`, meant for slow hardware terminals.
func withoutDelays(_ capability: String) -> String {
    capability.contains("$<") ? capability.replacing(/\$<[^>]*>/, with: "") : capability
}

/// The terminfo entry to use, and its colour depth.
struct TerminfoChoice {
    let name: String
    let depth: ColorDepth
    let numbering: ColorNumbering
    /// The entry itself, if Islet derived it.
    var entry: DirectColorEntry?
    /// Whether to query the terminal for 24-bit colour, which the entry supports but ``depth`` does not use yet.
    var asks = false

    /// Runs `body` while ncurses can find the entry.
    func withEntry<Result>(_ body: () -> Result) -> Result {
        entry.map { DirectColorEntry.withDefinition($0.definition, body) } ?? body()
    }
}

extension CursesSession {
    /// Chooses between the terminal's own entry `name` and one derived from it for 24-bit colour.
    static func chooseEntry(
        _ name: String, options: TerminalScreen.Options, environment: [String: String]
    ) throws(TerminalError) -> TerminfoChoice {
        TerminfoLock.shared.lock()
        defer { TerminfoLock.shared.unlock() }
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
        let asks =
            options.colorDepth == nil && !isDirect && ColorQuestion.isWorthAsking(at: depth, environment: environment)
        // A direct-colour entry has no palette indices: every colour is sent as red, green and blue.
        if isDirect ? depth != .none : depth == .direct || asks, let entry = DirectColorEntry() {
            return TerminfoChoice(
                name: DirectColorEntry.name, depth: depth, numbering: asks ? .indexed : .direct(names: 256),
                entry: entry, asks: asks)
        }
        return isDirect
            ? TerminfoChoice(name: name, depth: depth, numbering: .direct(names: 8))
            : TerminfoChoice(name: name, depth: min(depth, limit(colors)), numbering: .indexed)
    }

    /// The greatest depth that an entry with this many indexed colours can show.
    private static func limit(_ colors: Int) -> ColorDepth {
        ColorDepthDetection.depth(environment: [:], terminfoColors: colors, hasDirectColor: false)
    }
}
