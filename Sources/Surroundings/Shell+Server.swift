import Foundation
import HostSystem
import Meditation
import PlainText
import Store

/// Actions while a server has the timer.
extension Shell {
    /// How long a command waits for the server's answer.
    static let serverPatience = Duration.seconds(5)

    /// Does what a person asked for, here or at the server that this machine has joined, and waits for what comes of it.
    package func carryOut(_ action: TimerAction, note: String? = nil, at reading: ClockReading) throws -> TimerReply {
        var action = action
        if case .complete = action {
            action = action.logging(from: LoadedSettings(in: environment).settings.shortestLogged / .seconds(1))
        }
        do {
            switch try store.act(action, at: reading, note: note) {
            case .performed(let reply):
                log.record(reply)
                return reply
            case .sent(let outgoing, let server):
                log.info("Sent to the timer's server.", metadata: ["server": "\(server.host)"])
                observe(LoadedSettings(in: environment).settings)
                return try reply(to: outgoing, from: server)
            }
        } catch let error as ServerError {
            throw CommandFailure(error) { WallClockText.time($0, seenAt: reading.wall, in: timeZone()) }
        }
    }

    /// Waits for the joining process to keep the answer, and for the state here to catch up with it.
    private func reply(to outgoing: OutgoingAction, from server: JoinedServer) throws -> TimerReply {
        let previous = try store.running()
        var waited = Duration.zero
        while true {
            if let answer = try store.answer(to: outgoing.id), answer.isMirrored || waited >= Self.serverPatience {
                return try outgoing.reply(answer.outcome, state: try store.state(), previous: previous)
            }
            guard waited < Self.serverPatience else { break }
            // Mostly the answer is there within some milliseconds.
            let pause = waited < .seconds(1) ? Duration.milliseconds(10) : .milliseconds(50)
            sleep(pause)
            waited += pause
        }
        let now = clock().wall
        log.warning("The timer's server does not answer.", metadata: ["server": "\(server.host)"])
        guard try store.withdraw(outgoing.id) else { throw ServerError.unanswered(host: server.host) }
        throw ServerError.unreachable(host: server.host, since: server.offlineSince(at: now) ?? outgoing.createdAt)
    }
}

extension OutgoingAction {
    /// What came of it, as a reply of the local timer would say it. Throws a ``ServerError`` where the server refused.
    package func reply(_ outcome: ActionOutcome, state: TimerState, previous: Sitting?) throws(ServerError)
        -> TimerReply
    {
        guard outcome.isAccepted else { throw .refused(sentence: outcome.sentence, code: outcome.code) }
        return TimerReply(
            state: state, event: outcome.isChanged ? event : nil,
            logEntry: kind == .complete ? state.completion?.entry : nil, sentence: outcome.sentence,
            previous: previous)
    }
}

extension CommandFailure {
    /// Why a server did not do it; a time of day as `time` writes it.
    package init(_ error: ServerError, time: (Date) -> String) {
        let isTyped =
            if case .refused(_, let code?) = error { ["missing_field", "invalid_field"].contains(code) } else { false }
        self.init(sentence: error.sentence(time: time), status: isTyped ? .usage : .unavailable)
    }
}
