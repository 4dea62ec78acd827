import Foundation
import GRDB
import Languages
import Meditation

/// What became of a damaged database.
public struct Damage: Hashable, Sendable, CustomStringConvertible {
    /// The database.
    public let path: String
    /// What it is called now.
    public let aside: String
    /// What the new name has after the old one, before a number.
    static let mark = ".damaged-"
    /// What was found in it and is in the new one, in words.
    public let salvaged: String

    /// One sentence: what, where, and what to do.
    public var description: String {
        localized(
            "\(path) was damaged and was moved to \(aside); \(salvaged). SQLite's `.recover` may find more in it.")
    }
}

extension Store {
    /// Moves a damaged database aside and creates a new one with everything that can still be read. Returns nil if it
    /// is undamaged, because another process has repaired it meanwhile.
    ///
    /// - Parameters:
    ///   - path: The database that ``StoreError/corrupt(path:)`` names.
    ///   - date: Goes into the new name of the old one.
    ///   - known: What the caller knows of the timer, which counts where the old state cannot be read.
    public func setAside(
        _ path: String, at date: Date, known: TimerState = .idle
    ) throws(StoreError) -> Damage? {
        let stamp = Int(date.timeIntervalSince1970)
        let suffix = "\(Damage.mark)\(stamp)"
        let words: String?
        switch path {
        case locations.logPath:
            let sittings = try Schema.log(locations).setAside(
                suffix: suffix, salvage: { $0.map(SittingLogTable.salvage) ?? [] },
                fill: { sittings, db in try SittingLogTable.insert(sittings, in: db) })
            words = sittings.map { sittings in
                sittings.isEmpty
                    ? localized("no sitting could be read from it")
                    : localized("\(count: sittings.count) sittings could be read and are in the new log")
            }
        case locations.statePath:
            let found = try Schema.state(locations).setAside(
                suffix: suffix,
                salvage: { connection in
                    (
                        timer: (try? connection?.read(TimerStateTable.fetch)) ?? known,
                        activities: (try? connection?.read { try StoredActivities.fetch($0) })?
                            .activities,
                        server: (try? connection?.read { try JoinedTable.fetch($0, lastBeat: nil) })
                            ?? nil
                    )
                },
                fill: { found, db in
                    try TimerStateTable.save(found.timer, in: db)
                    try found.activities?.save(in: db, after: StoredActivities())
                    try found.server.map { try JoinedTable.save($0, in: db) }
                })
            words = found.map { found in
                found.timer.sitting == nil
                    ? localized("no running sitting could be read from it") : localized("the sitting goes on")
            }
        default: throw .corrupt(path: path)
        }
        try? PrivateFiles.touch(locations.changePath)
        return words.map { Damage(path: path, aside: path + suffix, salvaged: $0) }
    }
}
