import Languages
import TerminalScreen

/// The actions that every screen has.
package protocol CommonKeyAction {
    /// Opens the help.
    static var showHelp: Self { get }
    /// Leaves the screen.
    static var leave: Self { get }
    /// Repaints the screen, which needs nothing from the program.
    static var redraw: Self { get }
}

extension KeyMap where Action: CommonKeyAction {
    /// The keys that work on every screen in every mode.
    package static var always: KeyMap {
        KeyMap(
            "",
            [
                KeyBinding("ctrl-c", nil, .interrupt, action: .leave),
                KeyBinding("ctrl-l", nil, .redraw, action: .redraw),
            ])
    }

    /// The keys of every screen that has a help: `?`, `q`, and ``always``.
    ///
    /// - Parameters:
    ///   - help: The rank of the help's hint; `nil` for no hint.
    ///   - leave: The rank of the hint about leaving; `nil` for no hint.
    ///   - meaning: What `q` does, for the help.
    ///   - word: What `q` does, for the hint.
    ///   - isEscape: Whether Escape leaves too. Default: `false`.
    ///   - notes: What else the screen takes, for the help, such as the mouse.
    package static func common(
        help: Int? = 1, leave: Int? = 0, _ meaning: Phrase = "leave", word: Phrase = "leave", isEscape: Bool = false,
        notes: [HelpView.Line] = []
    ) -> KeyMap {
        let escape = KeyBinding<Action>("esc", nil, .escape, action: .leave)
        return KeyMap(
            "",
            [
                KeyBinding("?", "show these keys", "?", action: .showHelp).hint("help", rank: help),
                KeyBinding("q", meaning, "q", action: .leave).hint(word, rank: leave),
            ] + (isEscape ? [escape] : []), notes: [("ctrl-z", "suspend")] + notes
        ).over(.always)
    }
}
