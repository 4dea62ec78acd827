/// The terminal modes that a program may leave behind, as tmux knows them.
struct PaneState: Hashable, CustomStringConvertible {
    var isAlternateScreen: Bool
    var isCursorVisible: Bool
    var isMouseReported: Bool
    /// Whether the keypad or the arrow keys are in application mode.
    var isApplicationKeypad: Bool
    var isWrapping: Bool

    /// A terminal as a shell expects it.
    static let whole = PaneState(
        isAlternateScreen: false, isCursorVisible: true, isMouseReported: false, isApplicationKeypad: false,
        isWrapping: true)

    /// The format to request from tmux.
    static let format =
        "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{||:#{keypad_flag},#{keypad_cursor_flag}} #{wrap_flag}"

    var description: String {
        "alternate screen \(isAlternateScreen), cursor \(isCursorVisible), mouse \(isMouseReported), "
            + "keypad \(isApplicationKeypad), wrap \(isWrapping)"
    }
}

extension PaneState {
    /// Parses tmux's output for ``format``; nil if it is invalid.
    init?(_ text: String) {
        let flags = text.split(whereSeparator: \.isWhitespace).map { $0 == "1" }
        guard flags.count == 5 else { return nil }
        self.init(
            isAlternateScreen: flags[0], isCursorVisible: flags[1], isMouseReported: flags[2],
            isApplicationKeypad: flags[3], isWrapping: flags[4])
    }
}
