/// The terminal emulator, as far as the environment identifies it, and the features it is known to support. Pure.
///
/// Terminals do not report reliably whether they support notifications, titles and progress, so this is a table of known
/// emulators; an unknown one is sent nothing. Terminals started from another inherit its environment, so the variable that only
/// the terminal itself sets (`TERM`) takes precedence over the one that most set (`TERM_PROGRAM`), and that over the rest.
public struct TerminalProgram: Hashable, Sendable {
    /// The emulators distinguished here.
    public enum Kind: String, Hashable, Sendable {
        case kitty, ghostty, wezTerm, iTerm2, foot, urxvt, vte, windowsTerminal, conEmu, mintty, alacritty, konsole
        /// Any other emulator.
        case other
    }

    /// A multiplexer between Islet and the emulator.
    public enum Multiplexer: Hashable, Sendable {
        case tmux, screen
    }

    /// The emulator.
    public let kind: Kind
    /// The multiplexer in between; `nil` if there is none.
    public let multiplexer: Multiplexer?
    /// Whether it shows titles sent to it.
    public let showsTitle: Bool
    /// Whether it prints the content of strings that it does not know, as the Linux console and Apple's Terminal do.
    let printsUnknownStrings: Bool
    private let version: [Int]

    /// The escape sequence used for a notification.
    public enum NotificationProtocol: Hashable, Sendable {
        /// `OSC 9 ; text`.
        case osc9
        /// `OSC 777 ; notify ; title ; body`.
        case osc777
        /// `OSC 99`, kitty's own.
        case osc99
    }

    /// Identifies the emulator from the environment.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        func has(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        multiplexer = has("TMUX") ? .tmux : has("STY") ? .screen : nil
        kind = Self.kind(term: multiplexer == nil ? term : "", environment: environment, has: has)
        showsTitle = Self.titled.contains { term == $0 || term.hasPrefix($0 + "-") || term.hasPrefix($0 + "+") }
        printsUnknownStrings =
            multiplexer == nil && (term == "linux" || environment["TERM_PROGRAM"] == "Apple_Terminal")
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
            ("foot", .foot), ("rxvt-unicode", .urxvt), ("mintty", .mintty), ("alacritty", .alacritty),
            ("konsole", .konsole),
        ]
        if let kind = named.first(where: { term == $0.0 || term.hasPrefix($0.0 + "-") })?.1 { return kind }
        // A `TERM` of its own that is not listed belongs to some other emulator, whatever inherited variables say.
        guard term.isEmpty || term.hasPrefix("xterm") else { return .other }
        switch environment["TERM_PROGRAM"] ?? "" {
        case "iTerm.app": return .iTerm2
        case "WezTerm": return .wezTerm
        case "ghostty": return .ghostty
        case "mintty": return .mintty
        case "", "tmux": break
        default: return .other
        }
        // These set no `TERM_PROGRAM`, and may have been started from one of those below.
        if has("XTERM_VERSION") { return .other }
        let marks: [(String, Kind)] = [
            ("KONSOLE_VERSION", .konsole), ("ALACRITTY_WINDOW_ID", .alacritty), ("KITTY_WINDOW_ID", .kitty),
            ("GHOSTTY_RESOURCES_DIR", .ghostty), ("WEZTERM_PANE", .wezTerm),
            ("ITERM_SESSION_ID", .iTerm2), ("WT_SESSION", .windowsTerminal), ("ConEmuPID", .conEmu),
            ("VTE_VERSION", .vte),
        ]
        if let kind = marks.first(where: { has($0.0) })?.1 { return kind }
        // ssh forwards this variable if it is configured to forward the locale.
        return environment["LC_TERMINAL"] == "iTerm2" ? .iTerm2 : .other
    }

    /// How to send a notification; `nil` if none would be shown. tmux needs the wrapped form and `allow-passthrough`; GNU
    /// screen passes nothing through.
    public var notificationProtocol: NotificationProtocol? {
        guard multiplexer != .screen else { return nil }
        return switch kind {
        case .kitty: .osc99
        case .iTerm2, .wezTerm, .ghostty: .osc9
        case .foot, .urxvt, .vte: .osc777
        case .windowsTerminal, .conEmu, .mintty, .alacritty, .konsole, .other: nil
        }
    }

    /// Whether it shows progress (`OSC 9;4`). Not in a multiplexer, where a bar that could not be removed would stay forever.
    /// Never kitty, some versions of which show a notification instead.
    public var showsProgress: Bool {
        guard multiplexer == nil else { return false }
        return switch kind {
        case .windowsTerminal, .conEmu, .mintty, .wezTerm, .ghostty: true
        case .vte: (version.first ?? 0) >= 7900
        case .iTerm2: !version.lexicographicallyPrecedes([3, 6, 6])
        case .kitty, .foot, .urxvt, .alacritty, .konsole, .other: false
        }
    }

    /// Whether it draws block elements itself, by the edges of the cell, so that a full block leaves no seam. Others take them from
    /// the font, which may not fill a line. Not in a multiplexer, which may later be shown by another terminal.
    ///
    /// Source: the terminals' documentation: [kitty](https://sw.kovidgoyal.net/kitty/faq/),
    /// [WezTerm](https://wezterm.org/config/lua/config/custom_block_glyphs.html),
    /// [foot](https://codeberg.org/dnkl/foot), [Alacritty](https://alacritty.org/config-alacritty.html),
    /// [Ghostty](https://ghostty.org/docs).
    var drawsBlockElements: Bool {
        guard multiplexer == nil else { return false }
        return switch kind {
        case .kitty, .ghostty, .wezTerm, .iTerm2, .foot, .vte, .alacritty, .konsole: true
        case .urxvt, .windowsTerminal, .conEmu, .mintty, .other: false
        }
    }

    /// Whether it has a distinct colour for paused progress.
    var showsPausedProgress: Bool { kind != .wezTerm }
}
