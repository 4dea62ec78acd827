/// An error that knows which status a command that it stops answers with.
package protocol CommandError: Error, CustomStringConvertible {
    /// What the process answers.
    var status: ExitStatus { get }
}

/// Why a command did not do what it was asked: one sentence for the person, one number for the script.
package struct CommandFailure: Error, Hashable {
    /// What, where, and what to do.
    package let sentence: String
    /// What the process answers.
    package let status: ExitStatus
    /// Lines that show the place, such as a text with a caret under it; empty for none.
    package var picture: [String] = []

    package init(sentence: String, status: ExitStatus, picture: [String] = []) {
        self.sentence = sentence
        self.status = status
        self.picture = picture
    }

    /// What is printed on standard error.
    package var text: String { (["islet: " + sentence] + picture).map { $0 + "\n" }.joined() }
}

extension CommandFailure {
    /// What an error means to the one who called: what is no ``CommandError`` is one of input and output.
    package init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as any CommandError: self.init(sentence: error.description, status: error.status)
        default: self.init(sentence: "\(error)", status: .inputOutput)
        }
    }

    /// That a text of the command line is not understood, with a caret under the place.
    ///
    ///     islet: "x" is no unit (column 3); use h, m or s, as in 1h30m.
    ///       20x
    ///         ^
    package init(sentence: String, column: Int, of text: String) {
        // A text that a terminal would act on instead of showing it gets no picture.
        let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        self.init(
            sentence: sentence, status: .usage,
            picture: isPlain && !isEmpty ? ["  " + text, "  " + String(repeating: " ", count: column - 1) + "^"] : [])
    }
}
