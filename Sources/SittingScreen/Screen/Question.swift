import Attendance
import Foundation
import Languages
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// A question with its answers, asked before a sitting ends.
package struct Question: Hashable {
    /// What the question is about.
    package enum Subject: Hashable {
        /// How to end the sitting.
        case end
        /// Whether to discard it.
        case cancel
        /// How an unattended sitting ended.
        case found(AbsenceQuestion)
    }

    /// A possible answer.
    package enum Answer: Hashable {
        /// End the sitting and log it.
        case complete
        /// Cancel it, after a confirmation.
        case cancel
        /// Cancel it.
        case discard
        /// End the sitting at an instant in the past and log it.
        case end(AbsenceQuestion.Ending)
        /// Change nothing.
        case keep
    }

    /// What a key does.
    package enum Command: Hashable {
        case answer(Answer)
        /// Selects another answer.
        case move(Int)
    }

    /// What the question is about.
    package let subject: Subject
    /// The answers, from left to right.
    package let answers: [Answer]
    /// The answer that Enter gives.
    private(set) var selected: Answer
    /// The length that the sitting still has to reach to be logged, in seconds; `nil` if it has reached it.
    private var shortestLogged: TimeInterval?

    private init(subject: Subject, answers: [Answer], selected: Answer) {
        (self.subject, self.answers, self.selected) = (subject, answers, selected)
    }

    /// Asks how to end the sitting. During preparation there is nothing to complete.
    package static func end(isPreparing: Bool) -> Question {
        isPreparing
            ? Question(subject: .end, answers: [.cancel, .keep], selected: .keep)
            : Question(subject: .end, answers: [.complete, .cancel, .keep], selected: .complete)
    }

    /// Asks how to end `sitting`. One still shorter than `shortestLogged` is not logged, and the question says so.
    package static func end(_ sitting: Sitting?, shortestLogged: Duration, at now: Date) -> Question {
        guard let sitting else { return .end(isPreparing: false) }
        guard sitting.preparationLeft(at: now) <= 0 else { return .end(isPreparing: true) }
        var question = Question.end(isPreparing: false)
        let shortest = shortestLogged / .seconds(1)
        if sitting.elapsed(at: now) < shortest { question.shortestLogged = shortest }
        return question
    }

    /// Asks whether to discard the sitting. Enter alone discards nothing.
    package static let cancel = Question(subject: .cancel, answers: [.discard, .keep], selected: .keep)

    /// Asks how an unattended sitting ended. Enter alone takes the likeliest ending.
    ///
    /// - Parameter canDiscard: Whether it can also be discarded: true if the user wants to end it. Default: `false`.
    package static func found(_ finding: AbsenceQuestion, canDiscard: Bool = false) -> Question {
        let answers = finding.endings.map(Answer.end) + (canDiscard ? [.cancel] : []) + [.keep]
        return Question(subject: .found(finding), answers: answers, selected: answers[0])
    }

    /// The keys. Escape gives the answer "keep".
    package var keyMap: KeyMap<Command> {
        return KeyMap(
            "When asked how to end",
            [
                KeyBinding(
                    "← →", "select an answer",
                    [
                        .tab: .move(1), .right: .move(1), .down: .move(1),
                        .backTab: .move(-1), .left: .move(-1), .up: .move(-1),
                    ]
                ).hint("select", rank: 1, as: "←→"),
                KeyBinding("enter", "confirm it", .enter, " ", action: .answer(selected)).hint("confirm", rank: 0),
                KeyBinding("esc", "keep sitting", .escape, "n", action: .answer(.keep)).hint("keep sitting", rank: 2),
            ] + (subject == .cancel ? [.yes("discard it", action: .answer(.discard))] : []))
    }

    /// Moves the selection by `steps`, wrapping around.
    mutating func move(by steps: Int) {
        let index = (answers.firstIndex(of: selected) ?? 0) + steps + answers.count
        selected = answers[index % answers.count]
    }

    /// The question's text.
    package var title: String {
        switch subject {
        case .end: localized("End the sitting?")
        case .cancel: localized("Discard it for good?")
        case .found: localized("When did the sitting end?")
        }
    }

    /// Information needed for the answer; `nil` if there is none.
    package var detail: String? {
        if case .found(let finding) = subject { finding.gap } else { nil }
    }

    /// Text for screen readers: question, detail, answers, which one is selected, and its consequence.
    package var spoken: [String] {
        let words = answers.map { $0.label(isShort: false) + ($0 == selected ? ", " + localized("selected") : "") }
        return [title] + (detail.map { [$0] } ?? []) + words + [consequence(of: selected)]
    }
}

extension Question {
    /// The consequence of an answer, in words.
    func consequence(of answer: Answer) -> String {
        if answer == .complete, let shortestLogged {
            return localized("Ends it; not logged if under \(ClockText.brief(shortestLogged)).")
        }
        return answer.consequence
    }
}

extension Question.Answer {
    /// The answer's label; shorter if `isShort`.
    func label(isShort: Bool) -> String {
        switch self {
        case .complete: localized("Finish")
        case .cancel: localized("Discard")
        case .discard: isShort ? localized("Discard") : localized("Discard it")
        case .end(let ending):
            switch ending.ending {
            case .target where isShort: localized("Target")
            case .lastSeen where isShort: localized("Seen")
            default: ending.label
            }
        case .keep: isShort ? localized("Go on") : localized("Keep sitting")
        }
    }

    /// The answer's consequence in words.
    fileprivate var consequence: String {
        switch self {
        case .complete: localized("Ends the sitting and logs it.")
        case .cancel: localized("Ends it and keeps no record, after asking.")
        case .discard: localized("Ends it and keeps no record.")
        case .end(let ending): ending.consequence
        case .keep: localized("The sitting goes on.")
        }
    }
}
