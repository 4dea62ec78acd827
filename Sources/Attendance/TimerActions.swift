import Foundation
import HostSystem
import Languages
import Meditation
import Store
import Surroundings

extension Shell {
    /// Performs an action on the running sitting and says what came of it; the `remarks` are logged with a completion.
    package func perform(_ action: TimerAction, remarks: SittingRemarks = .none) throws -> Int32 {
        let reading = clock()
        let reply = try carryOut(action, remarks: remarks, at: reading)
        attend(TimerMemory(state: reply.state))
        // It is done: the person's own command runs whether or not standard output takes a sentence.
        let telling = Result { try tell(reply.sentence) }
        runHook(of: reply, at: reading)
        try telling.get()
        return ExitStatus.success.rawValue
    }

    /// Prints what was done, for a program if it `isWhole`. If standard output fails, the sentence goes to standard error, before the
    /// error that follows.
    package func tell(_ sentence: String, isWhole: Bool = false) throws {
        do {
            try isWhole ? sayWhole(sentence) : say(sentence)
        } catch {
            complain("islet: " + localized("this was done, but could not be printed: \(sentence)") + "\n")
            throw error
        }
    }
}

/// Actions that were sent to the timer's server and wait for its answer.
package struct AwaitedActions {
    private var actions: [(action: OutgoingAction, previous: Sitting?)] = []

    /// No actions.
    package init() {}

    /// Adds an action of a person who saw `previous` running.
    package mutating func append(_ action: OutgoingAction, after previous: Sitting?) {
        actions.append((action, previous))
    }

    /// What has come of the actions since the last call: the server's replies, or why there is none.
    ///
    /// - Parameter server: The server that has the timer; `nil` if this machine has left it, and no reply will come.
    package mutating func outcomes(
        in store: Store, server: JoinedServer?, at now: Date
    ) -> [Result<TimerReply, any Error>] {
        var outcomes: [Result<TimerReply, any Error>] = []
        for (action, previous) in actions {
            do {
                if let answer = try store.answer(to: action.id) {
                    remove(action)
                    let reply = try action.reply(
                        answer.outcome, state: try store.state(), isCaughtUp: answer.isMirrored, previous: previous,
                        at: now)
                    outcomes.append(.success(reply))
                } else if server == nil {
                    remove(action)
                } else if let server, let refusal = server.refusal(at: now) {
                    remove(action)
                    if try store.withdraw(action.id) { throw refusal }
                    guard server.isOutOfService else { throw ServerError.unanswered(host: server.host) }
                    // A server that is out of service still answers: the joining process reports what became of the action.
                    append(action, after: previous)
                }
            } catch {
                outcomes.append(.failure(error))
            }
        }
        return outcomes
    }

    private mutating func remove(_ action: OutgoingAction) { actions.removeAll { $0.action.id == action.id } }
}
