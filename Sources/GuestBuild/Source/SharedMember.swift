extension SwiftSource {
    /// The static property of a type that is stored and that a line is in: `static let bounds = MapCameraBounds()`. `nil` if there is none, or
    /// if the type inherits from something, which may need it.
    func sharedMember(ofLine line: Int) -> Body? {
        var found = declarations()
        var isFree = false
        while let inner = found.first(where: { isOn(line, $0.tokens) }) {
            if inner.keyword == "let" || inner.keyword == "var" {
                guard isFree, inner.members.isEmpty, isShared(inner) else { return nil }
                return Body(
                    name: inner.name, line: self.line(ofToken: inner.tokens.lowerBound), range: inner.range,
                    part: .member)
            }
            guard Self.typeIntroducers.contains(inner.keyword) || inner.keyword == "extension",
                let open = inner.tokens.first(where: { tokens[$0].isSign("{") })
            else { return nil }
            isFree = inner.inherited.isEmpty
            found = declarations(in: open + 1..<max(open + 1, closing(open)))
        }
        return nil
    }

    private func isOn(_ line: Int, _ range: Range<Int>) -> Bool {
        !range.isEmpty && self.line(ofToken: range.lowerBound) <= line
            && line <= self.line(ofToken: range.upperBound - 1)
    }

    /// Whether a property is static and has a value before it has braces.
    private func isShared(_ property: SwiftDeclaration) -> Bool {
        let first = property.tokens.first { tokens[$0].isSign("=") || tokens[$0].isSign("{") }
        guard let first, tokens[first].isSign("=") else { return false }
        return property.tokens.prefix { !tokens[$0].isWord(property.keyword) }.contains { tokens[$0].isWord("static") }
    }
}
