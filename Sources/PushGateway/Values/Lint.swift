/// Something in a request that works, but is worth a word to its author.
package struct Lint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// A stable name for scripts, as in `string-iat`.
    package var name: String
    /// One sentence: what, where, what to do.
    package var message: String

    /// A named remark.
    package init(_ name: String, _ message: String) {
        self.name = name
        self.message = message
    }

    /// The sentence.
    package var description: String { message }
}
