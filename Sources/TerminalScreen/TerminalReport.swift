@preconcurrency import CNcurses
import CellUI
import Foundation

/// What the environment and terminfo say about a terminal, for people who wonder. Nothing is sent to the terminal.
public struct TerminalReport: Equatable, Sendable {
    /// What decided how many colours are used.
    public enum ColorReason: Hashable, Sendable {
        /// `NO_COLOR` is set.
        case noColor
        /// `COLORTERM` says so; its value.
        case colorTerm(String)
        /// The terminfo entry has direct colour: RGB or Tc.
        case directEntry
        /// The terminfo entry's number of colours, 0 for none.
        case terminfo(colors: Int)
    }

    /// The value of `TERM`; empty if it is not set.
    public let name: String
    /// Why there can be no screen; nil where there can.
    public let problem: TerminalError?
    /// The colours that the environment and terminfo promise.
    public let colors: ColorDepth
    /// Why it is these.
    public let colorReason: ColorReason
    /// Whether the terminal is asked for 24-bit colour when the screen opens, because nothing else tells.
    public let asksForColor: Bool
    /// Whether a terminfo entry is derived from the terminal's own, for 24-bit colour.
    public let derivesEntry: Bool
    /// The locale's name, as the environment has it; empty if none is set.
    public let locale: String
    /// Whether characters travel in UTF-8.
    public let isUTF8: Bool
    /// Whether terminfo knows of a mouse.
    public let hasMouse: Bool
    /// Whether terminfo knows how to ring.
    public let hasBell: Bool
    /// Whether terminfo knows how to flash.
    public let hasFlash: Bool

    /// A report with everything given, for tests.
    public init(
        name: String, problem: TerminalError? = nil, colors: ColorDepth, colorReason: ColorReason,
        asksForColor: Bool = false, derivesEntry: Bool = false, locale: String = "C.UTF-8", isUTF8: Bool = true,
        hasMouse: Bool = true, hasBell: Bool = true, hasFlash: Bool = true
    ) {
        (self.name, self.problem, self.colors, self.colorReason) = (name, problem, colors, colorReason)
        (self.asksForColor, self.derivesEntry, self.locale, self.isUTF8) = (asksForColor, derivesEntry, locale, isUTF8)
        (self.hasMouse, self.hasBell, self.hasFlash) = (hasMouse, hasBell, hasFlash)
    }

    /// Reads terminfo, which has one current terminal for the whole process: not while a screen is open. Sets the process's `LC_CTYPE`, as opening a screen does.
    public init(environment: [String: String]) {
        TerminfoLock.shared.lock()
        defer { TerminfoLock.shared.unlock() }
        name = environment["TERM"] ?? ""
        locale = CharacterEncoding.localeName(in: environment)
        isUTF8 = CharacterEncoding.adopt(from: environment)
        // Chosen as a screen chooses; what is derived stays in memory.
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
