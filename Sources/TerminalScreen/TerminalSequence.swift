/// Escape sequences outside the painted frame, as bytes. Pure.
///
/// Some contain text that the user typed. Control characters are stripped, so that no text can end a sequence and begin
/// another. All sequences end with ST, because a terminal that does not know the sequence would ring for the alternative, BEL.
enum TerminalSequence {
    /// A notification; empty if the emulator shows none.
    ///
    /// Source: the documentations of iTerm2, rxvt-unicode and
    /// [kitty](https://sw.kovidgoyal.net/kitty/desktop-notifications/).
    static func notification(title: String, body: String, for program: TerminalProgram) -> [UInt8] {
        let (title, body) = (clean(title), clean(body))
        let text: String
        switch program.notificationProtocol {
        case .osc9: text = osc("9;" + harmless(body.isEmpty ? title : "\(title): \(body)"))
        // Semicolons separate the fields.
        case .osc777: text = osc("777;notify;\(title.replacing(";", with: ","));\(body.replacing(";", with: ","))")
        // `d=1` marks the last part.
        case .osc99: text = osc("99;i=islet:d=0;\(title)") + osc("99;i=islet:d=1:p=body;\(body)")
        case nil: return []
        }
        return Array((program.multiplexer == .tmux ? passedThroughTmux(text) : text).utf8)
    }

    /// Pushes the current title onto the terminal's stack, or pops it.
    static let saveTitle = Array("\u{1B}[22;0t".utf8)
    static let restoreTitle = Array("\u{1B}[23;0t".utf8)

    /// Sets the title, cut to 200 characters.
    static func title(_ text: String) -> [UInt8] { Array(osc("2;" + clean(text).prefix(200)).utf8) }

    /// Sets the progress; `nil` removes it.
    ///
    /// Source: [ConEmu, ANSI escape codes](https://conemu.github.io/en/AnsiEscapeCodes.html#ConEmu_specific_OSC).
    static func progress(_ progress: TerminalProgress?, for program: TerminalProgram) -> [UInt8] {
        let parameters =
            switch progress {
            case nil: "0;0"
            case .running(let percent): "1;\(percent)"
            case .paused(let percent): "\(program.showsPausedProgress ? 4 : 1);\(percent)"
            }
        return Array(osc("9;4;\(parameters)").utf8)
    }

    private static func osc(_ text: String) -> String { "\u{1B}]\(text)\u{1B}\\" }

    /// Strips control characters, both C0 and C1.
    private static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }

    /// Leading digits and a semicolon would be read as a ConEmu command.
    private static func harmless(_ text: String) -> String {
        text.prefixMatch(of: /\d+;/) == nil ? text : " " + text
    }

    /// Wraps `text` for the terminal around tmux, which drops it unless `allow-passthrough` is on.
    static func passedThroughTmux(_ text: String) -> String {
        "\u{1B}Ptmux;" + text.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    }
}
