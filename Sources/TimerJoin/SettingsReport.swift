import Foundation
import Store

/// When this device's settings are sent to the server, as a value: with each process that joins, and whenever they change.
struct SettingsReport: Sendable {
    /// Settings on their way; nil while none are.
    private(set) var sending: DeviceSettings?
    /// The settings that the server has answered, accepted or not: they are not sent again before they change.
    private var answered: DeviceSettings?

    /// The settings to send now; nil where there is nothing to send.
    mutating func next(_ settings: DeviceSettings?, isConnected: Bool) -> DeviceSettings? {
        guard isConnected, sending == nil, let settings, settings != answered else { return nil }
        sending = settings
        return settings
    }

    /// Notes what became of the settings that were sent. Without an answer they are sent again at the next occasion.
    mutating func finish(isAnswered: Bool) {
        if isAnswered { answered = sending }
        sending = nil
    }
}
