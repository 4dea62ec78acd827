import Foundation
import GRDB
import Languages
import Meditation

/// What the joining process does with the store.
extension Store {
    /// The server that this machine has joined; nil for none.
    package func joinedServer() throws(StoreError) -> JoinedServer? {
        guard access(locations.joinedPath, F_OK) == 0 else { return nil }
        return try Schema.state(locations).reading { [try server(in: $0)] }?.first ?? nil
    }

    /// The same on a connection that is there. Where the file is missing no table is looked at.
    func server(in db: Database) throws -> JoinedServer? {
        guard access(locations.joinedPath, F_OK) == 0 else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: locations.joinedPath)
        return try JoinedTable.fetch(db, lastBeat: attributes?[.modificationDate] as? Date)
    }

    /// Marks this machine as joined to a server, or goes on with a mark that is there. From now on nothing but
    /// ``mirror(_:at:)`` changes the timer here.
    ///
    /// Throws a ``ServerError`` where a sitting runs here, other than `known`, which the server has too; or where another
    /// server was joined. Either way nothing has changed.
    @discardableResult
    package func join(_ url: String, knowing known: UUID? = nil, at now: Date) throws -> JoinedServer {
        try makeReady()
        try PrivateFiles.makeFile(locations.joinedPath)
        return try changingState { db in
            if let server = try JoinedTable.fetch(db, lastBeat: nil) {
                guard server.url == url else { throw ServerError.joinedElsewhere(host: server.host) }
                return server
            }
            if let sitting = try TimerStateTable.fetch(db).sitting, sitting.id != known {
                throw ServerError.sittingRunning(methodName: sitting.methodName)
            }
            try JoinedTable.insert(url: url, at: now, in: db)
            guard let server = try JoinedTable.fetch(db, lastBeat: nil) else {
                preconditionFailure("A row that was inserted is there.")
            }
            return server
        }
    }

    /// Ends the mirroring: the mark goes, and so does a running sitting, which is the server's. Returns the server and that
    /// sitting; nil where no server was joined.
    package func leave() throws -> (server: JoinedServer, sitting: Sitting?)? {
        guard access(locations.joinedPath, F_OK) == 0 else { return nil }
        let left: (JoinedServer, Sitting?)? = try changingState { db in
            guard let server = try JoinedTable.fetch(db, lastBeat: nil) else { return nil }
            let sitting = try TimerStateTable.fetch(db).sitting
            if sitting != nil { try TimerStateTable.save(.idle, in: db) }
            try db.execute(sql: "DELETE FROM main.joined")
            return (server, sitting)
        }
        try writingMoments { db in try db.execute(sql: "DELETE FROM outgoing WHERE outcome IS NULL") }
        unlink(locations.joinedPath)
        // A process that holds the connection finds out that it is over.
        _ = ActionInbox.wake(locations)
        return left
    }

    /// Listens for actions; nil while another process does.
    package func actionInbox() throws -> ActionInbox? { try ActionInbox(locations) }

    /// The connection is there.
    package func markConnected(user: String?, at now: Date) throws {
        try beat(at: now)
        try changingServer { server in
            server.user = user ?? server.user
            (server.connectedAt, server.noticedOffline, server.isOutOfService) = (now, nil, false)
        }
    }

    /// The connection is gone, or the server answers that it cannot act. The first mark of an absence keeps its time.
    package func markOffline(since: Date, isOutOfService: Bool = false) throws {
        try changingServer { server in
            server.noticedOffline = server.noticedOffline ?? since
            server.isOutOfService = isOutOfService
        }
    }

    /// The server has accepted these settings of this device.
    package func markAccepted(_ settings: DeviceSettings) throws { try changingServer { $0.sentSettings = settings } }

    /// A sign of life of the joining process. It is the date of a file, which waits for no disk and wakes nobody.
    package func beat(at now: Date) throws(StoreError) {
        let seconds = now.timeIntervalSince1970
        let whole = seconds.rounded(.down)
        let time = timeval(tv_sec: Int(whole), tv_usec: .init((seconds - whole) * 1e6))
        guard utimes(locations.joinedPath, [time, time]) == 0 else {
            throw .inputOutput(path: locations.joinedPath, reason: systemErrorText())
        }
    }

    private func changingServer(_ change: (inout JoinedServer) -> Void) throws {
        try changingState { db in
            guard let old = try JoinedTable.fetch(db, lastBeat: nil) else { throw ServerError.notJoined }
            var new = old
            change(&new)
            if new != old { try JoinedTable.save(new, in: db) }
        }
    }

    // MARK: Actions

    /// The actions without an outcome, in the order in which people took them.
    package func pendingActions() throws -> [PendingAction] {
        try renewing { () throws(StoreError) in
            try Schema.moments(locations).reading { db in try OutgoingTable.pending(in: db) }
        } ?? []
    }

    /// Marks an action as sent; false where the person has taken it back meanwhile.
    package func markSent(_ id: UUID, at now: Date) throws -> Bool {
        try writingMoments { db in
            try db.execute(
                sql: "UPDATE outgoing SET sent_at = ? WHERE id = ? AND outcome IS NULL",
                arguments: [now.stored, id.uuidString])
            return db.changesCount > 0
        }
    }

    /// Keeps what became of an action, and wakes those who wait for it.
    package func finish(_ id: UUID, _ outcome: ActionOutcome, at now: Date) throws {
        try writingMoments { db in try OutgoingTable.finish(id, outcome, at: now, in: db) }
        try? PrivateFiles.touch(locations.changePath)
    }
}
