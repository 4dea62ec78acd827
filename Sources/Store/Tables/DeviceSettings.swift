import Foundation
import GRDB

/// What a timer's server is to know of this device: by it the server chooses how urgent its pushes are.
package struct DeviceSettings: Codable, Hashable, Sendable {
    /// Whether frequent pushes are switched on.
    package var frequentPushes: Bool
    /// The identifier of the person's time zone: `Europe/Berlin`.
    package var timeZone: String
    /// The hours in which the person looks at the device, `06:00-22:00` by their time zone; nil: the whole day.
    package var activeHours: String?

    /// Settings with everything given.
    package init(frequentPushes: Bool, timeZone: String, activeHours: String?) {
        (self.frequentPushes, self.timeZone, self.activeHours) = (frequentPushes, timeZone, activeHours)
    }

    init?(json: String) {
        guard let settings = try? JSONDecoder().decode(DeviceSettings.self, from: Data(json.utf8)) else { return nil }
        self = settings
    }

    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

/// The settings of this device that were observed last: one row, or none.
enum DeviceSettingsTable {
    static func fetch(in db: Database) throws -> DeviceSettings? {
        try String.fetchOne(db.makeStatement(sql: "SELECT settings FROM main.device_settings WHERE slot = 1"))
            .flatMap(DeviceSettings.init(json:))
    }

    /// Saves them where they differ from those that were observed before, and answers whether they did.
    static func save(_ settings: DeviceSettings, in db: Database) throws -> Bool {
        guard try fetch(in: db) != settings else { return false }
        try db.execute(
            sql: "INSERT OR REPLACE INTO main.device_settings (slot, settings) VALUES (1, ?)",
            arguments: [try settings.json()])
        return true
    }
}

extension Store {
    /// This device's settings as they were last observed; nil before the first time.
    package func deviceSettings() throws(StoreError) -> DeviceSettings? {
        try Schema.state(locations).reading { try DeviceSettingsTable.fetch(in: $0) } ?? nil
    }

    /// Remembers this device's settings where they differ from those that were observed before, and wakes the joining
    /// process, which sends them to the server. Does nothing before there is a store: observing makes no files.
    package func remember(_ settings: DeviceSettings) throws {
        guard Schema.state(locations).exists, try deviceSettings() != settings else { return }
        if try changingState({ try DeviceSettingsTable.save(settings, in: $0) }) { _ = ActionInbox.wake(locations) }
    }
}
