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
        if isNow(before) || isCalled && before.isWord("Date"), let last, !isNow(last) {
            let names = isCalledAfter ? source.instants(inCall: after) : [last.text]
            for name in names { literals[name.lowercased(), default: []].append(InstantSide.after.rawValue) }
        } else if isNow(last) || isCalledAfter && last?.isWord("Date") == true, before.kind == .word, !isCalled {
            literals[before.text.lowercased(), default: []].append(InstantSide.before.rawValue)
        }
    }
}

extension SwiftSource {
    /// The values from which a call counts: `start` of `state.start.addingTimeInterval(60)` and of `Date(timeInterval: 60, since:
    /// state.start)`.
    ///
    /// - Parameter callee: What is called, before its `(`.
    fileprivate func instants(inCall callee: Range<Int>) -> [String] {
        let names = callee.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
        if ["addingTimeInterval", "advanced"].contains(names.last) { return names.dropLast().suffix(1) }
        let close = closing(callee.upperBound)
        guard names.last == "Date",
            let label = (callee.upperBound..<close).first(where: {
                tokens[$0].isWord("since") && tokens[$0 + 1].isSign(":")
            })
        else { return [] }
        var found: [String] = []
        var place = label + 2
        while place < close {
            let chain = memberChain(from: place)
            // Neither a label nor a function.
            let isValue = !tokens[chain.upperBound].isSign(":") && !tokens[chain.upperBound].isSign("(")
            let words = chain.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
            if isValue, let last = words.last, last != "now" { found.append(last) }
            place = max(chain.upperBound, place + 1)
        }
        return found
    }
}
