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
    ///     islet: Unknown unit "x"; use h, m or s, as in 1h30m.
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

/// The exit status.
///
/// Source: [sysexits(3)](https://man.freebsd.org/cgi/man.cgi?query=sysexits), except for 1.
package enum ExitStatus: Int32, CaseIterable {
    /// Success; also if there was nothing to do, such as pausing a paused sitting.
    case success = 0
    /// A negative result: `status` found nothing running, `cancel` was not confirmed, `doctor` or `theme check` found problems,
    /// a scenario failed (`simulate --check`), or a snapshot awaits review.
    case negative = 1
    /// The command line or the variable `ISLET_LOG` is invalid.
    case usage = 64
    /// A file is damaged or contains something invalid.
    case dataError = 65
    /// An input file does not exist.
    case noInput = 66
    /// The request does not fit the current state: no sitting runs, or one does.
    case unavailable = 69
    /// A file cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Another program interferes; retrying may help.
    case temporaryFailure = 75

    /// Its meaning, for the manual, without a full stop.
    package var meaning: String {
        switch self {
        case .success: "done, or already done"
        case .negative:
            "no: nothing is running (status), you answered no (cancel), something is off (doctor, theme check), "
                + "an expectation failed (simulate --check), a picture is pending (snapshot)"
        case .usage: "the command line, or ISLET_LOG, is wrong"
        case .dataError: "a file is damaged or invalid"
        case .noInput: "a file to read is missing"
        case .unavailable: "not possible now: nothing is running, or a sitting already is"
        case .cannotCreate: "a file cannot be created"
        case .inputOutput: "reading or writing failed"
        case .temporaryFailure: "the files are in use by another program; try again"
        }
    }
}
