/// What is wrong at a place of a file, as one sentence: what, where, and what to do.
struct FileDiagnostic: Error, Hashable, CustomStringConvertible {
    /// The file, as the person knows it.
    let file: String
    /// Line and column, counted from 1; `nil` for the file as a whole.
    let place: TOMLPlace?
    /// What is wrong and what is allowed.
    let sentence: String

    /// `file:line:column: sentence`.
    var description: String {
        place.map { "\(file):\($0.line):\($0.column): \(sentence)" } ?? "\(file): \(sentence)"
    }
}
