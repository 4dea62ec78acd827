/// A terminal's reply to a query.
enum TerminalAnswer: Equatable {
    /// Device attributes (DA1): the numbers in `CSI ? … c`.
    case attributes([Int])
    /// A capability (XTGETTCAP): the content of `DCS … ST`.
    case capability(String)
    /// A setting (DECRQSS): the content of `DCS … ST`.
    case setting(String)
    /// The colour of the background, after `OSC 11 ;` and before `ST` or `BEL`.
    case background(String)
    /// kitty's graphics protocol: the content of `APC G … ST`.
    case graphics(String)
    /// iTerm2's features: the text after `OSC 1337 ; Capabilities =`.
    case features(String)
    /// An attribute of graphics (XTSMGRAPHICS): the numbers in `CSI ? … S`.
    case graphicsAttribute([Int])
    /// The size of a cell in pixels (XTWINOPS): `CSI 6 ; height ; width t`.
    case cellSize(height: Int, width: Int)
}

/// Separates terminal replies and the sequences of function keys from typed characters, character by character, even if a reply arrives
/// late or split.
///
/// ncurses reads the sequences that the terminal's description has. Many terminals send others, with modifiers above all (`CSI 1 ; 5 D`):
/// taken for characters, they would be an Escape and letters.
struct AnswerFilter {
    /// What a character turned out to be.
    enum Outcome: Equatable {
        /// It was typed, as were the characters held before it.
        case typed([UInt32])
        /// It may be part of a reply.
        case held
        /// It completes a reply.
        case answer(TerminalAnswer)
        /// It completes the sequence of a function key; `nil` for one that is not used.
        case key(Key?)
    }

    private var held: [UInt32] = []

    /// Takes the next character.
    mutating func take(_ code: UInt32) -> Outcome {
        if held.isEmpty, code != 0x1B { return .typed([code]) }
        held.append(code)
        switch reading {
        case .whole(let answer):
            held = []
            return .answer(answer)
        case .key(let key):
            held = []
            return .key(key)
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

    /// How the held characters match the known replies and the form of function keys.
    private enum Reading {
        case whole(TerminalAnswer)
        case key(Key?)
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
        case "_": return Self.reading(application: scalars.dropFirst(2))
        case "O": return scalars.dropFirst(2).first.map { .key($0 == "M" ? .enter : Self.key(final: $0)) } ?? .beginning
        default: return .other
        }
    }

    /// Parses a control sequence (ECMA-48, 5.4) after its introducer: a reply such as `? 65 ; 1 c`, `? 2 ; 0 ; 800 ; 600 S` or
    /// `6 ; 16 ; 8 t`, or a key such as `1 ; 5 D` or `4 ~`.
    private static func reading(control: ArraySlice<Unicode.Scalar>) -> Reading {
        let end = control.firstIndex { !("\u{20}"..."\u{3F}").contains($0) } ?? control.endIndex
        guard control[..<end].count <= 64 else { return .other }
        guard end < control.endIndex else { return .beginning }
        let final = control[end]
        guard ("@"..."~").contains(final) else { return .other }
        let isReply = control.first == "?"
        let parameters = control[..<end].dropFirst(isReply ? 1 : 0)
        // Others are of a private use, such as a mouse's: `< 0 ; 9 ; 3 M`.
        guard parameters.allSatisfy({ ("0"..."9").contains($0) || $0 == ";" }) else { return .key(nil) }
        let numbers = String(String.UnicodeScalarView(parameters)).split(separator: ";").map { Int($0) ?? 0 }
        switch (isReply, final) {
        case (true, "c"): return .whole(.attributes(numbers))
        case (true, "S"): return .whole(.graphicsAttribute(numbers))
        case (true, _): return .key(nil)
        case (false, "t") where numbers.count == 3 && numbers[0] == 6:
            return .whole(.cellSize(height: numbers[1], width: numbers[2]))
        case (false, "~"): return .key(numbers.first.flatMap(key))
        case (false, _): return .key(key(final: final))
        }
    }

    /// The key of `CSI … final` or `SS3 final` as xterm sends it, whatever its modifiers; `nil` if it is not used.
    private static func key(final: Unicode.Scalar) -> Key? {
        switch final {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "Z": .backTab
        default: nil
        }
    }

    /// The key of `CSI number ~` as VT220 and rxvt send it; `nil` if it is not used.
    private static func key(number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: nil
        }
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
        let known: [(beginning: String, most: Int, answer: (String) -> TerminalAnswer)] = [
            ("11;", 64, TerminalAnswer.background), ("1337;Capabilities=", 256, TerminalAnswer.features),
        ]
        for (beginning, most, answer) in known where zip(command, beginning.unicodeScalars).allSatisfy(==) {
            let content = command.dropFirst(beginning.unicodeScalars.count)
            return reading(content, most: most, endsWithBell: true, as: answer)
        }
        return .other
    }

    /// Parses an application program command after its introducer: `G i=31;OK ESC \`.
    private static func reading(application: ArraySlice<Unicode.Scalar>) -> Reading {
        guard let first = application.first else { return .beginning }
        guard first == "G" else { return .other }
        return reading(application.dropFirst(), most: 256, endsWithBell: false, as: TerminalAnswer.graphics)
    }

    /// Parses the content of a string up to its end.
    private static func reading(
        _ content: ArraySlice<Unicode.Scalar>, most: Int, endsWithBell: Bool, as answer: (String) -> TerminalAnswer
    ) -> Reading {
        let end = content.firstIndex { $0 == "\u{1B}" || (endsWithBell && $0 == "\u{7}") } ?? content.endIndex
        guard content[..<end].count <= most else { return .other }
        guard end < content.endIndex else { return .beginning }
        let whole = Reading.whole(answer(String(String.UnicodeScalarView(content[..<end]))))
        if content[end] == "\u{7}" { return whole }
        return content[end...].dropFirst().first.map { $0 == "\\" ? whole : .other } ?? .beginning
    }
}
