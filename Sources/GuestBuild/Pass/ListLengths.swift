import GuestProtocol

/// The lists whose elements are asked for by position. An invented state has as many elements.
extension ComparedTexts {
    /// The most that a loop of a declaration counts to: `0..<4`.
    static func longestLoop(in source: SwiftSource, _ range: Range<Int>) -> Int {
        let tokens = source.tokens
        return range.dropFirst(3).reduce(0) { most, index in
            guard tokens[index].kind == .number, let end = Int(tokens[index].text), tokens[index - 2].isSign("."),
                tokens[index - 3].isSign(".")
            else { return most }
            return max(most, tokens[index - 1].isSign("<") ? end : tokens[index - 1].isSign(".") ? end + 1 : 0)
        }
    }

    /// `state.cues[3]`, or `state.cues[index]` where a loop counts to `loop`; the list is at `index`.
    mutating func readPosition(_ source: SwiftSource, _ index: Int, loop: Int) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 3].isSign("]") else { return }
        let count = tokens[index + 2].kind == .word ? loop : Int(tokens[index + 2].text).map { $0 + 1 } ?? 0
        if count > 0 { literals[tokens[index].text.lowercased(), default: []].append(ListLength(count).text) }
    }
}
