/// A terminal's reply to a query.
enum TerminalAnswer: Equatable {
    /// Device attributes (DA1): `CSI ? … c`.
    case attributes
    /// A capability (XTGETTCAP): the content of `DCS … ST`.
    case capability(String)
    /// A setting (DECRQSS): the content of `DCS … ST`.
    case setting(String)
    /// The colour of the background, after `OSC 11 ;` and before `ST` or `BEL`.
    case background(String)
}

/// Separates terminal replies from key presses, character by character, even if a reply arrives late or split.
struct AnswerFilter {
    /// What a character turned out to be.
    enum Outcome: Equatable {
        /// It was typed, as were the characters held before it.
        case typed([UInt32])
        /// It may be part of a reply.
        case held
        /// It completes a reply.
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

    /// Called when no more input is waiting: an escape followed by at most one character was a key, and is returned.
    mutating func pause() -> [UInt32] { held.count <= 2 ? release() : [] }

    /// Returns and clears the held characters.
    mutating func release() -> [UInt32] {
        defer { held = [] }
        return held
    }

    /// How the held characters match the known replies.
    private enum Reading {
        case whole(TerminalAnswer)
        case beginning
        case other
    }

    /// Parsed by hand, because regular expressions would be compiled at every launch.
    private var reading: Reading {
        let scalars = held.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
        // The first scalar is the escape.
        switch scalars.dropFirst().first {
        case nil: return .beginning
        case "[": return Self.reading(control: scalars.dropFirst(2))
        case "P": return Self.reading(string: scalars.dropFirst(2))
        case "]": return Self.reading(command: scalars.dropFirst(2))
        default: return .other
        }
    }

    /// Parses a control sequence after its introducer: `? 65 ; 1 c`.
    private static func reading(control: ArraySlice<Unicode.Scalar>) -> Reading {
        guard let mark = control.first else { return .beginning }
        guard mark == "?" else { return .other }
        let rest = control.dropFirst()
        let end = rest.firstIndex { !("0"..."9").contains($0) && $0 != ";" } ?? rest.endIndex
        guard end == rest.endIndex else { return rest[end...].elementsEqual(["c"]) ? .whole(.attributes) : .other }
        return rest.count <= 64 ? .beginning : .other
    }

    /// Parses a device control string after its introducer: `1 + r 524742 ESC \` or `1 $ r 48:2:1:2:3 m ESC \`.
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

    /// Parses an operating system command after its introducer: `11 ; rgb:1e1e/1e1e/2e2e ESC \` or the same ended by `BEL`.
    private static func reading(command: ArraySlice<Unicode.Scalar>) -> Reading {
        let beginning: [Unicode.Scalar] = ["1", "1", ";"]
        guard zip(command, beginning).allSatisfy(==) else { return .other }
        let content = command.dropFirst(beginning.count)
        let end = content.firstIndex { $0 == "\u{1B}" || $0 == "\u{7}" } ?? content.endIndex
        guard content[..<end].count <= 64 else { return .other }
        let text = String(String.UnicodeScalarView(content[..<end]))
        guard end < content.endIndex else { return .beginning }
        if content[end] == "\u{7}" { return .whole(.background(text)) }
        return content[end...].dropFirst().first.map { $0 == "\\" ? .whole(.background(text)) : .other } ?? .beginning
    }

    private mutating func end(with answer: TerminalAnswer) -> Outcome {
        held = []
        return .answer(answer)
    }
}
