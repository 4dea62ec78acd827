import Languages

/// A mistake that crashes TOMLKit's parser instead of being reported: a table without a name, or a character in an array that
/// cannot begin a value. Also a key with too many parts, which exhausts the parser's memory.
///
/// The text is scanned before it is parsed. The scan stops at an unterminated string, because the parser reports that and stops
/// there.
struct TOMLHazard: Hashable {
    /// Its place.
    let place: TOMLPlace
    /// What is wrong and what to write, without a full stop.
    let sentence: String

    /// Maximum number of parts of a key such as `a.b.c`. Islet's own have two.
    static let mostKeyParts = 16

    /// The first hazard in a text; `nil` if there is none.
    static func first(in text: String) -> TOMLHazard? {
        var scanner = Scanner(text)
        return scanner.hazard()
    }
}

extension TOMLHazard {
    /// Scans a text, tracking strings, comments and brackets.
    private struct Scanner {
        private let scalars: [Unicode.Scalar]
        private var index = 0
        private var place = TOMLPlace(line: 1, column: 1)
        /// Open brackets: `[` of arrays, `{` of tables.
        private var open: [Unicode.Scalar] = []
        private var keyParts = 1
        /// Whether only blanks precede on this line.
        private var isAtLineStart = true

        init(_ text: String) { scalars = Array(text.unicodeScalars) }

        private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

        private mutating func advance() {
            let isLineEnd = current == "\n"
            index += 1
            place =
                isLineEnd
                ? TOMLPlace(line: place.line + 1, column: 1) : TOMLPlace(line: place.line, column: place.column + 1)
        }

        mutating func hazard() -> TOMLHazard? {
            while let scalar = current {
                switch scalar {
                case "\"", "'":
                    guard skipString(scalar) else { return nil }
                    isAtLineStart = false
                    continue
                case "#":
                    while let scalar = current, scalar != "\n" { advance() }
                    continue
                case "\n":
                    isAtLineStart = true
                    keyParts = 1
                case " ", "\t", "\r", "\u{FEFF}": break
                case "[" where isAtLineStart && open.isEmpty:
                    isAtLineStart = false
                    if let hazard = headerHazard() { return hazard }
                    continue
                default:
                    isAtLineStart = false
                    if let sentence = sentence(on: scalar) { return TOMLHazard(place: place, sentence: sentence) }
                }
                advance()
            }
            return nil
        }

        /// Tracks brackets and counts key parts. Returns what is wrong with a character outside strings; `nil` if nothing is.
        private mutating func sentence(on scalar: Unicode.Scalar) -> String? {
            switch scalar {
            case "[", "{": open.append(scalar)
            case "]": if open.last == "[" { open.removeLast() }
            case "}":
                if open.last == "[" { return localized("an array is open here; close it with ] before }") }
                if open.last == "{" { open.removeLast() }
            case "\u{85}", "\u{2028}", "\u{2029}":
                return localized("this line ends in a character that TOML does not know; end it with a line feed")
            case ".":
                keyParts += 1
                if keyParts > TOMLHazard.mostKeyParts {
                    return localized("this key has more than \(String(mostKeyParts)) parts; shorten it")
                }
            case "=", ",": keyParts = 1
            default: break
            }
            return nil
        }

        /// Skips `[` or `[[`. What follows must be able to begin a key.
        private mutating func headerHazard() -> TOMLHazard? {
            advance()
            skipBlanks()
            if current == "[" {
                advance()
                skipBlanks()
            }
            guard let scalar = current, scalar != "]", !Self.beginsKey(scalar) else { return nil }
            return TOMLHazard(
                place: place,
                sentence: localized(
                    "the table name is missing; write [name], and quote a name with other characters than letters, digits, - and _"
                ))
        }

        private static func beginsKey(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "-_\"'".unicodeScalars.contains(scalar)
        }

        private mutating func skipBlanks() {
            while current == " " || current == "\t" { advance() }
        }

        /// Skips a string of any of the four kinds. Returns false if it is unterminated.
        private mutating func skipString(_ quote: Unicode.Scalar) -> Bool {
            let isLong = scalars[index...].prefix(3).elementsEqual([quote, quote, quote])
            let length = isLong ? 3 : 1
            for _ in 0..<length { advance() }
            while let scalar = current {
                if scalars[index...].prefix(length).elementsEqual(repeatElement(quote, count: length)) {
                    for _ in 0..<length { advance() }
                    // A multi-line string may end with one or two quotes of its own.
                    while isLong, current == quote { advance() }
                    return true
                }
                if scalar == "\n", !isLong { return false }
                advance()
                if quote == "\"", scalar == "\\" { advance() }
            }
            return false
        }
    }
}
