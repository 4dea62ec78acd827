extension SwiftSource {
    /// Whether the word says that other modules can use a declaration. A guest is one module, whatever targets its sources are of, and
    /// two types with one name need not have the same access.
    func isAccessLevel(_ index: Int) -> Bool {
        guard ["public", "open", "package"].contains(tokens[index].text), tokens[index].kind == .word,
            index + 1 < tokens.count, tokens[index + 1].kind == .word, index == 0 || !isInsideOfStatement(index)
        else { return false }
        let next = tokens[index + 1].text
        return Self.introducers.contains(next) || Self.modifiers.contains(next)
    }

    /// Whether the token before shows that a word is a name, though it is one of Swift's: `case open`, `let kind = package`.
    private func isInsideOfStatement(_ index: Int) -> Bool {
        let before = tokens[index - 1]
        return before.kind == .word
            ? ["as", "case", "func", "in", "is", "let", "return", "var"].contains(before.text)
            : [".", ",", "=", "(", "[", ":", "<", "&", "|", "+", "-"].contains(before.text)
    }

    /// Where an access level is followed by one of its setter that a guest, one module, does not need: `internal(set)`.
    func setterAccess(after index: Int) -> Range<Int>? {
        guard index + 4 < tokens.count, ["internal", "package", "public"].contains(tokens[index + 1].text),
            tokens[index + 2].isSign("("), tokens[index + 3].isWord("set"), tokens[index + 4].isSign(")")
        else { return nil }
        return tokens[index + 1].range.lowerBound..<tokens[index + 4].range.upperBound
    }

    /// Protocols of Swift and Foundation that guests give to types of other modules.
    private static let publicProtocols: Set<String> = [
        "AdditiveArithmetic", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Encodable", "Equatable",
        "Error", "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Hashable",
        "Identifiable", "LocalizedError", "LosslessStringConvertible", "RawRepresentable", "Strideable",
    ]

    /// Whether an access level is inside an extension that makes a type conform to a public protocol: if the type is public too, as
    /// `Array` is, what the protocol requires must be public.
    func isPublicWitness(_ index: Int, in declaration: SwiftDeclaration) -> Bool {
        guard declaration.keyword == "extension", declaration.inherited.contains(where: Self.publicProtocols.contains)
        else {
            return false
        }
        return declaration.tokens.first { tokens[$0].isSign("{") }.map { $0 < index } ?? false
    }
}
