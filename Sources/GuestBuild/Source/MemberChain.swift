extension SwiftSource {
    /// The tokens of `context.state.end!` or `.now` from the first on. A word after another one is of the next statement.
    func memberChain(from start: Int) -> Range<Int> {
        var end = start
        while end < tokens.count {
            if tokens[end].kind == .word {
                guard end == start || tokens[end - 1].isSign(".") else { break }
            } else if ![".", "?", "!"].contains(where: tokens[end].isSign) {
                break
            }
            end += 1
        }
        return start..<end
    }
}
