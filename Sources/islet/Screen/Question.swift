import TerminalScreen

/// A question with its answers, asked before a sitting ends.
struct Question: Hashable {
    /// What is asked.
    enum Subject: Hashable {
        /// How the sitting is to end.
        case end
        /// Whether it is to be forgotten.
        case cancel
    }

    /// What may be answered.
    enum Answer: Hashable {
        /// End the sitting and log it.
        case complete
        /// Cancel it; this is asked once more.
        case cancel
        /// Cancel it, for good.
        case discard
        /// Change nothing.
        case keep
    }

    /// What a key came to.
    enum Outcome: Hashable {
        /// It is answered.
        case answered(Answer)
        /// The screen shall close; the question is not answered.
        case leave
        /// It is still asked.
        case open
    }

    /// What is asked.
    let subject: Subject
    /// The answers, from left to right.
    let answers: [Answer]
    /// Which answer Enter takes.
    private(set) var selected: Answer

    /// How is the sitting to end? Before it has begun there is nothing to complete.
    static func end(isPreparing: Bool) -> Question {
        isPreparing
            ? Question(subject: .end, answers: [.cancel, .keep], selected: .keep)
            : Question(subject: .end, answers: [.complete, .cancel, .keep], selected: .complete)
    }

    /// Is it to be forgotten? Enter alone forgets nothing.
    static let cancel = Question(subject: .cancel, answers: [.discard, .keep], selected: .keep)

    /// Takes a key. Escape answers as "keep" does.
    mutating func handle(_ key: Key) -> Outcome {
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
    var title: String {
        switch subject {
        case .end: "End the sitting?"
        case .cancel: "Cancel it for good?"
        }
    }
}

extension Question.Answer {
    /// What the answer is called; short where there is little room.
    func label(isShort: Bool) -> String {
        switch self {
        case .complete: "Complete"
        case .cancel: "Cancel"
        case .discard: isShort ? "Cancel" : "Cancel it"
        case .keep: isShort ? "Keep" : "Keep sitting"
        }
    }

    /// What comes of it, in words.
    var consequence: String {
        switch self {
        case .complete: "Ends the sitting and logs it."
        case .cancel: "Ends it unlogged, after asking."
        case .discard: "Ends it; nothing is logged."
        case .keep: "The sitting goes on."
        }
    }
}
