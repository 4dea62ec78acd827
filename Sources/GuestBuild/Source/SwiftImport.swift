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
    var imports: [SwiftImport] {
        outline(of: tokens.indices).filter { tokens[$0.keyword].isWord("import") }
            .compactMap { importedModule(in: $0.tokens) }
    }

    /// What an `import` of these tokens names; `nil` if it is not whole.
    func importedModule(in range: Range<Int>) -> SwiftImport? {
        guard let keyword = range.first(where: { tokens[$0].isWord("import") }), keyword + 1 < range.upperBound else {
            return nil
        }
        let start = Self.kinds.contains(tokens[keyword + 1].text) ? keyword + 2 : keyword + 1
        guard start < range.upperBound else { return nil }
        let line = endOfLine(after: start)
        let end = (start..<line).first { tokens[$0].isSign(";") } ?? line
        return SwiftImport(
            module: tokens[start].text,
            range: tokens[range.lowerBound].range.lowerBound..<tokens[end - 1].range.upperBound,
            line: self.line(of: tokens[keyword].range.lowerBound), isPart: end - start > 1 || start != keyword + 1,
            isExported: (range.lowerBound..<keyword).contains { tokens[$0].isWord("_exported") })
    }
}

extension SwiftSource {
    /// The words on a line, counted from 1.
    func words(onLine line: Int) -> Set<String> {
        guard lineStarts.indices.contains(line - 1) else { return [] }
        let bytes = lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] : bytes.count)
        return Set(tokens.filter { $0.kind == .word && bytes.contains($0.range.lowerBound) }.map(\.text))
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
