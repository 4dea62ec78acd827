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
    }
}
