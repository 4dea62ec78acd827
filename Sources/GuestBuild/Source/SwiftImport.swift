/// An `import` of a source.
struct SwiftImport {
    /// The module, without what is after a dot.
    let module: String
    /// Where it is, with its attributes.
    let range: Range<Int>
    /// The line, counted from 1.
    let line: Int
    /// Whether it names a submodule or a single declaration.
    let isPart: Bool
    /// Whether those that import the source's module have it too: `@_exported`.
    let isExported: Bool
}

extension SwiftSource {
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// The imports, in order.
    var imports: [SwiftImport] { declarations().filter { $0.keyword == "import" }.compactMap(importedModule) }

    /// What an `import` names; `nil` if it is not whole.
    func importedModule(of declaration: SwiftDeclaration) -> SwiftImport? {
        guard let keyword = declaration.tokens.first(where: { tokens[$0].isWord("import") }),
            keyword + 1 < declaration.tokens.upperBound
        else { return nil }
        let start = Self.kinds.contains(tokens[keyword + 1].text) ? keyword + 2 : keyword + 1
        guard start < declaration.tokens.upperBound else { return nil }
        let line = endOfLine(after: start)
        let end = (start..<line).first { tokens[$0].isSign(";") } ?? line
        return SwiftImport(
            module: tokens[start].text,
            range: tokens[declaration.tokens.lowerBound].range.lowerBound..<tokens[end - 1].range.upperBound,
            line: self.line(of: tokens[keyword].range.lowerBound), isPart: end - start > 1 || start != keyword + 1,
            isExported: (declaration.tokens.lowerBound..<keyword).contains { tokens[$0].isWord("_exported") })
    }
}

extension SwiftSource {
    /// The words on a line, counted from 1.
    func words(onLine line: Int) -> Set<String> {
        Set(tokens.filter { $0.kind == .word && self.line(of: $0.range.lowerBound) == line }.map(\.text))
    }
}

extension SwiftSource {
    /// Whether a type names itself among what it inherits from, without the module of another one.
    func inheritsItself(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.inherited.contains(declaration.name) else { return false }
        let head = declaration.tokens.prefix { !tokens[$0].isSign("{") }
        return head.dropFirst().contains {
            tokens[$0].isWord(declaration.name) && (tokens[$0 - 1].isSign(":") || tokens[$0 - 1].isSign(","))
        }
    }
}

extension SwiftSource {
    /// Whether a module is imported as a whole, by its name alone.
    func isImported(_ module: String) -> Bool {
        tokens.indices.dropLast().contains { tokens[$0].isWord("import") && tokens[$0 + 1].isWord(module) }
    }
}
