extension SwiftSource {
    private static let statements: Set<String> = [
        "guard", "for", "while", "repeat", "defer", "do", "if", "switch", "print", "exit",
    ]

    /// Whether the file has statements outside of all declarations: it is a program of its own, as a script beside an app is.
    var isScript: Bool {
        var depth = 0
        for (index, token) in tokens.enumerated() where !token.isInterpolated {
            if token.kind == .sign {
                if "([{".contains(token.text) { depth += 1 } else if ")]}".contains(token.text) { depth -= 1 }
            } else if depth == 0, token.kind == .word, Self.statements.contains(token.text), isFirstOfLine(index) {
                // What a variable begins with may be on the next line.
                if index == 0 || !tokens[index - 1].isSign("=") { return true }
            }
        }
        return false
    }

    /// The labels that the arguments of a subscript have; a parameter with one name has none.
    func argumentLabels(from index: Int) -> [String] {
        guard let open = (index..<min(index + 40, tokens.count)).first(where: { tokens[$0].isSign("(") }) else {
            return []
        }
        var labels: [String] = []
        var depth = 0
        for place in open..<closing(open) {
            let isStart = depth == 1 && (tokens[place - 1].isSign("(") || tokens[place - 1].isSign(","))
            if tokens[place].isSign("(") { depth += 1 } else if tokens[place].isSign(")") { depth -= 1 }
            guard isStart, tokens[place].kind == .word, tokens[place + 1].kind == .word else { continue }
            if tokens[place].text != "_" { labels.append(tokens[place].text) }
        }
        return labels
    }
}
