import Configuration
import Foundation
import Store

extension Shell {
    /// Observes what a timer's server is to know of this device, and remembers it for the process that talks to the server.
    /// A store that cannot be written has its own complaints.
    package func observe(_ settings: Settings) { try? store.remember(DeviceSettings(settings, in: timeZone())) }
}

extension DeviceSettings {
    /// The part of a person's settings that a server learns of.
    package init(_ settings: Settings, in zone: TimeZone) {
        self.init(
            frequentPushes: settings.frequentPushes, timeZone: zone.identifier, activeHours: settings.activeHours?.text)
    }
}
