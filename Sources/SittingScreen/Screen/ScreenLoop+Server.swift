import Attendance
import Foundation
import Meditation
import Store

/// Actions on a timer that a server has: they are sent, and what comes of them is heard of later.
extension ScreenLoop {
    /// Does it here, or sends it and says quietly that it is on its way.
    mutating func send(_ action: TimerAction, after previous: Sitting?, at reading: ClockReading) throws -> ActionResult
    {
        let shortest = model.settings.shortestLogged / .seconds(1)
        let result = try request.store.act(action.logging(from: shortest), at: reading)
        if case .sent(let outgoing, _) = result {
            awaited.append((outgoing, previous))
            model.say("…", stays: false, at: reading.wall)
        }
        return result
    }

    /// Remembers what a server is to know of this device.
    func observeDevice() { try? request.store.remember(DeviceSettings(model.settings, in: timeZone)) }

    /// Says what became of actions that were sent.
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
                    // The machine has left the server: no answer will come.
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
