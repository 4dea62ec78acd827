import ScreenKit

/// The key hints of the preview.
extension Hint {
    /// The hints for the preview's current mode.
    package static func preview(_ model: PreviewModel) -> [Hint] {
        let last = [Hint("?", "help", rank: 1), Hint("q", "leave", rank: 0)]
        if model.inspector != nil {
            return [
                Hint("↑↓", "views", rank: 2), Hint("← →", "out, in", rank: 3), Hint("b", "bounds", rank: 5),
                Hint("g", "limits", rank: 6), Hint("esc", "close", rank: 4),
            ] + last
        }
        if model.matrix != nil {
            return [
                Hint("↑↓←→", "scroll", rank: 2), Hint("k v", "across, down", rank: 3), Hint("1-4", "faces", rank: 5),
                Hint("esc", "close", rank: 4),
            ] + last
        }
        if model.phone != nil {
            return [
                Hint("h", "open", rank: 2), Hint("!", "alert", rank: 3), Hint("backspace", "take away", rank: 4),
                Hint("f", "close", rank: 5),
            ] + last
        }
        return [
            Hint("space", "play", rank: 2), Hint(",.", "a second", rank: 7), Hint("j", "moments", rank: 8),
            Hint("↑↓ ←→", "choose", rank: 3), Hint("1-4", "faces", rank: 6), Hint("m", "matrix", rank: 4),
            Hint("i", "inspect", rank: 5),
        ] + last
    }
}

extension HelpView {
    /// The keys of the preview and their descriptions.
    static var preview: HelpView {
        HelpView(
            PreviewAxis.all.map { ("\($0.key) \($0.key.uppercased())", "\($0.label.lowercased()): next, previous") }
                + [
                    ("↑↓ ←→", "a line of the choices, its value"),
                    ("1 2 3 4", "lock screen, expanded, compact, minimal; 0 all"),
                    ("space", "play or stop; [ ] slower, faster"),
                    (", . < >", "a second, a minute back or on"),
                    ("j J", "next, previous moment of change"),
                    ("m", "matrix; k across, v down"),
                    ("i", "inspect views; b their bounds, g the system's limits"),
                    ("f", "a whole phone; h open, ! alert, backspace dismiss"),
                    ("p", "the choices, if they do not fit beside"),
                    ("q", "leave"),
                ])
    }
}
