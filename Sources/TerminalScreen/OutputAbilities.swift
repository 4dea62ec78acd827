@preconcurrency import CNcurses
import CellUI
import Foundation

/// What a terminal can show of running output, outside of any screen.
public struct OutputAbilities: Hashable, Sendable {
    /// How many colours it has, by `NO_COLOR`, `COLORTERM` and terminfo; none for a terminal that terminfo does not know.
    public let depth: ColorDepth
    /// Whether it shows more than ASCII, by the locale.
    public let isUnicode: Bool

    /// The abilities that an environment tells of. Sets the process's `LC_CTYPE`.
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
