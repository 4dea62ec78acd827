import Foundation
import ScreenKit
import TerminalScreen

/// What a key does while plain lines follow a sitting.
package enum PlainCommand: Hashable, CommonKeyAction {
    case pause, resume
    /// Moves the target by seconds.
    case extend(TimeInterval)
    /// Ends the current stage.
    case skip
    /// Asks how to end the sitting.
    case end
    /// Ends it and logs it.
    case finish
    /// Ends it at an instant in the past, in sitting time, and logs it.
    case endAt(Date)
    /// Asks whether to discard it.
    case askToDiscard
    case discard
    /// Answers a question with no.
    case keep
    case toggleBell
    case showHelp, leave, redraw
}

/// The keys of plain lines: those of the screen that need no picture.
package enum PlainKeys {
    /// What the keys are about.
    package enum Mode: Hashable {
        case sitting(isPaused: Bool, hasNextStage: Bool)
        /// Asked how to end it. During preparation there is nothing to finish.
        case ending(canFinish: Bool)
        /// Asked whether to discard it.
        case discarding
        /// Asked when it ended, because it was unattended for too long.
        case found(AbsenceQuestion)
    }

    private typealias Binding = KeyBinding<PlainCommand>

    /// The keys of a mode.
    package static func map(_ mode: Mode) -> KeyMap<PlainCommand> {
        switch mode {
        case .sitting(let isPaused, let hasNextStage): sitting(isPaused: isPaused, hasNextStage: hasNextStage)
        case .ending(let canFinish):
            asked(
                (canFinish ? [Binding("enter", "finish and log it", .enter, action: .finish)] : [])
                    + [Binding("d", "discard it, after asking", "d", action: .askToDiscard)])
        case .discarding: asked([.yes("discard it", action: .discard)])
        case .found(let finding):
            asked([endings(of: finding), Binding("d", "discard it, after asking", "d", action: .askToDiscard)])
        }
    }

    private static func sitting(isPaused: Bool, hasNextStage: Bool) -> KeyMap<PlainCommand> {
        KeyMap(
            "In plain text",
            [
                Binding("space", "pause and resume", " ", action: isPaused ? .resume : .pause)
                    .hint(isPaused ? "resumes" : "pauses", rank: 0),
                Binding("enter", "end: finish or discard", .enter, action: .end).hint("ends", rank: 1),
                Binding(
                    "+ -", "target a minute later or earlier",
                    ["+": .extend(60), "=": .extend(60), "-": .extend(-60), "_": .extend(-60)]),
                Binding("n", hasNextStage ? "next stage of a sitting with stages" : nil, "n", action: .skip),
                Binding("b", "bell or none", "b", action: .toggleBell),
                Binding("?", "list these keys", "?", action: .showHelp).hint("lists all keys", rank: 2),
                Binding("q", "leave; the sitting goes on", "q", action: .leave).hint("leaves", rank: 3),
            ], notes: [("ctrl-z", "suspend")]
        ).over(.always)
    }

    private static func endings(of finding: AbsenceQuestion) -> Binding {
        let digits = finding.endings.enumerated().map { (Key.character(Character(String($0 + 1))), $1.date) }
        return Binding("1-\(String(digits.count))", "when it ended", examples: digits.map(\.0)) { key in
            digits.first { $0.0 == key }.map { .endAt($0.1) }
        }
    }

    private static func asked(_ bindings: [Binding]) -> KeyMap<PlainCommand> {
        let other = Binding("any key", "keep sitting", examples: [.escape, "n"]) { _ in .keep }
        return KeyMap<PlainCommand>("When asked in plain text", bindings).over(.always).over(KeyMap("", [other]))
    }
}
