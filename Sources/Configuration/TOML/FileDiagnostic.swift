import HostSystem

/// A problem at a place in a file, as one sentence: what, where, and what to do.
package struct FileDiagnostic: CommandError, Hashable {
    /// The file's name as shown to the user.
    package let file: String
    /// Line and column, counted from 1; `nil` for the file as a whole.
    package let place: TOMLPlace?
    /// What is wrong, and what is allowed.
    package let sentence: String

    package var status: ExitStatus { .dataError }

    package init(file: String, place: TOMLPlace?, sentence: String) {
        self.file = file
        self.place = place
        self.sentence = sentence
    }

    /// `file:line:column: sentence`.
    package var description: String {
        place.map { "\(file):\($0.line):\($0.column): \(sentence)" } ?? "\(file): \(sentence)"
    }
}
