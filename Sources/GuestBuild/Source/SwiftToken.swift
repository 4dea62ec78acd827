/// A token of Swift source, as far as Islet needs to know it.
package struct SwiftToken: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
        /// A name or a keyword; names in backticks are without them.
        case word
        /// A number.
        case number
        /// A string or regex literal as a whole; what its interpolations contain follows as tokens of its own.
        case literal
        /// `#if`, `#Preview` and the like, with the sign.
        case hash
        /// One byte of anything else.
        case sign
    }

    /// What it is.
    package let kind: Kind
    /// Where it is, in bytes of UTF-8.
    package let range: Range<Int>
    /// The text; for a literal with quotation marks, what is between them.
    package let text: String
    /// Whether it is inside a literal's interpolation.
    package let isInterpolated: Bool

    /// Whether it is this sign.
    func isSign(_ sign: Character) -> Bool { kind == .sign && text.first == sign }
    /// Whether it is this word.
    func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Swift source as tokens. Comments and strings, raw and of several lines, cannot be mistaken for code.
package struct SwiftSource: Sendable {
    /// The bytes.
    package let bytes: [UInt8]
    /// The tokens in order.
    package let tokens: [SwiftToken]
    /// Where each line begins.
    package let lineStarts: [Int]

    /// Reads source.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        var scanner = SwiftScanner(bytes)
        scanner.scan()
        tokens = scanner.tokens
        lineStarts = [0] + bytes.indices.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line of a byte, counted from 1.
    package func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The index of the token that begins at a line and a column, as the compiler counts both: from 1, the column in bytes.
    func token(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return tokens.firstIndex { $0.range.lowerBound == offset }
    }

    /// The text of a range of bytes.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether the token at `index` is the first of its line. One in a literal never is.
    func isFirstOfLine(_ index: Int) -> Bool {
        guard !tokens[index].isInterpolated else { return false }
        guard let last = tokens[..<index].last(where: { !$0.isInterpolated }) else { return true }
        return bytes[last.range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
    }

    /// The index of the bracket that closes the one at `index`; the last token if none does.
    func closing(_ index: Int) -> Int {
        var depth = 0
        for place in index..<tokens.count where tokens[place].kind == .sign {
            switch tokens[place].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return tokens.count - 1
    }
}
