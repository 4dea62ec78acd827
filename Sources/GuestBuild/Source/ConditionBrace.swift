extension SwiftSource {
    /// Whether the brace after a word opens what a condition before it in the line decides about, and no closure.
    func endsCondition(_ index: Int) -> Bool {
        let number = line(of: tokens[index].range.lowerBound)
        let before = tokens[..<index].reversed().prefix { line(of: $0.range.lowerBound) == number }
        let words: Set<String> = ["if", "guard", "while", "switch", "for"]
        return before.prefix { !$0.isSign("{") }.contains { $0.kind == .word && words.contains($0.text) }
    }
}
