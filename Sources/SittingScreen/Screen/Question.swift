import Attendance
import TerminalScreen
import Theming

/// A question with its answers, asked before a sitting ends.
package struct Question: Hashable {
    /// What is asked.
    package enum Subject: Hashable {
        /// How the sitting is to end.
        case end
        /// Whether it is to be forgotten.
        case cancel
        /// What became of a sitting that nobody saw for long.
        case found(Finding)
    }

    /// What may be answered.
    package enum Answer: Hashable {
        /// End the sitting and log it.
        case complete
        /// Cancel it, once this is confirmed.
        case cancel
        /// Cancel it, for good.
        case discard
        /// End the sitting at an instant that lies behind, and log it.
        case end(Finding.Ending)
        /// Change nothing.
        case keep
    }

    /// What a key came to.
    package enum Outcome: Hashable {
        /// It is answered.
        case answered(Answer)
        /// The screen shall close; the question is not answered.
        case leave
        /// It is still asked.
        case open
    }

    /// What is asked.
    package let subject: Subject
    /// The answers, from left to right.
    package let answers: [Answer]
    /// Which answer Enter takes.
    private(set) var selected: Answer

    /// How is the sitting to end? Before it has begun there is nothing to complete.
    package static func end(isPreparing: Bool) -> Question {
        isPreparing
            ? Question(subject: .end, answers: [.cancel, .keep], selected: .keep)
            : Question(subject: .end, answers: [.complete, .cancel, .keep], selected: .complete)
    }

    /// Is it to be forgotten? Enter alone forgets nothing.
    package static let cancel = Question(subject: .cancel, answers: [.discard, .keep], selected: .keep)

    /// What became of it? Enter alone ends it at the likeliest instant that there is.
    package static func found(_ finding: Finding) -> Question {
        let answers = finding.endings.map(Answer.end) + [.keep]
        return Question(subject: .found(finding), answers: answers, selected: answers[0])
    }

    /// Takes a key. Escape answers as "keep" does.
    package mutating func handle(_ key: Key) -> Outcome {
        switch key {
        case .enter: return .answered(selected)
        case .escape: return .answered(.keep)
        case .tab, .right, .down: move(by: 1)
        case .backTab, .left, .up: move(by: -1)
        case .character(let character):
            switch character.lowercased() {
            case " ": return .answered(selected)
            case "n": return .answered(.keep)
            case "y" where subject == .cancel: return .answered(.discard)
            case "q": return .leave
            default: break
            }
        default: break
        }
        return .open
    }

    /// Goes to the answer so many places further, around the ends.
    mutating func move(by steps: Int) {
        let index = (answers.firstIndex(of: selected) ?? 0) + steps + answers.count
        selected = answers[index % answers.count]
    }

    /// What is asked, in words.
    package var title: String {
        switch subject {
        case .end: "End the sitting?"
        case .cancel: "Discard it for good?"
        case .found: "When did the sitting end?"
        }
    }

    /// What there is to know before an answer; `nil` for nothing.
    package var detail: String? {
        if case .found(let finding) = subject { finding.gap } else { nil }
    }

    /// What a screen reader says of it: the question, the answers and which of them Enter takes, and what comes of that.
    package var spoken: [String] {
        let words = answers.map { $0.label(isShort: false) + ($0 == selected ? ", selected" : "") }
        return [title] + (detail.map { [$0] } ?? []) + words + [selected.consequence]
    }
}

extension Question.Answer {
    /// What the answer is called; short where there is little room.
    func label(isShort: Bool) -> String {
        switch self {
        case .complete: "Finish"
        case .cancel: "Discard"
        case .discard: isShort ? "Discard" : "Discard it"
        case .end(let ending):
            switch ending.ending {
            case .target: isShort ? "Target" : "At the target"
            case .lastSeen: isShort ? "Seen" : "Last seen"
            case .now: "Now"
            }
        case .keep: isShort ? "Keep" : "Keep sitting"
        }
    }

    /// What comes of it, in words.
    package var consequence: String {
        switch self {
        case .complete: "Ends the sitting and logs it."
        case .cancel: "Ends it and keeps no record, after asking."
        case .discard: "Ends it and keeps no record."
        case .end(let ending): ending.consequence
        case .keep: "The sitting goes on."
        }
    }
}
