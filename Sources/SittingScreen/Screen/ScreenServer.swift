import Attendance
import Foundation
import Meditation
import Store

/// Actions on a timer kept by a server: sent now, confirmed later.
extension SittingProgram {
    /// Performs the action locally, or sends it to the server and shows that it is pending.
    mutating func send(_ action: TimerAction, after previous: Sitting?, at reading: ClockReading) throws -> ActionResult
    {
        let shortest = model.settings.shortestLogged / .seconds(1)
        let result = try request.store.act(action.logging(from: shortest), at: reading)
        if case .performed(let reply) = result { request.log.record(reply) }
        if case .sent(let outgoing, _) = result {
            awaited.append((outgoing, previous))
            model.say("…", stays: false, at: reading.wall)
        }
        return result
    }

    /// Stores the device settings that a server needs.
    func observeDevice() { try? request.store.remember(DeviceSettings(model.settings, in: timeZone)) }

    /// Shows the results of actions sent to the server.
    mutating func hearServer(at reading: ClockReading) {
        for (action, previous) in awaited {
            do {
                if let answer = try request.store.answer(to: action.id) {
                    awaited.removeAll { $0.action.id == action.id }
                    let reply = try action.reply(answer.outcome, state: try request.store.state(), previous: previous)
                    if reply.event != .complete { model.say(reply.sentence, stays: false, at: reading.wall) }
                    if let call = HookCall(reply, at: reading, settings: model.settings) {
                        request.startHook(call, model.settings)
                    }
                } else if memory.server == nil {
                    // The machine has left the server: no reply will come.
                    awaited.removeAll { $0.action.id == action.id }
                } else if let server = memory.server, let since = server.offlineSince(at: reading.wall) {
                    awaited.removeAll { $0.action.id == action.id }
                    throw try request.store.withdraw(action.id)
                        ? ServerError.unreachable(host: server.host, since: since)
                        : ServerError.unanswered(host: server.host)
                }
            } catch {
                report(error, at: reading)
            }
        }
    }
}
