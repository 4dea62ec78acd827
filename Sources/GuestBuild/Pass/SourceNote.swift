/// Something that the source pass changed, as `--explain` prints it.
package struct SourceNote: Hashable, Sendable {
    /// The path of the file.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// What was changed, and why.
    package let sentence: String
    /// The name of a text that is read as JSON, if the note is about one. Default: `nil`.
    var jsonText: String?
}
