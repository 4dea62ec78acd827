/// What a terminal answers when it is asked.
enum TerminalAnswer: Equatable {
    /// Its kind (DA1): `CSI ? … c`.
    case attributes
    /// A capability (XTGETTCAP): what stands in `DCS … ST`.
    case capability(String)
    /// A setting (DECRQSS): what stands in `DCS … ST`.
    case setting(String)
}

/// Tells a terminal's answers from keys, character by character. An answer that comes late, or in pieces, is none the less no
/// key.
struct AnswerFilter {
    /// What became of a character.
    enum Outcome: Equatable {
        /// It, and what was held before it, was typed.
        case typed([UInt32])
        /// It may belong to an answer.
        case held
        /// It ends one.
        case answer(TerminalAnswer)
    }

    private var held: [UInt32] = []

    /// Takes the next character.
    mutating func take(_ code: UInt32) -> Outcome {
        if held.isEmpty, code != 0x1B { return .typed([code]) }
        held.append(code)
        let text = String(String.UnicodeScalarView(held.compactMap(Unicode.Scalar.init)))
        if text.wholeMatch(of: /\e\[\?[0-9;]*c/) != nil { return end(with: .attributes) }
        if text.count > 5, text.hasPrefix("\u{1B}P"), text.hasSuffix("\u{1B}\\") {
            let body = String(text.dropFirst(2).dropLast(2))
            return end(with: body.dropFirst().first == "+" ? .capability(body) : .setting(body))
        }
        if text.wholeMatch(of: /\e(\[(\?[0-9;]{0,64})?|P([01]([+$](r[^\e]{0,256}\e?)?)?)?)?/) != nil { return .held }
        return .typed(release())
    }

    /// Nothing more is there to read: an escape with at most one character behind it was a key.
    mutating func pause() -> [UInt32] { held.count <= 2 ? release() : [] }

    /// Gives back what is held.
    mutating func release() -> [UInt32] {
        defer { held = [] }
        return held
    }

    private mutating func end(with answer: TerminalAnswer) -> Outcome {
        held = []
        return .answer(answer)
    }
}
