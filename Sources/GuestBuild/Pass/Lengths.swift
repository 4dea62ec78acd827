extension SwiftSource {
    /// The types that Foundation of other platforms than Apple's makes of `Double` and `Int` as well as of `CGFloat`, so that the compiler
    /// cannot choose between `CGFloat.infinity` and `Double.infinity`.
    private static let geometry: Set<String> = ["CGPoint", "CGRect", "CGSize"]
    /// The values that are written without their type.
    private static let values: Set<String> = [
        "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi", "zero",
    ]

    /// Where `CGFloat` belongs before the `.infinity` whose word is at `index`; `nil` for another word. It is written in
    /// `CGSize(width: 300, height: .infinity)`, and in the `.init(width:height:)` that means the same.
    func lengthWithoutType(at index: Int) -> Int? {
        guard index > 3, tokens[index].kind == .word, Self.values.contains(tokens[index].text),
            tokens[index - 1].isSign(".")
        else { return nil }
        var before = index - 2
        if tokens[before].isSign("-") { before -= 1 }
        guard tokens[before].isSign(":") || tokens[before].isSign("?"), let open = opening(around: index), open > 0
        else {
            return nil
        }
        let called = tokens[open - 1]
        let isSize =
            called.isWord("init") && open > 1 && tokens[open - 2].isSign(".")
            && tokens[open + 1].isWord("width")
            && tokens[open..<closing(open)].contains { $0.isWord("height") }
        guard Self.geometry.contains(called.text) || isSize else { return nil }
        return tokens[index - 1].range.lowerBound
    }

    /// The index of the parenthesis that is open at `index`, if no other bracket was opened after it.
    private func opening(around index: Int) -> Int? {
        var depth = 0
        for place in (max(0, index - 120)..<index).reversed() {
            guard tokens[place].kind == .sign, let sign = tokens[place].text.first else { continue }
            if ")]}".contains(sign) { depth += 1 }
            guard "([{".contains(sign) else { continue }
            if depth == 0 { return sign == "(" ? place : nil }
            depth -= 1
        }
        return nil
    }
}
