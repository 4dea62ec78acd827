import TerminalScreen
import Theming

/// A key of the review screen, for its last line and the help.
package struct ReviewKey {
    /// The key as displayed.
    package let key: String
    /// The key that a click on the hint sends; `nil` if it stands for several.
    package var click: Key?
    /// What it does, for the help.
    package let meaning: String
    /// What it does, in a word or two.
    package let hint: String

    /// All keys, most used first.
    package static let all = [
        ReviewKey(
            key: "a", click: .character("a"), meaning: "accept: the new picture becomes the reference", hint: "accept"),
        ReviewKey(key: "r", click: .character("r"), meaning: "reject: the new picture is removed", hint: "reject"),
        ReviewKey(key: "s", click: .character("s"), meaning: "skip: decide later", hint: "skip"),
        ReviewKey(
            key: "u", click: .character("u"), meaning: "undo the last decision, then the one before",
            hint: "undo"),
        ReviewKey(
            key: "A", click: .character("A"), meaning: "accept all with the same changes as this one",
            hint: "all like it"),
        ReviewKey(key: "?", click: .character("?"), meaning: "show these keys", hint: "help"),
        ReviewKey(key: "q", click: .character("q"), meaning: "leave; undecided pictures stay pending", hint: "leave"),
        ReviewKey(key: "n p", meaning: "next and previous picture", hint: "next, previous"),
        ReviewKey(
            key: "t", click: .character("t"), meaning: "both pictures, the new one alone, the old one alone",
            hint: "both/new/old"),
        ReviewKey(key: "m", click: .character("m"), meaning: "mark the changed cells, or not", hint: "marks"),
        ReviewKey(key: "[ ]", meaning: "next and previous picture within a matrix", hint: "in the matrix"),
        ReviewKey(key: "arrows", meaning: "scroll a picture that does not fit", hint: "move"),
    ]

    /// The keys shown once everything is decided.
    package static let last = [
        ReviewKey(key: "enter", click: .enter, meaning: "leave", hint: "leave"),
        ReviewKey(key: "u", click: .character("u"), meaning: "take the last decision back", hint: "undo"),
    ]
}
