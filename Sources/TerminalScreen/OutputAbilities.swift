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
