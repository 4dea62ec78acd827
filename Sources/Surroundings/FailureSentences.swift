import HostSystem
import Meditation
import Store

extension TimerError: CommandError {
    package var status: ExitStatus {
        switch self {
        case .nothingRunning, .alreadyRunning, .stillPreparing, .targetAlreadyPassed, .noTargetToShorten,
            .stageAlreadyPassed, .noStages, .lastStage, .stagesNeedTarget, .stagesOnServer, .soundOnServer:
            .unavailable
        case .targetNotPositive, .targetTooLarge, .preparationOutOfRange, .intervalOutOfRange, .intervalReversed,
            .tooManyBells,
            .methodNameTooLong, .messageTooLong,
            .controlCharacter, .endOutOfRange, .unknownSessionType, .tooManyStages, .stageNameLength,
            .guidePathTooLong:
            .usage
        }
    }
}

extension LogError: CommandError {
    package var status: ExitStatus {
        switch self {
        case .unknownSitting, .ambiguousSitting, .emptyLog, .nothingToUndo: .unavailable
        case .notAnIdentifier, .noLength, .tooLong, .endsInFuture, .noteTooLong, .moodTooLong, .unknownMood,
            .controlCharacter:
            .usage
        }
    }
}

extension StoreError: CommandError {
    package var status: ExitStatus {
        switch self {
        case .corrupt, .newerVersion, .unreadableValue: .dataError
        case .busy: .temporaryFailure
        case .cannotCreate: .cannotCreate
        case .cannotOpen, .inputOutput: .inputOutput
        }
    }
}

extension ServerError: CommandError {
    package var status: ExitStatus { .unavailable }
}
