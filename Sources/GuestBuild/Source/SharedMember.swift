extension SwiftSource {
    /// The static property of a type that is stored and that a line is in: `static let bounds = MapCameraBounds()`; or the type that an
    /// extension adds. `nil` if there is none, or if what it is a member of inherits from something, which may need it.
    ///
    /// - Parameter declarations: Those at the top of the file.
    func sharedMember(ofLine line: Int, in declarations: [SwiftDeclaration]) -> Body? {
        var found = declarations
        var (isFree, isAdded) = (false, false)
        var type: Body?
        while let inner = found.first(where: { isOn(line, $0.tokens) }) {
            if inner.keyword == "let" || inner.keyword == "var" {
                guard isFree, inner.members.isEmpty, hasValue(inner), isStatic(inner) else { return type }
                return member(inner)
            }
            let isType = Self.typeIntroducers.contains(inner.keyword)
            if isType, isFree, isAdded { type = member(inner) }
            guard isType || inner.keyword == "extension",
                let open = inner.tokens.first(where: { tokens[$0].isSign("{") })
            else { return type }
            (isFree, isAdded) = (inner.inherited.isEmpty, inner.keyword == "extension")
            found = self.declarations(in: open + 1..<max(open + 1, closing(open)))
        }
        return type
    }

    /// The property of a type that has a value where it is declared and that a line is in: `let store = Store(named: "a")`.
    ///
    /// - Parameter declarations: Those at the top of the file.
    func storedMember(ofLine line: Int, in declarations: [SwiftDeclaration]) -> Body? {
        var found = declarations
        var isMember = false
        while let inner = found.first(where: { isOn(line, $0.tokens) }) {
            if inner.keyword == "let" || inner.keyword == "var" {
                return isMember && inner.members.isEmpty && hasValue(inner) ? member(inner) : nil
            }
            guard Self.typeIntroducers.contains(inner.keyword),
                let open = inner.tokens.first(where: { tokens[$0].isSign("{") })
            else { return nil }
            isMember = true
            found = self.declarations(in: open + 1..<max(open + 1, closing(open)))
        }
        return nil
    }

    private func member(_ declaration: SwiftDeclaration) -> Body {
        Body(
            name: declaration.name, line: line(ofToken: declaration.tokens.lowerBound), range: declaration.range,
            part: .member)
    }

    private func isOn(_ line: Int, _ range: Range<Int>) -> Bool {
        !range.isEmpty && self.line(ofToken: range.lowerBound) <= line
            && line <= self.line(ofToken: range.upperBound - 1)
    }

    /// Whether a property has a value before it has braces.
    private func hasValue(_ property: SwiftDeclaration) -> Bool {
        property.tokens.first { tokens[$0].isSign("=") || tokens[$0].isSign("{") }.map { tokens[$0].isSign("=") }
            ?? false
    }

    private func isStatic(_ property: SwiftDeclaration) -> Bool {
        property.tokens.prefix { !tokens[$0].isWord(property.keyword) }.contains { tokens[$0].isWord("static") }
    }
}
