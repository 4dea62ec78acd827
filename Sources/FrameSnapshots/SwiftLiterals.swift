/// A minimal scanner for string literals and function names in Swift source: finds the snapshots that a test names and replaces
/// literals without a compiler.
///
/// Handles comments and interpolations. Cannot tell a regex literal between plain slashes from division: a quotation mark in
/// one is taken for the start of a string, which ends at the end of the line at the latest.
struct SwiftLiterals {
    /// A string literal.
    struct Literal {
        /// The bytes from the first `#` or quotation mark to the last.
        let range: Range<Int>
        /// The content, split at interpolations.
        let pieces: [String]

        /// The content; `nil` if it contains an interpolation.
        var text: String? { pieces.count == 1 ? pieces[0] : nil }
    }

    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    func starts(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { bytes.dropFirst(index).starts(with: $0) }
    }

    /// All literals, including those inside interpolations.
    func all() -> [Literal] {
        var literals: [Literal] = []
        var index = 0
        while index < bytes.count {
            if let end = endOfComment(at: index) {
                index = end
            } else if let literal = literal(at: index, nested: { literals.append($0) }) {
                literals.append(literal)
                index = literal.range.upperBound
            } else {
                index += 1
            }
        }
        return literals
    }

    /// All function names with the ranges of their bodies; a body whose end is not found extends to the end of the file.
    func functions() -> [(name: String, body: Range<Int>)] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.matches(of: /\bfunc\s+`?(\w+)/).map { match in
            var start = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
            if let bracket = bytes[start...].firstIndex(of: UInt8(ascii: "(")), let end = endOfBracket(at: bracket) {
                start = end
            }
            let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{"))
            return (String(match.output.1), start..<(brace.flatMap { endOfBracket(at: $0) } ?? bytes.count))
        }
    }

    /// The end of the comment that starts at `index`; `nil` if there is none.
    func endOfComment(at index: Int) -> Int? {
        if starts("//", at: index) { return bytes[index...].firstIndex(of: 0x0A) ?? bytes.count }
        guard starts("/*", at: index) else { return nil }
        var (depth, index) = (1, index + 2)
        while index < bytes.count, depth > 0 {
            if starts("/*", at: index) {
                (depth, index) = (depth + 1, index + 2)
            } else if starts("*/", at: index) {
                (depth, index) = (depth - 1, index + 2)
            } else {
                index += 1
            }
        }
        return index
    }

    /// The index after the bracket that matches the one at `index`; `nil` if it is never closed.
    func endOfBracket(at index: Int, nested: (Literal) -> Void = { _ in }) -> Int? {
        var (depth, index) = (0, index)
        while index < bytes.count {
            if let end = endOfComment(at: index) {
                index = end
                continue
            }
            if let literal = literal(at: index, nested: nested) {
                nested(literal)
                index = literal.range.upperBound
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The literal that starts at `index`; `nil` if there is none.
    func literal(at start: Int, nested: (Literal) -> Void = { _ in }) -> Literal? {
        var index = start
        while byte(index) == UInt8(ascii: "#") { index += 1 }
        let pounds = index - start
        guard byte(index) == UInt8(ascii: "\"") else { return nil }
        let isLong = starts("\"\"\"", at: index)
        let closing = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + pound(pounds)
        let escape = [UInt8(ascii: "\\")] + pound(pounds)
        index += isLong ? 3 : 1
        var pieces: [String] = []
        var piece: [UInt8] = []
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: closing) {
                pieces.append(String(decoding: piece, as: UTF8.self))
                let end = index + closing.count
                return Literal(range: start..<end, pieces: isLong ? Self.unindented(pieces) : pieces)
            }
            if rest.starts(with: escape) {
                let next = index + escape.count
                if byte(next) == UInt8(ascii: "(") {
                    guard let end = endOfBracket(at: next, nested: nested) else { return nil }
                    pieces.append(String(decoding: piece, as: UTF8.self))
                    piece = []
                    index = end
                } else {
                    index = unescape(at: next, into: &piece)
                }
                continue
            }
            if !isLong, bytes[index] == 0x0A { return nil }
            piece.append(bytes[index])
            index += 1
        }
        return nil
    }

    private func pound(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: count) }

    /// Appends the value of an escape sequence and returns the index after it.
    private func unescape(at index: Int, into piece: inout [UInt8]) -> Int {
        switch byte(index) {
        case UInt8(ascii: "n"): piece.append(0x0A)
        case UInt8(ascii: "t"): piece.append(0x09)
        case UInt8(ascii: "r"): piece.append(0x0D)
        case UInt8(ascii: "0"): piece.append(0)
        case UInt8(ascii: "u"):
            let digits = bytes.dropFirst(index + 2).prefix { $0 != UInt8(ascii: "}") }
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            piece.append(contentsOf: String(value.flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}").utf8)
            return index + 3 + digits.count
        case 0x0A:
            // An escaped newline joins two lines.
            break
        case let byte?: piece.append(byte)
        case nil: return index
        }
        return index + 1
    }

    /// The content of a multi-line literal, without the indentation of its last line.
    private static func unindented(_ pieces: [String]) -> [String] {
        let indentation = pieces.last?.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        var pieces = pieces.enumerated().map { index, piece in
            piece.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
                // The first line of a later piece follows an interpolation and has no indentation.
                (number > 0 || index == 0) && line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
            }.joined(separator: "\n")
        }
        if pieces.first?.hasPrefix("\n") == true { pieces[0].removeFirst() }
        if let last = pieces.last, last.hasSuffix("\n") { pieces[pieces.count - 1].removeLast() }
        return pieces
    }
}
