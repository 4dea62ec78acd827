extension SwiftSource {
    /// What stands for TipKit's macros at a token, the sign included only where it belongs to the token: `#Rule` is `Tips.Rule`, and in
    /// `@Parameter static var` the word is `Tips.Parameter`. A parameter of an intent, which is none, is never static.
    func tipMacro(at index: Int) -> String? {
        guard tokens[index].text == "#Rule" || tokens[index].isWord("Parameter"), isImported("TipKit") else {
            return nil
        }
        guard tokens[index].kind == .word else { return "Tips.Rule" }
        guard index > 0, tokens[index - 1].isSign("@"), index + 1 < tokens.count else { return nil }
        let hasOptions = tokens[index + 1].isSign("(")
        let next = (hasOptions ? closing(index + 1) : index) + 1
        let modifiers = tokens[next...].prefix { $0.kind == .word && !$0.isWord("var") }
        return modifiers.contains { $0.isWord("static") } ? "Tips.Parameter" : nil
    }
}
