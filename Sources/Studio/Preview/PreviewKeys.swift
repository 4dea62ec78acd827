import Languages
import Presentations
import ScreenKit

/// What a key does on the preview screen.
package enum PreviewCommand: CommonKeyAction {
    /// Selects the choice at an index of ``PreviewAxis/all`` and takes its next value, or the previous one.
    case change(axis: Int, by: Int)
    case moveLine(Int)
    case changeValue(Int)
    case choose(Presentation), cycle(Int), showAll
    case play, changeSpeed(Int)
    /// Moves the playback position by seconds.
    case step(Double)
    case jump(forward: Bool)
    case goToStart, goToTarget
    case togglePanel, togglePhone, toggleInspector, toggleMatrix, toggleBounds, toggleLimits
    case scroll(PreviewMatrixView.Step)
    case turnColumns(Int), turnRows(Int)
    case walk(PreviewInspector.Step)
    /// Opens or closes the list of the content's fields.
    case toggleFields
    case field(PreviewFields.Command)
    case openIsland, alert, dismiss
    /// Shows the true picture, or cells again.
    case togglePoints
    /// Saves what is shown.
    case save
    /// Closes what is open, or shows all presentations.
    case back
    case showHelp, leave, redraw
}

/// The keys of the preview screen, in each of its modes.
package enum PreviewKeys {
    /// What is open.
    package enum Mode: CaseIterable {
        /// The presentations alone.
        case presentations
        case inspector, matrix, phone, fields
    }

    private typealias Binding = KeyBinding<PreviewCommand>

    /// The keys of a mode.
    package static func map(_ mode: Mode) -> KeyMap<PreviewCommand> {
        let front =
            switch mode {
            case .presentations: KeyMap<PreviewCommand>("In the preview", [])
            case .inspector: inspector
            case .matrix: matrix
            case .phone: phone
            case .fields: fields
            }
        return front.over(KeyMap("", axes + usual(mode))).over(.common())
    }

    private static var axes: [Binding] {
        PreviewAxis.all.enumerated().map { index, axis in
            let capital = axis.key.uppercased()
            // Off and on have no direction.
            if axis.isSwitch {
                return Binding(
                    Phrase(String(axis.key)), Phrase(axis.meaning), .character(axis.key),
                    action: .change(axis: index, by: 1))
            }
            return Binding(
                "\(String(axis.key)) \(capital)", Phrase(axis.meaning),
                [
                    .character(axis.key): .change(axis: index, by: 1),
                    .character(Character(capital)): .change(axis: index, by: -1),
                ])
        }
    }

    /// The keys of every mode. A rank puts a key into the last line.
    private static func usual(_ mode: Mode) -> [Binding] {
        func rank(_ rank: Int) -> Int? { mode == .presentations ? rank : nil }
        return [
            Binding(
                "space", "play or stop; [ ] slower, faster", [" ": .play, "[": .changeSpeed(-1), "]": .changeSpeed(1)]
            )
            .hint("play", rank: rank(2)),
            Binding(
                ", . < >", "a second, a minute back or on; page keys: ten",
                [
                    ",": .step(-1), ".": .step(1), "<": .step(-60), ">": .step(60), .pageUp: .step(-600),
                    .pageDown: .step(600),
                ]
            ).hint("a second", rank: rank(7), as: ",."),
            Binding(
                "j J", "next, previous moment of change; home, end: start, target",
                ["j": .jump(forward: true), "J": .jump(forward: false), .home: .goToStart, .end: .goToTarget]
            ).hint("moments", rank: rank(8), as: "j"),
            Binding(
                "↑↓ ←→", "a line of the choices, its value",
                [.up: .moveLine(-1), .down: .moveLine(1), .left: .changeValue(-1), .right: .changeValue(1)]
            ).hint("choose", rank: rank(3)),
            Binding(
                "1 2 3 4", "lock screen, expanded, compact, minimal; 0 all, tab next",
                [
                    "1": .choose(.lockScreen), "2": .choose(.expanded), "3": .choose(.compact), "4": .choose(.minimal),
                    "0": .showAll, .tab: .cycle(1), .backTab: .cycle(-1), .escape: .back,
                ]
            ).hint("presentation", rank: rank(6), as: "1-4"),
            Binding("v", "the true picture, where the terminal can show it", "v", action: .togglePoints)
                .hint("true", rank: rank(9)),
            Binding(
                "enter", "the content's fields, to change them", .enter, action: .toggleFields
            )
            .hint("content", rank: rank(10)),
            Binding("S", "save the picture, and show its islet render", "S", action: .save),
            Binding("m", "matrix; k across, v down", "m", action: .toggleMatrix).hint("matrix", rank: rank(4)),
            Binding(
                "i", "inspect views; b their bounds, g the system's limits",
                ["i": .toggleInspector, "b": .toggleBounds, "g": .toggleLimits]
            ).hint("inspect", rank: rank(5)),
            Binding(
                "f", "a whole phone; h open, ! alert, backspace dismiss", "f", action: .togglePhone),
            Binding("p", "the choices, if they do not fit beside", "p", action: .togglePanel),
        ]
    }

    // MARK: Modes

    /// The keys that a mode has of its own, before those of every mode.
    package static var ofModes: [KeyMap<PreviewCommand>] { [inspector, matrix, phone, fields] }

    private static var inspector: KeyMap<PreviewCommand> {
        KeyMap(
            "In the inspector",
            [
                Binding(
                    "↑ ↓", "previous, next view; home, end: first, last",
                    [.up: .walk(.previous), .down: .walk(.next), .home: .walk(.first), .end: .walk(.last)]
                ).hint("views", rank: 2, as: "↑↓"),
                Binding(
                    "← →", "the enclosing view, the first one inside", [.left: .walk(.parent), .right: .walk(.child)]
                )
                .hint("out, in", rank: 3),
                Binding("b", "the views' bounds on or off", "b", action: .toggleBounds).hint("bounds", rank: 5),
                Binding("g", "the system's limits on or off", "g", action: .toggleLimits).hint("limits", rank: 6),
                Binding("esc", "close the inspector", .escape, action: .back).hint("close", rank: 4),
            ])
    }

    private static var fields: KeyMap<PreviewCommand> {
        KeyMap(
            "In the fields of the content",
            [
                Binding("↑ ↓", "previous, next field", [.up: .field(.move(-1)), .down: .field(.move(1))])
                    .hint("field", rank: 2, as: "↑↓"),
                Binding("enter", "type a value; the next of a list", .enter, action: .field(.type))
                    .hint("type", rank: 1),
                Binding(
                    "← →", "the previous, next value of a list", [.left: .field(.step(-1)), .right: .field(.step(1))]),
                Binding("backspace", "no value", .backspace, .delete, action: .field(.remove)).hint("none", rank: 6),
                Binding(
                    "r R", "the state's own value; R of all fields", ["r": .field(.reset), "R": .field(.resetAll)]
                ).hint("reset", rank: 3, as: "r"),
                Binding("esc", "close the list", .escape, action: .back).hint("close", rank: 4),
            ])
    }

    private static var matrix: KeyMap<PreviewCommand> {
        KeyMap(
            "In the matrix",
            [
                Binding(
                    "↑↓ ←→", "scroll; page keys, home and end too",
                    [
                        .up: .scroll(.up), .down: .scroll(.down), .left: .scroll(.left), .right: .scroll(.right),
                        .pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown), .home: .scroll(.home),
                        .end: .scroll(.end),
                    ]
                ).hint("scroll", rank: 2, as: "↑↓←→"),
                Binding(
                    "k v", "another choice across, down; K V the previous",
                    ["k": .turnColumns(1), "K": .turnColumns(-1), "v": .turnRows(1), "V": .turnRows(-1)]
                ).hint("across, down", rank: 3),
                Binding(
                    "1 2 3 4", "lock screen, expanded, compact, minimal",
                    [
                        "1": .choose(.lockScreen), "2": .choose(.expanded), "3": .choose(.compact),
                        "4": .choose(.minimal),
                    ]
                ).hint("presentation", rank: 5, as: "1-4"),
                Binding("esc", "close the matrix", .escape, action: .back).hint("close", rank: 4),
            ])
    }

    private static var phone: KeyMap<PreviewCommand> {
        KeyMap(
            "With the phone",
            [
                Binding("h", "open or close the island", "h", action: .openIsland).hint("open", rank: 2),
                Binding("!", "an update with an alert", "!", action: .alert).hint("alert", rank: 3),
                Binding("backspace", "remove the activity, bring it back", .backspace, .delete, action: .dismiss)
                    .hint("take away", rank: 4),
                Binding("f", "the presentations without the phone", "f", action: .togglePhone).hint("close", rank: 5),
            ])
    }
}
