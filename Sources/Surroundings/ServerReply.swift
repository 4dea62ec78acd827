import Foundation
import Meditation
import Store

extension OutgoingAction {
    /// What came of it, as a reply of the local timer would say it, in the language in effect. Throws a ``ServerError`` where the server
    /// refused.
    ///
    /// - Parameter isCaughtUp: Whether `state` has the change. If not, what is said is the server's own sentence.
    package func reply(
        _ outcome: ActionOutcome, state: TimerState, isCaughtUp: Bool, previous: Sitting?, at now: Date
    ) throws(ServerError) -> TimerReply {
        guard outcome.isAccepted else { throw .refused(sentence: outcome.sentence, code: outcome.code) }
        let sentence = isCaughtUp ? sentence(of: state, isChanged: outcome.isChanged, at: now) : nil
        return TimerReply(
            state: state, event: outcome.isChanged ? event : nil,
            logEntry: kind == .complete ? state.completion?.entry : nil, sentence: sentence ?? outcome.sentence,
            previous: previous)
    }

    /// What the local timer says of a state that came of the action; `nil` where the state does not show it.
    private func sentence(of state: TimerState, isChanged: Bool, at now: Date) -> String? {
        let sitting = state.sitting.flatMap { $0.id == activityID ? $0 : nil }
        switch kind {
        case .start:
            return sitting.map { isChanged ? TimerSentence.started($0) : TimerSentence.alreadySitting($0, at: now) }
        case .pause:
            return sitting.flatMap {
                $0.pausedAt == nil ? nil : TimerSentence.paused($0, isNew: isChanged, at: now)
            }
        case .resume:
            return sitting.flatMap {
                $0.pausedAt == nil ? TimerSentence.resumed($0, isNew: isChanged, at: now) : nil
            }
        case .extend, .target: return sitting.map { TimerSentence.lengthened($0, at: now) }
        case .skip: return isChanged ? sitting?.stage(at: now)?.sentence : nil
        case .complete: return isChanged && state.completion?.sitting.id == activityID ? state.ending : nil
        case .stop: return isChanged && state == .idle ? state.ending : nil
        }
    }
}
