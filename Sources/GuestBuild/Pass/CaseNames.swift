extension SwiftSource {
    /// Whether the word is a case of an enum: `case one, two = "second", three(Int)`.
    func isCaseName(_ index: Int) -> Bool {
        guard tokens[index - 1].isWord("case") || tokens[index - 1].isSign(",") else { return false }
        var depth = 0
        for place in stride(from: index - 1, through: max(0, index - 200), by: -1) {
            let token = tokens[place]
            if token.isSign(")") { depth += 1 }
            if token.isSign("(") { depth -= 1 }
            let isEnd = ["{", "}", ";"].contains { token.isSign($0) } || token.isSign(":") && depth == 0
            if depth < 0 || isEnd { return false }
            if depth == 0, token.isWord("case") { return true }
        }
        return false
    }

    /// The texts and the names of enum cases of declarations, each once.
    func literals(in declarations: [SwiftDeclaration]) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        for declaration in declarations {
            for index in declaration.tokens {
                let token = tokens[index]
                let isCase = index > 0 && token.kind == .word && isCaseName(index)
                guard isCase || token.kind == .literal && token.text.utf8.count <= 64 && !token.text.contains("\\"),
                    !token.text.isEmpty, seen.insert(token.text).inserted
                else { continue }
                found.append(token.text)
            }
        }
        // The names of cases come first: a payload enum takes the first that fits.
        return Array(found.prefix(2000))
    }
}
