/// The statements of a body, as lines and brackets show them.
extension SwiftSource {
    /// The statements, as ranges of tokens, that lines are in: of `if`, `do` and loops those of the blocks, unless the line is that of a
    /// condition. What uses a name that one of them declares belongs to them too.
    func statements(in range: Range<Int>, onLines lines: Set<Int>) -> [Range<Int>] {
        let all = statements(in: range)
        var found: [Range<Int>] = []
        for statement in all {
            let own = lines.intersection(linesOfTokens(statement))
            guard !own.isEmpty else { continue }
            let blocks = blocks(of: statement)
            let isWithin = own.allSatisfy { line in blocks.contains { isInside(line, $0) } }
            let inner = isWithin ? blocks.flatMap { statements(in: $0, onLines: own) } : []
            found += inner.isEmpty ? [statement] : inner
        }
        var declared = Set(found.flatMap(declaredNames))
        while !declared.isEmpty {
            let users = all.filter { statement in !found.contains(statement) && uses(declared, in: statement) }
            found += users
            declared = Set(users.flatMap(declaredNames))
        }
        return found
    }

    private func linesOfTokens(_ range: Range<Int>) -> ClosedRange<Int> {
        let bytes = bytes(of: range)
        return line(of: bytes.lowerBound)...line(of: bytes.upperBound - 1)
    }

    /// The bytes of tokens. After a literal come the tokens in it.
    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<(tokens[range].map(\.range.upperBound).max() ?? 0)
    }

    /// Whether a line has nothing but what is in a block.
    private func isInside(_ line: Int, _ block: Range<Int>) -> Bool {
        self.line(of: tokens[block.lowerBound - 1].range.lowerBound) < line
            && line < self.line(of: tokens[block.upperBound].range.lowerBound)
    }

    /// The contents of the braces of a statement that has statements in them.
    private func blocks(of statement: Range<Int>) -> [Range<Int>] {
        guard ["if", "do", "for", "while", "repeat", "defer"].contains(tokens[statement.lowerBound].text) else {
            return []
        }
        var blocks: [Range<Int>] = []
        var index = statement.lowerBound
        while index < statement.upperBound {
            if tokens[index].kind == .sign, "([{".contains(tokens[index].text), !tokens[index].isInterpolated {
                let close = closing(index)
                if tokens[index].isSign("{"), index + 1 < close { blocks.append(index + 1..<close) }
                index = max(index, close)
            }
            index += 1
        }
        return blocks
    }

    /// The names that a statement declares for those after it.
    private func declaredNames(_ statement: Range<Int>) -> [String] {
        guard ["let", "var", "guard", "async"].contains(tokens[statement.lowerBound].text) else { return [] }
        var names: [String] = []
        for index in statement.dropLast()
        where ["let", "var"].contains(tokens[index].text) && tokens[index].kind == .word {
            if tokens[index + 1].kind == .word {
                names.append(tokens[index + 1].text)
            } else if tokens[index + 1].isSign("(") {
                names += (index + 2..<closing(index + 1)).filter { tokens[$0].kind == .word }.map { tokens[$0].text }
            }
        }
        return names.filter { $0 != "_" }
    }

    private func uses(_ names: Set<String>, in statement: Range<Int>) -> Bool {
        statement.contains { index in
            guard tokens[index].kind == .word, names.contains(tokens[index].text) else { return false }
            let isLabel =
                index + 1 < statement.upperBound && tokens[index + 1].isSign(":")
                && (tokens[index - 1].isSign("(") || tokens[index - 1].isSign(","))
            return !tokens[index - 1].isSign(".") && !isLabel
        }
    }

    /// The outermost statements in a range of tokens.
    private func statements(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var depth = 0
        func close(_ end: Int) {
            if let first = start, first < end { found.append(first..<end) }
            start = nil
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if depth == 0, !token.isInterpolated {
                if token.kind == .hash, ["#if", "#elseif", "#else", "#endif"].contains(token.text) {
                    close(index)
                    index = endOfLine(after: index)
                    continue
                }
                if token.isSign(";") {
                    close(index)
                    index += 1
                    continue
                }
                if let first = start, isFirstOfLine(index), !isContinued(at: index, from: first) { close(index) }
                if start == nil { start = index }
            }
            if token.kind == .sign, !token.isInterpolated {
                depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
            }
            index += 1
        }
        close(range.upperBound)
        return found
    }

    /// Whether the first token of a line goes on with the statement that begins at `start`.
    func isContinued(at index: Int, from start: Int) -> Bool {
        let (token, before) = (tokens[index], tokens[index - 1])
        switch token.kind {
        case .sign where ".?:=+-*/%<>&|^,{".contains(token.text): return true
        case .word where ["else", "catch", "where", "is", "as", "in"].contains(token.text): return true
        case .word where token.text == "while" && tokens[start].isWord("repeat"): return true
        default: break
        }
        if before.kind == .sign { return "=+-*/%<&|^,.:".contains(before.text) }
        return before.kind == .word && Self.unfinished.contains(before.text)
            || tokens[start].isSign("@") && index == start + 2
    }

    /// Words that a statement does not end with.
    private static let unfinished: Set<String> = [
        "try", "await", "else", "in", "as", "is", "let", "var", "if", "guard", "while", "for", "switch", "case",
        "throw",
    ]
}
