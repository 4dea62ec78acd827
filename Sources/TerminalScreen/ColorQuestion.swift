import CellUI

/// Asks the terminal whether it has 24-bit colour, where neither `COLORTERM` nor terminfo says so.
///
/// Nobody waits for the answer: the screen is drawn in 256 colours, and once more when the terminal says yes. Three questions
/// go out at once: for the capability RGB (XTGETTCAP), for the colour in use after a 24-bit one was set (DECRQSS), and what
/// kind of terminal it is (DA1). Nearly every terminal answers the last, and questions are answered in order: what was not
/// answered before it never will be.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html);
/// [Truecolor in terminals](https://github.com/termstandard/colors#querying-the-terminal).
struct ColorQuestion {
    /// What is sent. The colour that is set for it is given up before anything is painted.
    static let bytes = Array("\u{1B}P+q524742\u{1B}\\\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}[c".utf8)
    /// How long after the question an answer is waited for, by a screen that closes: none may reach the shell.
    static let patience = Duration.milliseconds(500)

    /// When the question was asked.
    let asked: ContinuousClock.Instant
    /// Whether more may be said.
    private(set) var isOpen = true
    /// Whether the terminal said that it has 24-bit colour.
    private(set) var saysYes = false

    /// Whether a terminal may be asked: one of 256 colours, or of fewer under xterm's name, which says little. GNU screen hands
    /// the question on to the terminal around it, whose answer is not its own; Apple's Terminal would print it.
    static func isWorthAsking(at depth: ColorDepth, environment: [String: String]) -> Bool {
        let isXterm = environment["TERM"]?.hasPrefix("xterm") == true && depth != .none
        return (isXterm || depth == .indexed256) && depth != .direct && environment["STY"] == nil
            && environment["TERM"]?.hasPrefix("screen") != true
            && environment["TERM_PROGRAM"] != "Apple_Terminal"
    }

    /// Takes in an answer.
    mutating func hear(_ answer: TerminalAnswer) {
        switch answer {
        case .attributes: isOpen = false
        case .capability(let text):
            // "1+r" and the name in hexadecimal, perhaps with its value; "0+r" says no.
            if text.hasPrefix("1+r524742") { saysYes = true }
        case .setting(let text):
            // 48;2;1;2;3, 48:2:1:2:3 or, with a colour space that may be empty, 48:2::1:2:3.
            if text.contains(/48[:;]2[:;]([0-9]*[:;])?1[:;]2[:;]3(?![0-9])/) { saysYes = true }
        }
    }
}
