import Foundation
import HostSystem
import PostgresTimers
import TimerService

/// Opens where timers are kept.
enum TimerDatabase {
    /// The PostgreSQL database of a URL, or SQLite in the state folder.
    static func open(_ url: String?, in folder: StateFolder) async throws -> any TimerRepository {
        guard let url else {
            try folder.make()
            return try SQLiteTimerRepository(directory: folder.path, now: SystemClock.now)
        }
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://") else {
            throw PushFailure("--database: \"\(url)\" is not a PostgreSQL URL; use postgres://user@host/name.", .usage)
        }
        return try await PostgresTimerRepository(
            url: url, now: SystemClock.now, wait: SystemClock.holdUp)
    }
}
