import Foundation
import GRDB
import Store

/// A store in its own empty directory, which is removed after the test.
final class TemporaryStore {
    let root: String
    let store: Store

    init() {
        root = NSTemporaryDirectory() + "islet-store-" + UUID().uuidString
        store = TemporaryStore.store(in: root)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    static func store(in root: String) -> Store {
        Store(locations: StoreLocations(dataDirectory: root + "/data/islet", stateDirectory: root + "/state/islet"))
    }

    var statePath: String { store.locations.stateDirectory + "/state.sqlite" }
    var logPath: String { store.locations.dataDirectory + "/log.sqlite" }

    /// Changes the state to that of the first version of Islet.
    func downgradeState() throws {
        try DatabaseQueue(path: statePath).write { db in
            try db.execute(
                sql: """
                    DROP TABLE recent_plan;
                    ALTER TABLE timer DROP COLUMN stages;
                    ALTER TABLE timer DROP COLUMN sound;
                    DROP TABLE joined;
                    DROP TABLE device_settings;
                    DROP TABLE restart_request;
                    DROP TABLE activity_session;
                    DROP TABLE session_metrics;
                    DROP TABLE activity_system;
                    DROP TABLE countdown;
                    ALTER TABLE timer DROP COLUMN bells;
                    ALTER TABLE timer DROP COLUMN shortest_logged;
                    PRAGMA user_version = 1;
                    """)
        }
    }
}
