import FrameSnapshots
import Meditation
import Store

/// Why a command did not do what it was asked: one sentence for the person, one number for the script.
struct CommandFailure: Error, Hashable {
    /// What, where, and what to do.
    let sentence: String
    /// What the process answers.
    let status: ExitStatus
    /// Lines that show the place, such as a text with a caret under it; empty for none.
    var picture: [String] = []

    /// What is printed on standard error.
    var text: String { (["islet: " + sentence] + picture).map { $0 + "\n" }.joined() }
}

extension CommandFailure {
    /// That a text of the command line is not understood, with a caret under the place.
    ///
    ///     islet: "x" is no unit (column 3); use h, m or s, as in 1h30m.
    ///       20x
    ///         ^
    init(sentence: String, column: Int, of text: String) {
        // A text that a terminal would act on instead of showing it gets no picture.
        let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        self.init(
            sentence: sentence, status: .usage,
            picture: isPlain && !isEmpty ? ["  " + text, "  " + String(repeating: " ", count: column - 1) + "^"] : [])
    }

    /// What an error of the timer, the store or a file means to the one who called.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as TimerError: self.init(sentence: error.description, status: Self.status(of: error))
        case let error as StoreError: self.init(sentence: error.description, status: Self.status(of: error))
        case let error as ServerError: self.init(sentence: error.description, status: .unavailable)
        case let error as LogError: self.init(sentence: error.description, status: Self.status(of: error))
        case let error as SnapshotError: self.init(sentence: error.description, status: Self.status(of: error))
        case let error as FileDiagnostic: self.init(sentence: error.description, status: .dataError)
        default: self.init(sentence: "\(error)", status: .inputOutput)
        }
    }

    private static func status(of error: TimerError) -> ExitStatus {
        switch error {
        case .nothingRunning, .alreadyRunning, .stillPreparing, .targetAlreadyPassed, .noTargetToShorten: .unavailable
        case .targetNotPositive, .targetTooLarge, .preparationOutOfRange, .intervalOutOfRange, .tooManyBells,
            .methodNameTooLong, .messageTooLong,
            .controlCharacter, .endOutOfRange, .unknownSessionType:
            .usage
        }
    }

    private static func status(of error: LogError) -> ExitStatus {
        switch error {
        case .unknownSitting, .ambiguousSitting, .emptyLog, .nothingToUndo: .unavailable
        case .notAnIdentifier, .noLength, .tooLong, .endsInFuture, .noteTooLong, .controlCharacter: .usage
        }
    }

    private static func status(of error: SnapshotError) -> ExitStatus {
        switch error {
        case .malformed, .damaged, .tooManyStyles, .source: .dataError
        case .missing: .noInput
        case .cannotWrite: .cannotCreate
        case .file: .inputOutput
        case .unknownMode, .unusableName: .usage
        }
    }

    private static func status(of error: StoreError) -> ExitStatus {
        switch error {
        case .corrupt, .newerVersion, .unreadableValue: .dataError
        case .busy: .temporaryFailure
        case .cannotCreate: .cannotCreate
        case .cannotOpen, .inputOutput: .inputOutput
        }
    }
}
