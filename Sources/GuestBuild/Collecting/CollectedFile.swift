extension GuestCollection {
    /// A file that is taken, wholly or in part.
    package struct File: Sendable {
        /// The path.
        package let path: String
        /// The source.
        package let source: SwiftSource
        /// The declarations that are taken; `nil` for all.
        package let taken: Set<Range<Int>>?
        /// The bodies of functions that are emptied, and members that are left out: they need what is not here.
        let emptied: Set<SwiftSource.Body>
        /// The members that are left out of extensions, since nothing that is taken names them, by the ranges of the extensions.
        let trimmed: [Range<Int>: [SwiftDeclaration]]
        /// The names that mean SwiftUI's, though another file declares them.
        let qualified: Set<String>
        /// Whether it was named.
        let isNamed: Bool
        /// Why it is taken.
        package let reason: String

        /// The words that mean types of SwiftUI's, by where they are, and the names that only these have.
        var renamed: [Range<Int>: String] {
            let tokens = source.tokens
            let words = tokens.indices.filter { index in
                tokens[index].kind == .word && qualified.contains(tokens[index].text)
                    && (index == 0 || !tokens[index - 1].isSign("."))
            }
            return Dictionary(uniqueKeysWithValues: words.map { (tokens[$0].range, "SwiftUI." + tokens[$0].text) })
        }
    }
}
