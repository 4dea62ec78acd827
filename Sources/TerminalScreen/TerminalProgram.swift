/// Which program shows the terminal, as far as the environment tells, and what it is known to show. Pure.
///
/// No terminal tells reliably what it can do with notifications, titles and progress, so these are lists of programs; one that
/// is not known is sent nothing. Programs hand their environment on to the terminals that are started from them, so the name
/// that only the terminal itself sets (`TERM`) counts before the one that most set (`TERM_PROGRAM`), and that before the rest.
public struct TerminalProgram: Hashable, Sendable {
    /// The programs that are known by more than their way of painting.
    public enum Kind: String, Hashable, Sendable {
        case kitty, ghostty, wezTerm, iTerm2, foot, urxvt, vte, windowsTerminal, conEmu, mintty
        /// Any other.
        case other
    }

    /// What keeps the screen between the program and Islet.
    public enum Multiplexer: Hashable, Sendable {
        case tmux, screen
    }

    /// The program.
    public let kind: Kind
    /// Whether a multiplexer stands in between; nil for none.
    public let multiplexer: Multiplexer?
    /// Whether it shows titles that are sent to it.
    public let showsTitle: Bool
    private let version: [Int]

    /// How a program takes a notification.
    public enum NotificationProtocol: Hashable, Sendable {
        /// `OSC 9 ; text`.
        case osc9
        /// `OSC 777 ; notify ; title ; body`.
        case osc777
        /// `OSC 99`, kitty's own.
        case osc99
    }

    /// The program that an environment tells of.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        func has(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        multiplexer = has("TMUX") ? .tmux : has("STY") ? .screen : nil
        kind = Self.kind(term: multiplexer == nil ? term : "", environment: environment, has: has)
        showsTitle = Self.titled.contains { term == $0 || term.hasPrefix($0 + "-") || term.hasPrefix($0 + "+") }
        let number = kind == .vte ? environment["VTE_VERSION"] : environment["TERM_PROGRAM_VERSION"]
        version = (number ?? "").split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    }

    private static let titled = [
        "xterm", "alacritty", "contour", "foot", "ghostty", "kitty", "konsole", "mintty", "mlterm", "rxvt", "st",
        "tmux",
        "vte", "wezterm", "iterm", "iterm2",
    ]

    private static func kind(
        term: String, environment: [String: String], has: (String) -> Bool
    ) -> Kind {
        let named: [(String, Kind)] = [
            ("xterm-kitty", .kitty), ("xterm-ghostty", .ghostty), ("ghostty", .ghostty), ("wezterm", .wezTerm),
            ("foot", .foot), ("rxvt-unicode", .urxvt), ("mintty", .mintty),
        ]
        if let kind = named.first(where: { term == $0.0 || term.hasPrefix($0.0 + "-") })?.1 { return kind }
        // A name of its own that is none of these is another program's, whatever it was started from.
        guard term.isEmpty || term.hasPrefix("xterm") else { return .other }
        switch environment["TERM_PROGRAM"] ?? "" {
        case "iTerm.app": return .iTerm2
        case "WezTerm": return .wezTerm
        case "ghostty": return .ghostty
        case "mintty": return .mintty
        case "", "tmux": break
        default: return .other
        }
        // These name themselves by no other way, and may have been started from one of the next.
        if ["XTERM_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID"].contains(where: has) { return .other }
        let marks: [(String, Kind)] = [
            ("KITTY_WINDOW_ID", .kitty), ("GHOSTTY_RESOURCES_DIR", .ghostty), ("WEZTERM_PANE", .wezTerm),
            ("ITERM_SESSION_ID", .iTerm2), ("WT_SESSION", .windowsTerminal), ("ConEmuPID", .conEmu),
            ("VTE_VERSION", .vte),
        ]
        if let kind = marks.first(where: { has($0.0) })?.1 { return kind }
        // ssh hands this one on where it is set up to hand on the language.
        return environment["LC_TERMINAL"] == "iTerm2" ? .iTerm2 : .other
    }

    /// How it takes a notification; nil where none would be shown. In tmux it is wrapped, for which tmux needs
    /// `allow-passthrough`; GNU screen lets nothing through.
    public var notificationProtocol: NotificationProtocol? {
        guard multiplexer != .screen else { return nil }
        return switch kind {
        case .kitty: .osc99
        case .iTerm2, .wezTerm, .ghostty: .osc9
        case .foot, .urxvt, .vte: .osc777
        case .windowsTerminal, .conEmu, .mintty, .other: nil
        }
    }

    /// Whether it shows progress (`OSC 9;4`). Not in a multiplexer: a bar that could not be taken away again would stay for
    /// ever. Never kitty: some versions show a notification for it.
    public var showsProgress: Bool {
        guard multiplexer == nil else { return false }
        return switch kind {
        case .windowsTerminal, .conEmu, .mintty, .wezTerm, .ghostty: true
        case .vte: (version.first ?? 0) >= 7900
        case .iTerm2: !version.lexicographicallyPrecedes([3, 6, 6])
        case .kitty, .foot, .urxvt, .other: false
        }
    }

    /// Whether it has a colour of its own for progress that stands.
    var showsPausedProgress: Bool { kind != .wezTerm }
}
