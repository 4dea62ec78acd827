import ScreenKit

/// What a key does on the review screen.
package enum ReviewCommand: Hashable, CommonKeyAction {
    case accept, acceptAlike, reject, skip, undo
    /// Goes to another picture, or to another frame of the same file.
    case step(Int), stepInside(Int)
    /// Shows both pictures, the new one or the old one.
    case nextView
    case toggleMarks
    case scroll(columns: Int, rows: Int)
    case scrollToStart
    case showHelp, leave, redraw
}

/// The keys of the review screen.
package enum ReviewKeys {
    private typealias Binding = KeyBinding<ReviewCommand>

    /// The keys while pictures wait for a decision, or once everything is decided.
    ///
    /// - Parameter isMatrix: Whether the current file has several frames.
    package static func map(isDone: Bool, isMatrix: Bool) -> KeyMap<ReviewCommand> {
        func rank(_ rank: Int) -> Int? { isDone ? nil : rank }
        let undo = Binding("u", "undo the last decision, then the one before", "u", action: .undo)
            .hint("undo", rank: isDone ? 1 : 3)
        let deciding =
            isDone
            ? [Binding("enter", "leave", .enter, action: .leave).hint("leave", rank: 0), undo]
            : [
                Binding("a", "accept: the new picture becomes the reference", "a", .enter, action: .accept)
                    .hint("accept", rank: 0),
                Binding("r", "reject: the new picture is removed", "r", action: .reject).hint("reject", rank: 1),
                Binding("s", "skip: decide later", "s", action: .skip).hint("skip", rank: 2),
                undo,
                Binding("A", "accept all with the same changes as this one", "A", action: .acceptAlike)
                    .hint("all like it", rank: 4),
            ]
        let looking = [
            Binding(
                "n p", "next and previous picture",
                [
                    "n": .step(1), .tab: .step(1), .pageDown: .step(1),
                    "p": .step(-1), .backTab: .step(-1), .pageUp: .step(-1),
                ]
            ).hint("next, previous", rank: rank(7)),
            Binding("t", "both pictures, the new one alone, the old one alone", "t", " ", action: .nextView)
                .hint("both/new/old", rank: rank(8)),
            Binding("m", "mark the changed cells, or not", "m", action: .toggleMarks).hint("marks", rank: rank(9)),
            Binding("[ ]", "previous and next picture within a matrix", ["[": .stepInside(-1), "]": .stepInside(1)])
                .hint("in the matrix", rank: isMatrix ? rank(10) : nil),
            Binding(
                "arrows", "scroll a picture that does not fit; home: back",
                [
                    .left: .scroll(columns: -8, rows: 0), "h": .scroll(columns: -8, rows: 0),
                    .right: .scroll(columns: 8, rows: 0), "l": .scroll(columns: 8, rows: 0),
                    .up: .scroll(columns: 0, rows: -1), "k": .scroll(columns: 0, rows: -1),
                    .down: .scroll(columns: 0, rows: 1), "j": .scroll(columns: 0, rows: 1), .home: .scrollToStart,
                ]
            ).hint("move", rank: rank(11)),
        ]
        return KeyMap("In the review", deciding + looking, ignoresCase: false).over(
            .common(help: rank(5), leave: rank(6), "leave; undecided pictures stay pending", isEscape: true))
    }
}
