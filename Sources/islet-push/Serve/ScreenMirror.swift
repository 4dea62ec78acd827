import ActivitySystem
import Foundation
import Meditation
import PushDevice
import Store

/// Shows the device's activities on this machine's Islet, through the one door of its store.
struct ScreenMirror: Sendable {
    /// This machine's store.
    let store: Store

    /// Brings the local activities of pushes up to date. What cannot be written is shown with the next change.
    func show(_ device: PushDevice, at reading: ClockReading) {
        _ = try? store.changeActivities(at: reading) { system in
            // The timer's own app is Islet itself: it shows its sitting where this machine has joined a server.
            device.mirror(into: &system, at: reading.wall, besides: TimerHost.bundleID)
        }
    }

    /// Removes them.
    func clear(at reading: ClockReading) {
        let nothing = PushDevice(at: reading.wall)
        _ = try? store.changeActivities(at: reading) { system in nothing.mirror(into: &system, at: reading.wall) }
    }
}
