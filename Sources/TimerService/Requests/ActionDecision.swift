import Foundation
import Meditation

/// Decides on an action: first the checks that need the stored state, then the timer's own rules.
enum ActionDecision {
    /// Returns the reply and the change to save. Throws a ``ServiceError``, and saves nothing, if the action is refused.
    static func decide(
        _ request: ActionRequest, in snapshot: TimerSnapshot, at clock: Date, priority: @escaping PushPriorityChoice
    ) throws(ServiceError) -> (TimerChange?, ActionReply) {
        if let stored = snapshot.reply {
            guard stored.fingerprint == request.fingerprint else {
                throw ServiceError(
                    .conflict, "This \"clientId\" stands for another action; choose a new one.", field: "clientId")
            }
            return (nil, stored.reply)
        }
        try checkOwner(request, in: snapshot)
        let action = try request.action.get()
        if let version = request.stateVersion, version != snapshot.timer.version {
            throw ServiceError(
                .staleVersion, "The timer is at version \(snapshot.timer.version), not \(version); look at it first.",
                field: "stateVersion", timer: snapshot.timer)
        }
        // Two servers' clocks may differ; events never go back in time.
        let now = max(clock, snapshot.timer.updatedAt)
        var decision = TimerDecision(snapshot, at: now, priority: priority)
        var server = TimerServer(state: snapshot.timer.state)
        do {
            let reply: TimerReply
            if case .start(let start) = action.timer {
                if let sitting = snapshot.timer.state.sitting, sitting.id != start.id {
                    // Check that the start is valid before ending the sitting that it replaces.
                    var fresh = TimerServer()
                    try fresh.perform(action.timer, at: now)
                    decision.record(try end(sitting, in: &server, at: now), isReplaced: true)
                }
                reply = try server.perform(action.timer, at: now)
            } else if action.timer == .pause, (server.state.sitting?.pauses.count ?? 0) >= Self.mostPauses {
                throw ServiceError(
                    .conflict, "The sitting has \(Self.mostPauses) pauses; complete it and start another.")
            } else {
                reply = try server.perform(action.timer, at: now)
            }
            decision.record(reply, starting: action)
            return answer(reply, to: request, decision: &decision, in: snapshot, at: now)
        } catch let error as TimerError {
            throw ServiceError(error)
        } catch let error as ServiceError {
            throw error
        } catch {
            throw ServiceError(.internalError, "The server failed; try again.")
        }
    }

    /// Limit on the pauses of a sitting, because every event carries all of them.
    static let mostPauses = 10_000

    /// Ends a sitting that a new one replaces: completes and logs it, or cancels it if it was still in preparation.
    private static func end(
        _ sitting: Sitting, in server: inout TimerServer, at now: Date
    ) throws(TimerError) -> TimerReply {
        try server.perform(sitting.preparationLeft(at: now) > 0 ? .cancel : .complete(), at: now)
    }

    private static func checkOwner(_ request: ActionRequest, in snapshot: TimerSnapshot) throws(ServiceError) {
        let named = snapshot.named
        guard named == nil || named?.userID == snapshot.user.id else {
            throw ServiceError(.notYours, "The activity is another user's.", field: "activityId")
        }
        if request.isStart {
            let isLast = named?.id == snapshot.timer.activityID && snapshot.timer.state.sittingID != nil
            guard named == nil || isLast else {
                throw ServiceError(
                    .conflict, "An activity with this identifier has ended; start with a new one.", field: "activityId")
            }
        } else {
            guard let named else { throw ActionRequest.unknownActivity }
            guard named.id == snapshot.timer.activityID || snapshot.timer.state.sitting == nil else {
                // Report errors in the action's own fields first, as for the running activity.
                _ = try request.action.get()
                throw ServiceError(
                    .conflict, "This activity has ended; another sitting runs now.", field: "activityId",
                    timer: snapshot.timer)
            }
        }
    }

    private static func answer(
        _ reply: TimerReply, to request: ActionRequest, decision: inout TimerDecision, in snapshot: TimerSnapshot,
        at now: Date
    ) -> (TimerChange?, ActionReply) {
        let id = decision.timer.activityID ?? request.activityID ?? ""
        let content = decision.change.activities.last { $0.id == id }?.contentState ?? reply.state.contentState
        let answer = ActionReply(
            message: reply.sentence, isChange: reply.event != nil, activityID: id, version: decision.timer.version,
            contentState: content, updatedAt: decision.timer.updatedAt)
        if let clientID = request.clientID {
            decision.keep(
                StoredReply(clientID: clientID, fingerprint: request.fingerprint, reply: answer, at: now))
        }
        return (decision.change, answer)
    }
}
