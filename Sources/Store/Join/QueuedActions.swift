import Foundation
import GRDB
import Meditation

/// What came of a person's action.
package enum ActionResult: Hashable, Sendable {
    /// It was done here.
    case performed(TimerReply)
    /// It is on its way to the server that has the timer; wait for ``Store/answer(to:)``.
    case sent(OutgoingAction, to: JoinedServer)
}

/// Actions of people, wherever the timer is kept.
extension Store {
    /// Does what a person asked for: here, or by sending it to the server that this machine has joined.
    ///
    /// Throws what ``perform(_:at:remarks:)`` throws, and ``JoinedServer/refusal(at:)`` while the server cannot be asked: then
    /// nothing was sent, and nothing will be done later.
    package func act(
        _ action: TimerAction, at reading: ClockReading, remarks: SittingRemarks = .none,
        observing device: DeviceSettings? = nil
    ) throws -> ActionResult {
        do {
            return .performed(try perform(action, at: reading, remarks: remarks, observing: device))
        } catch ServerError.ownedByServer {
            guard let server = try joinedServer() else {
                return .performed(try perform(action, at: reading, remarks: remarks, observing: device))
            }
            return .sent(try send(action, to: server, remarks: remarks, at: reading), to: server)
        }
    }

    private func send(
        _ action: TimerAction, to server: JoinedServer, remarks: SittingRemarks, at reading: ClockReading
    ) throws -> OutgoingAction {
        if let refusal = server.refusal(at: reading.wall) { throw refusal }
        let sitting: UUID
        if case .start(let request) = action {
            // What was typed wrong is refused without asking the server.
            var server = TimerServer()
            try server.perform(action, at: reading)
            sitting = request.id
        } else {
            guard let id = try running()?.id else { throw TimerError.nothingRunning }
            sitting = id
        }
        var outgoing = OutgoingAction(action, on: sitting, remarks: remarks, at: reading.wall)
        outgoing.endedAt = outgoing.endedAt.map { $0 - server.clockShift }
        try writingMoments { db in try OutgoingTable.insert(outgoing, in: db) }
        guard ActionInbox.wake(locations) else {
            try withdraw(outgoing.id)
            throw ServerError.unreachable(host: server.host, since: server.lastBeat ?? reading.wall)
        }
        return outgoing
    }

    /// What became of an action that was sent; nil while nothing is known. The second value says whether the state here has
    /// caught up with it.
    package func answer(to id: UUID) throws -> (outcome: ActionOutcome, isMirrored: Bool)? {
        let found = try renewing { () throws(StoreError) in
            try Schema.moments(locations).reading { db in [try OutgoingTable.outcome(of: id, in: db)] }
        }
        guard let outcome = found?.first ?? nil else { return nil }
        guard outcome.isAccepted, let version = outcome.version, let server = try joinedServer() else {
            return (outcome, true)
        }
        return (outcome, (server.version ?? -1) >= version)
    }

    /// Takes an action back; false where it was sent already, so that the server may act.
    @discardableResult
    package func withdraw(_ id: UUID) throws -> Bool {
        try writingMoments { db in
            try db.execute(
                sql: "DELETE FROM outgoing WHERE id = ? AND sent_at IS NULL AND outcome IS NULL",
                arguments: [id.uuidString])
            return db.changesCount > 0
        }
    }
}
