import CellUI

/// Queries the terminal for the colour of its background and, if neither `COLORTERM` nor terminfo announces it, for 24-bit colour.
///
/// The screen does not wait for a reply: it is painted for a dark background, perhaps in 256 colours, and repainted if the
/// terminal says otherwise. The queries go out at once: the RGB capability (XTGETTCAP) and the current colour after setting a
/// 24-bit one (DECRQSS), the background (OSC 11), and the device attributes (DA1). Nearly every terminal replies to DA1, and
/// replies come in order, so anything unanswered by then never will be.
///
/// Source: [XTerm Control Sequences](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html);
/// [Truecolor in terminals](https://github.com/termstandard/colors#querying-the-terminal).
struct ColorQuestion {
    /// The query for 24-bit colour. The colour set for it is reset before anything is painted.
    private static let depthQuery = "\u{1B}P+q524742\u{1B}\\\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
    /// The query for the background.
    private static let backgroundQuery = "\u{1B}]11;?\u{1B}\\"
    /// The query that nearly every terminal answers.
    private static let attributesQuery = "\u{1B}[c"
    /// How long after the query a closing screen waits for replies, so that none reaches the shell.
    static let patience = Duration.milliseconds(500)

    /// When the query was sent.
    let asked: ContinuousClock.Instant
    /// Whether more replies may come.
    private(set) var isOpen = true
    /// Whether the terminal reported 24-bit colour.
    private(set) var saysYes = false
    /// The background that the terminal reported: light where black text is easier to read on it than white.
    private(set) var background: ColorScheme?

    /// The bytes to send; the background is always asked for.
    static func bytes(asksForDepth: Bool) -> [UInt8] {
        Array(((asksForDepth ? depthQuery : "") + backgroundQuery + attributesQuery).utf8)
    }

    /// Whether to query the background: not on a terminal without colours, on the Linux console, which would print the query, or in
    /// GNU screen, which forwards it to the outer terminal and drops the reply.
    static func isBackgroundWorthAsking(at depth: ColorDepth, environment: [String: String]) -> Bool {
        let name = environment["TERM"] ?? ""
        return depth != .none && name != "linux" && !name.hasPrefix("screen") && environment["STY"] == nil
    }

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
        case .background(let text): background = Self.background(text) ?? background
        case .graphics, .features, .graphicsAttribute, .cellSize: break
        }
    }

    /// Reads X11's notation of a colour, `rgb:RRRR/GGGG/BBBB` with one to four hexadecimal digits each; `nil` if it is not one.
    private static func background(_ text: String) -> ColorScheme? {
        let prefix = ["rgb:", "rgba:"].first { text.hasPrefix($0) }
        let channels = text.dropFirst(prefix?.count ?? 0).split(separator: "/", omittingEmptySubsequences: false)
        let values = channels.prefix(3).compactMap { digits in
            (1...4).contains(digits.count)
                ? UInt32(digits, radix: 16).map { $0 * 255 / (1 << UInt32(4 * digits.count) - 1) } : nil
        }
        guard prefix != nil, values.count == 3 else { return nil }
        let color = CellColor(hex: values[0] << 16 | values[1] << 8 | values[2])
        let (black, white) = (CellColor(hex: 0), CellColor(hex: 0xFFFFFF))
        guard let onBlack = color.contrast(with: black), let onWhite = color.contrast(with: white) else { return nil }
        return onBlack > onWhite ? .light : .dark
    }
}
