import Foundation
import GRDB

/// How the store's folders and files are, for people who look into trouble. Looking changes nothing and creates nothing.
public struct StoreHealth: Hashable, Sendable {
    /// One of the databases.
    public struct Database: Hashable, Sendable {
        /// The file's path.
        public let path: String
        /// The mode's lower nine bits; nil where there is no file.
        public let mode: Int?
        /// Bytes.
        public let size: Int
        /// The version of its tables; nil where it cannot be read, 0 where there are no tables yet.
        public let version: Int?
        /// The version that this Islet writes.
        public let currentVersion: Int
        /// What SQLite's `integrity_check` found, or why it could not look; empty if all is well.
        public let problems: [String]

        /// Whether it can be read as it is.
        public var isCurrent: Bool { mode != nil && version == currentVersion && problems.isEmpty }
    }

    /// A folder that Islet keeps files in.
    public struct Folder: Hashable, Sendable {
        /// The folder's path.
        public let path: String
        /// The mode's lower nine bits; nil where there is none yet.
        public let mode: Int?
        /// Whether it can be written to or, where there is none, made.
        public let isWritable: Bool
        /// Damaged databases that were set aside here; see ``Store/setAside(_:at:known:)``.
        public let setAside: [String]
        /// Bytes that are free for the person; nil where the system does not say.
        public let free: Int?
    }

    /// The folder of the log.
    public let logFolder: Folder
    /// The log.
    public let log: Database
    /// The folder of the running sitting and its moments.
    public let stateFolder: Folder
    /// The running sitting.
    public let state: Database
    /// Whose bell it was.
    public let moments: Database
}

extension Store {
    /// Looks at folders and files. Each database is read as a whole, which takes a while where the log is long.
    public func health() -> StoreHealth {
        StoreHealth(
            logFolder: StoreHealth.Folder(path: locations.dataDirectory), log: Schema.log(locations).health(),
            stateFolder: StoreHealth.Folder(path: locations.stateDirectory), state: Schema.state(locations).health(),
            moments: Schema.moments(locations).health())
    }
}

extension StoreHealth.Folder {
    /// How the folder at `path` is, whether or not it is there.
    public init(path: String) {
        let mode = permissions(of: path)
        var nearest = path as NSString
        while permissions(of: nearest as String) == nil, nearest.pathComponents.count > 1 {
            nearest = nearest.deletingLastPathComponent as NSString
        }
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: nearest as String)
        self.init(
            path: path, mode: mode, isWritable: access(nearest as String, W_OK | X_OK) == 0,
            setAside: ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
                .filter { $0.contains(Damage.mark) && !$0.hasSuffix("-journal") }.sorted(),
            free: (attributes?[.systemFreeSize] as? NSNumber)?.intValue)
    }
}

extension DatabaseFile {
    fileprivate func health() -> StoreHealth.Database {
        guard let mode = permissions(of: path) else {
            return StoreHealth.Database(
                path: path, mode: nil, size: 0, version: nil, currentVersion: version, problems: [])
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
        var found: Int?
        var problems: [String] = []
        do {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(1)
            let connection = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? connection.shut() }
            (found, problems) = try connection.read { db in
                let rows = try String.fetchAll(db, sql: "PRAGMA integrity_check(3)")
                return (try Int.fetchOne(db, sql: "PRAGMA user_version"), rows == ["ok"] ? [] : rows)
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
            problems = ["a change was interrupted; the next islet command rolls it back"]
        } catch let error as DatabaseError {
            problems = [error.message ?? "\(error.resultCode)"]
        } catch {
            problems = ["\(error)"]
        }
        return StoreHealth.Database(
            path: path, mode: mode, size: size, version: found, currentVersion: version, problems: problems)
    }
}

/// The mode's lower nine bits; nil where there is nothing.
private func permissions(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
}
