import CellUI

/// Queries the terminal for 24-bit colour if neither `COLORTERM` nor terminfo announces it.
///
/// The screen does not wait for a reply: it is painted in 256 colours and repainted if the terminal says yes. Three queries go
/// out at once: the RGB capability (XTGETTCAP), the current colour after setting a 24-bit one (DECRQSS), and the device
/// attributes (DA1). Nearly every terminal replies to DA1, and replies come in order, so anything unanswered by then never will
/// be.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html);
/// [Truecolor in terminals](https://github.com/termstandard/colors#querying-the-terminal).
struct ColorQuestion {
    /// The bytes to send. The colour set for the query is reset before anything is painted.
    static let bytes = Array("\u{1B}P+q524742\u{1B}\\\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m\u{1B}[c".utf8)
    /// How long after the query a closing screen waits for replies, so that none reaches the shell.
    static let patience = Duration.milliseconds(500)

    /// When the query was sent.
    let asked: ContinuousClock.Instant
    /// Whether more replies may come.
    private(set) var isOpen = true
    /// Whether the terminal reported 24-bit colour.
    private(set) var saysYes = false

    /// Whether to query: terminals with 256 colours, or with fewer under the name xterm, which says little. Not GNU screen,
    /// which forwards the query to the outer terminal, whose reply does not apply to screen itself; not Apple's Terminal, which
    /// would print it.
    static func isWorthAsking(at depth: ColorDepth, environment: [String: String]) -> Bool {
        let isXterm = environment["TERM"]?.hasPrefix("xterm") == true && depth != .none
        return (isXterm || depth == .indexed256) && depth != .direct && environment["STY"] == nil
            && environment["TERM"]?.hasPrefix("screen") != true
            && environment["TERM_PROGRAM"] != "Apple_Terminal"
    }

    /// Records a reply.
    mutating func hear(_ answer: TerminalAnswer) {
        switch answer {
        case .attributes: isOpen = false
        case .capability(let text):
            // "1+r" and the name in hexadecimal, optionally with a value; "0+r" means no.
            if text.hasPrefix("1+r524742") { saysYes = true }
        case .setting(let text):
            // 48;2;1;2;3, 48:2:1:2:3, or 48:2::1:2:3 with a colour space that may be empty.
            if text.contains(/48[:;]2[:;]([0-9]*[:;])?1[:;]2[:;]3(?![0-9])/) { saysYes = true }
        }
    }
}
