import Foundation
import Languages

/// Why an action was refused. Each case renders as one sentence: what is wrong and what to do.
public enum TimerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The action needs a running sitting.
    case nothingRunning
    /// A sitting runs already; its method and elapsed seconds.
    case alreadyRunning(methodName: String, elapsed: TimeInterval)
    /// The sitting has not begun, so there is nothing to log; seconds of preparation left.
    case stillPreparing(left: TimeInterval)
    /// The target is zero, negative or no number.
    case targetNotPositive
    /// The target is longer than ``SittingLimits/longestTarget``.
    case targetTooLarge
    /// The target would lie behind the seconds already sat.
    case targetAlreadyPassed(elapsed: TimeInterval)
    /// The stage would end before what was already sat of it, in seconds.
    case stageAlreadyPassed(elapsed: TimeInterval)
    /// The sitting has no stages.
    case noStages
    /// The last stage is followed by nothing.
    case lastStage
    /// A sitting with stages cannot be open-ended.
    case stagesNeedTarget
    /// There are more stages than ``SittingStage/most``.
    case tooManyStages
    /// A stage's name is empty or longer than ``SittingStage/longestName``.
    case stageNameLength
    /// A joined server keeps the timer, and is older than stages.
    case stagesOnServer
    /// A joined server has the timer, and this sitting has a sound of its own.
    case soundOnServer
    /// The path of the guide is too long.
    case guidePathTooLong
    /// An open-ended sitting has no target to shorten.
    case noTargetToShorten
    /// The preparation is negative, no number or longer than ``SittingLimits/longestPreparation``.
    case preparationOutOfRange
    /// An interval bell is due too often, never, or later than ``SittingLimits/longestTarget``.
    case intervalOutOfRange
    /// Of two times for random bells the longer one comes first.
    case intervalReversed(least: TimeInterval, most: TimeInterval)
    /// There are more listed bells than ``IntervalBells/mostListed``.
    case tooManyBells
    /// The method name is longer than ``SittingLimits/longestMethodName``.
    case methodNameTooLong
    /// The completion message is longer than ``SittingLimits/longestMessage``.
    case messageTooLong
    /// A method name or message holds a control character, such as a line break.
    case controlCharacter(in: String)
    /// The end lies before the beginning or in the future.
    case endOutOfRange
    /// The type does not exist.
    case unknownSessionType(String)

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .nothingRunning:
            return localized("No sitting is running; start one with `islet sit`.")
        case .alreadyRunning(let methodName, let elapsed):
            return
                localized(
                    "A sitting is already running (\(methodName), \(ClockText.clock(elapsed))); complete or cancel it first."
                )
        case .stillPreparing(let left):
            return localized(
                "The sitting has not begun (\(ClockText.clock(left)) of preparation left); wait, or cancel it.")
        case .targetNotPositive:
            return localized("The target must be longer than zero; give a duration such as 20m.")
        case .targetTooLarge:
            return localized(
                "The target is longer than \(ClockText.brief(SittingLimits.longestTarget)); give a shorter one.")
        case .targetAlreadyPassed(let elapsed):
            return
                localized(
                    "The target cannot be earlier than the \(ClockText.clock(elapsed)) already sat; complete the sitting instead."
                )
        case .stageAlreadyPassed(let elapsed):
            return
                localized(
                    "The stage cannot be shorter than the \(ClockText.clock(elapsed)) already sat of it; `islet skip` ends it."
                )
        case .noStages: return localized("The sitting has no stages to skip; begin one with `islet sit --stages`.")
        case .lastStage: return localized("This is the last stage; complete the sitting instead.")
        case .stagesNeedTarget: return localized("A sitting with stages cannot be open-ended; extend or skip a stage.")
        case .tooManyStages: return localized("There are more than \(String(SittingStage.most)) stages; give fewer.")
        case .stageNameLength:
            return localized(
                "The name of a stage has 1 to \(String(SittingStage.longestName)) characters; give another one.")
        case .stagesOnServer:
            return localized(
                "The joined server is older than stages; update it, sit without them, or leave it with `islet-push leave`."
            )
        case .soundOnServer:
            return localized(
                "A joined server's sitting has no sound of its own; use the setting ambient, or leave it with `islet-push leave`."
            )
        case .guidePathTooLong:
            return localized(
                "The path of the guide is longer than \(String(SittingLimits.longestPath)) characters; move the file.")
        case .noTargetToShorten:
            return localized("An open-ended sitting has no target to shorten; extend it to give it one.")
        case .preparationOutOfRange:
            return localized(
                "The preparation must be between 0 and \(ClockText.brief(SittingLimits.longestPreparation)).")
        case .intervalOutOfRange:
            return localized(
                "Bells must be at least \(ClockText.brief(IntervalBells.shortest)) apart and within \(ClockText.brief(SittingLimits.longestTarget)); give an interval such as 5m."
            )
        case .intervalReversed(let least, let most):
            let (first, last) = (ClockText.brief(least), ClockText.brief(most))
            let text = IntervalBells.random(least: most, most: least).text
            return localized("The time from \(first) to \(last) is reversed; put the shorter one first, as in \(text).")
        case .tooManyBells:
            return localized(
                "There are more than \(String(IntervalBells.mostListed)) bells; list fewer, or give an interval.")
        case .methodNameTooLong:
            return localized(
                "The method name is longer than \(String(SittingLimits.longestMethodName)) characters; shorten it.")
        case .messageTooLong:
            return localized(
                "The completion message is longer than \(String(SittingLimits.longestMessage)) characters; shorten it.")
        case .controlCharacter(let text):
            return localized("The \(text) has a control character, such as a line break; leave it out.")
        case .endOutOfRange:
            return localized("The end must be after the beginning of the sitting and not in the future.")
        case .unknownSessionType(let text):
            let allowed = SessionType.allCases.map(\.rawValue).joined(separator: ", ")
            return localized("Unknown type of sitting \"\(text)\"; choose one of \(allowed).")
        }
    }
}

extension TimerError {
    /// The same for someone who pressed a key, and typed no duration or command.
    package var sentenceForKey: String {
        switch self {
        case .noStages: localized("This sitting has no stages.")
        case .targetNotPositive: localized("The target cannot be moved below zero.")
        case .lastStage: localized("This is the last stage; Enter ends the sitting.")
        default: description
        }
    }
}
