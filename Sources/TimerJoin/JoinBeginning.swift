import CivilCalendar
import Foundation
import Meditation
import Store

/// The first time that a machine joins a server: nothing is changed here before the server has answered, and no sitting is lost.
struct JoinBeginning {
    let store: Store
    let url: String
    let api: TimerAPI
    let clock: @Sendable () -> ClockReading
    let say: @Sendable (String) -> Void

    /// Joins. A sitting that runs here goes on at the server with `pushLocal`, if nothing runs there; otherwise it is in the way.
    func join(pushLocal: Bool) async throws {
        let host = api.client.endpoint.authority
        let document: TimerDocument
        switch try await api.state() {
        case .success(let found): document = found
        case .failure(let refusal): throw JoinFailure(Self.sentence(refusal, host: host))
        }
        let local = try store.running()
        if let local, pushLocal, document.timer.sitting?.id != local.id {
            guard document.timer.sitting == nil else {
                throw JoinFailure(
                    "A sitting runs at \(host) and another one here; complete or cancel one of them first.")
            }
            try await push(local, user: document.userId, host: host)
        }
        try store.join(url, knowing: document.timer.sitting?.id, at: clock().wall)
    }

    /// Starts the rest of a sitting at the server, then logs here what was sat of it. The server's interface starts a sitting
    /// now, so what was sat before stays an entry of this machine's log.
    private func push(_ sitting: Sitting, user: String, host: String) async throws {
        let reading = clock()
        let (sitting, now) = (sitting.onWallClock(at: reading), reading.wall)
        let (sat, left) = (sitting.elapsed(at: now), sitting.remaining(at: now))
        guard left.map({ $0 > 0 }) ?? true else {
            throw JoinFailure("The sitting has reached its target; complete it first.")
        }
        let preparation = sitting.preparationLeft(at: now)
        let request = StartRequest(
            target: left, methodName: sitting.methodName, type: sitting.type, preparation: preparation,
            bells: sitting.bells.after(sat), stages: sitting.stages.after(sat))
        let start = OutgoingAction(.start(request), on: request.id, at: reading.wall)
        switch try await api.perform(start, user: user) {
        case .outcome(let outcome) where outcome.isAccepted: break
        case .outcome(let outcome), .notDone(let outcome, _): throw JoinFailure(outcome.sentence)
        case .unknown:
            throw JoinFailure("\(host) does not know whether the sitting began there; check it before you try again.")
        }
        if sitting.pausedAt != nil {
            _ = try await api.perform(OutgoingAction(.pause, on: request.id, at: reading.wall), user: user)
        }
        try store.perform(preparation > 0 ? .cancel : .complete(), at: clock())
        say(
            preparation > 0
                ? "The sitting begins at \(host)."
                : "The sitting goes on at \(host); the \(ClockText.clock(sat)) sat so far are logged here.")
    }

    static func sentence(_ refusal: TimerAPIRefusal, host: String) -> String {
        switch refusal.status {
        case 401: "\(host) does not accept the token; give another one with --token-file."
        case 403: refusal.message ?? "\(host) refuses this connection; use an https:// URL and your own token."
        case 404: "\(host) is not a timer's server; check the URL."
        default: refusal.message ?? "\(host) answered with status \(refusal.status); try again."
        }
    }
}

extension SittingStages {
    /// The stages that are left when so much was sat: the current one with the rest of its length, and those behind it.
    fileprivate func after(_ sat: TimeInterval) -> SittingStages {
        guard let current = index(at: sat) else { return self }
        var left = Array(list[current...])
        left[0].duration = (starts[current] + left[0].duration - max(0, sat)).wholeMilliseconds
        return SittingStages(left.filter { $0.duration > 0 })
    }
}

extension IntervalBells {
    /// The bells that are left when so much was sat, counted from there.
    fileprivate func after(_ sat: TimeInterval) -> IntervalBells {
        guard case .at(let seconds) = self else { return self }
        return .listed(seconds.map { $0 - sat })
    }
}
