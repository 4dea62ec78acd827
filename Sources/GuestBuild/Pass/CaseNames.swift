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
}
