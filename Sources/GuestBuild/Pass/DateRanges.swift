import GuestProtocol

extension ComparedTexts {
    /// `Date()...state.end` or `state.start..<.now`, where the first of the range's points is at `index`.
    mutating func readRange(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 1, index + 3 < tokens.count, tokens[index + 1].isSign("."),
            tokens[index + 2].isSign(".") || tokens[index + 2].isSign("<"), !tokens[index - 1].isSign(".")
        else { return }
        // The names around it: `state.end`, `Date()`, `Date.now`, `.now`.
        let isNow = { (word: SwiftToken?) in word?.isWord("now") ?? false }
        var start = index - 1
        let isCalled = start > 1 && tokens[start].isSign(")") && tokens[start - 1].isSign("(")
        if isCalled { start -= 2 }
        let before = tokens[start]
        let after = source.memberChain(from: index + 3)
        let last = after.last { tokens[$0].kind == .word }.map { tokens[$0] }
        let isCalledAfter = after.upperBound + 1 < tokens.count && tokens[after.upperBound].isSign("(")
        if isNow(before) || isCalled && before.isWord("Date"), let last, !isNow(last), !isCalledAfter {
            literals[last.text.lowercased(), default: []].append(InstantSide.after.rawValue)
        } else if isNow(last) || isCalledAfter && last?.isWord("Date") == true, before.kind == .word, !isCalled {
            literals[before.text.lowercased(), default: []].append(InstantSide.before.rawValue)
        }
    }
}
