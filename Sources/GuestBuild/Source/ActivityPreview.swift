extension SwiftSource {
    /// Whether a declaration previews Live Activities: a `#Preview` of one, or a `PreviewProvider` of contexts.
    func showsActivity(_ declaration: SwiftDeclaration) -> Bool {
        isActivityPreview(declaration)
            || declaration.inherited.contains("PreviewProvider") && declaration.memberUses.contains("previewContext")
                && declaration.uses.contains("viewKind")
    }

    /// Whether a declaration is `#Preview(as:using:widget:contentStates:)`. Of the last two, whichever is a trailing closure may have no
    /// label: then the kind of presentation tells it from the preview of a home-screen widget that has an intent.
    func isActivityPreview(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.keyword == "#Preview" else { return false }
        let labels = declaration.tokens.dropLast().filter { tokens[$0].kind == .word && tokens[$0 + 1].isSign(":") }
        let names = Set(labels.map { tokens[$0].text })
        guard names.isSuperset(of: ["as", "using"]) else { return false }
        guard !names.contains("contentStates") else { return true }
        guard names.contains("widget"), names.isDisjoint(with: ["timeline", "timelineProvider"]),
            let kind = labels.first(where: { tokens[$0].text == "as" })
        else { return false }
        return (kind + 2..<declaration.tokens.upperBound).prefix { !tokens[$0].isSign(",") }
            .contains { tokens[$0].isWord("content") || tokens[$0].isWord("dynamicIsland") }
    }
}
