import Configuration
import FrameSnapshots
import HostSystem
import Meditation
import Store

extension CommandFailure {
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
