@preconcurrency import CNcurses
import CellUI
import Foundation

/// What the environment and terminfo say about a terminal, for diagnostics. Sends nothing to the terminal.
public struct TerminalReport: Equatable, Sendable {
    /// What determined the colour depth.
    public enum ColorReason: Hashable, Sendable {
        /// `NO_COLOR` is set.
        case noColor
        /// `COLORTERM` requests it; its value.
        case colorTerm(String)
        /// The terminfo entry has direct colour (RGB or Tc).
        case directEntry
        /// The terminfo entry's number of colours; 0 for none.
        case terminfo(colors: Int)
    }

    /// The value of `TERM`; empty if it is not set.
    public let name: String
    /// Why a screen cannot be opened; `nil` if it can.
    public let problem: TerminalError?
    /// Colour depth that the environment and terminfo promise.
    public let colors: ColorDepth
    /// What determined ``colors``.
    public let colorReason: ColorReason
    /// Whether opening a screen queries the terminal for 24-bit colour, because nothing else determines it.
    public let asksForColor: Bool
    /// Whether a terminfo entry with 24-bit colour is derived from the terminal's own.
    public let derivesEntry: Bool
    /// The locale name from the environment; empty if none is set.
    public let locale: String
    /// Whether text is sent as UTF-8.
    public let isUTF8: Bool
    /// Whether terminfo describes a mouse.
    public let hasMouse: Bool
    /// Whether terminfo has a bell.
    public let hasBell: Bool
    /// Whether terminfo has a visual bell.
    public let hasFlash: Bool

    /// Creates a report from given values, for tests.
    public init(
        name: String, problem: TerminalError? = nil, colors: ColorDepth, colorReason: ColorReason,
        asksForColor: Bool = false, derivesEntry: Bool = false, locale: String = "C.UTF-8", isUTF8: Bool = true,
        hasMouse: Bool = true, hasBell: Bool = true, hasFlash: Bool = true
    ) {
        (self.name, self.problem, self.colors, self.colorReason) = (name, problem, colors, colorReason)
        (self.asksForColor, self.derivesEntry, self.locale, self.isUTF8) = (asksForColor, derivesEntry, locale, isUTF8)
        (self.hasMouse, self.hasBell, self.hasFlash) = (hasMouse, hasBell, hasFlash)
    }

    /// Reads terminfo and sets the process's `LC_CTYPE`, as opening a screen does.
    ///
    /// Do not call while a screen is open: terminfo has one current terminal per process.
    public init(environment: [String: String]) {
        TerminfoLock.shared.lock()
        defer { TerminfoLock.shared.unlock() }
        name = environment["TERM"] ?? ""
        locale = CharacterEncoding.localeName(in: environment)
        isUTF8 = CharacterEncoding.adopt(from: environment)
        // The same choice as a screen makes; a derived entry stays in memory.
        let choice = try? CursesSession.chooseEntry(name, options: TerminalScreen.Options(), environment: environment)
        asksForColor = choice?.asks ?? false
        derivesEntry = choice?.entry != nil
        var status: Int32 = 0
        let isKnown = !name.isEmpty && setupterm(name, STDOUT_FILENO, &status) == OK && status == 1
        defer { if isKnown { del_curterm(cur_term) } }
        if name.isEmpty || name == "dumb" {
            problem = .dumb(name: name)
        } else if !isKnown {
            problem = .unknownTerminal(name: name)
        } else {
            problem = capability("cup") == nil ? .dumb(name: name) : nil
        }
        let count = isKnown ? max(0, Int(tigetnum("colors"))) : 0
        let isDirect = isKnown && (tigetflag("RGB") > 0 || tigetflag("Tc") > 0)
        let depth = ColorDepthDetection.depth(
            environment: environment, terminfoColors: count, hasDirectColor: isDirect)
        colors = problem == nil ? depth : .none
        let withoutVariable = ColorDepthDetection.depth(
            environment: environment.filter { $0.key != "COLORTERM" }, terminfoColors: count, hasDirectColor: isDirect)
        colorReason =
            if let value = environment["NO_COLOR"], !value.isEmpty {
                .noColor
            } else if isDirect {
                .directEntry
            } else if depth != withoutVariable, let value = environment["COLORTERM"] {
                .colorTerm(value)
            } else {
                .terminfo(colors: count)
            }
        hasMouse = isKnown && capability("kmous") != nil
        hasBell = isKnown && capability("bel") != nil
        hasFlash = isKnown && capability("flash") != nil
    }
}
