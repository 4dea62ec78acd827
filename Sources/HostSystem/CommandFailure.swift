/// An error that determines the exit status of the command it stops.
package protocol CommandError: Error, CustomStringConvertible {
    /// The exit status.
    var status: ExitStatus { get }
}

/// Why a command failed: one sentence for the user, one exit status for scripts.
package struct CommandFailure: Error, Hashable {
    /// What, where, and what to do.
    package let sentence: String
    /// The exit status.
    package let status: ExitStatus
    /// Lines that show the place, such as a text with a caret under it; empty for none.
    package var picture: [String] = []

    package init(sentence: String, status: ExitStatus, picture: [String] = []) {
        self.sentence = sentence
        self.status = status
        self.picture = picture
    }

    /// The text printed on standard error.
    package var text: String { (["islet: " + sentence] + picture).map { $0 + "\n" }.joined() }
}

extension CommandFailure {
    /// Converts any error. One that is not a ``CommandError`` counts as an input/output error.
    package init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as any CommandError: self.init(sentence: error.description, status: error.status)
        default: self.init(sentence: "\(error)", status: .inputOutput)
        }
    }

    /// A command-line text that cannot be parsed, with a caret under the place.
    ///
    ///     islet: Unknown unit "x" (column 3); use h, m or s, as in 1h30m.
    ///       20x
    ///         ^
    package init(sentence: String, column: Int, of text: String) {
        // A text with control or non-ASCII characters gets no picture: a terminal might interpret it, and columns might not
        // match.
        let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        self.init(
            sentence: sentence, status: .usage,
            picture: isPlain && !isEmpty ? ["  " + text, "  " + String(repeating: " ", count: column - 1) + "^"] : [])
    }
}
