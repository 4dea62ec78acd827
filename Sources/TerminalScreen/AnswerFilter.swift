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
        switch reading {
        case .whole(let answer): return end(with: answer)
        case .beginning: return .held
        case .other: return .typed(release())
        }
    }

    /// Nothing more is there to read: an escape with at most one character behind it was a key.
    mutating func pause() -> [UInt32] { held.count <= 2 ? release() : [] }

    /// Gives back what is held.
    mutating func release() -> [UInt32] {
        defer { held = [] }
        return held
    }

    /// What that which is held is to the answers that there are.
    private enum Reading {
        case whole(TerminalAnswer)
        case beginning
        case other
    }

    /// By hand and not by regular expressions, which are compiled anew at every start.
    private var reading: Reading {
        let scalars = held.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
        // The first is the escape.
        switch scalars.dropFirst().first {
        case nil: return .beginning
        case "[": return Self.reading(control: scalars.dropFirst(2))
        case "P": return Self.reading(string: scalars.dropFirst(2))
        default: return .other
        }
    }

    /// `? 65 ; 1 c`: a control sequence, from behind its introducer.
    private static func reading(control: ArraySlice<Unicode.Scalar>) -> Reading {
        guard let mark = control.first else { return .beginning }
        guard mark == "?" else { return .other }
        let rest = control.dropFirst()
        let end = rest.firstIndex { !("0"..."9").contains($0) && $0 != ";" } ?? rest.endIndex
        guard end == rest.endIndex else { return rest[end...].elementsEqual(["c"]) ? .whole(.attributes) : .other }
        return rest.count <= 64 ? .beginning : .other
    }

    /// `1 + r 524742 ESC \` or `1 $ r 48:2:1:2:3 m ESC \`: a device control string, from behind its introducer.
    private static func reading(string: ArraySlice<Unicode.Scalar>) -> Reading {
        let beginnings: [[Unicode.Scalar]] = [["0", "1"], ["+", "$"], ["r"]]
        guard zip(string, beginnings).allSatisfy({ $1.contains($0) }) else { return .other }
        let content = string.dropFirst(beginnings.count)
        let end = content.firstIndex(of: "\u{1B}") ?? content.endIndex
        guard content[..<end].count <= 256 else { return .other }
        switch content[end...].dropFirst().first {
        case nil: return .beginning
        case "\\":
            let text = String(String.UnicodeScalarView(string[..<end]))
            return .whole(string.dropFirst().first == "+" ? .capability(text) : .setting(text))
        default: return .other
        }
    }

    private mutating func end(with answer: TerminalAnswer) -> Outcome {
        held = []
        return .answer(answer)
    }
}
