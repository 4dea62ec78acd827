import ActivitySystem
import Foundation
import HostFiles
import Meditation
import PushDevice
import Store
import Synchronization

/// Shows the device's activities on this machine's Islet, through the one door of its store.
///
/// One server at a time does: two would take each other's activities for outdated ones of their own. A class because it owns
/// the lock.
final class ScreenMirror: Sendable {
    private let store: Store
    private let lock = Mutex<FileLock?>(nil)
    /// The identifiers, on the screens, of what was shown last.
    private let shown = Mutex<Set<String>>([])

    /// A mirror for this machine's store.
    init(store: Store) { self.store = store }

    /// Whether this server's activities may be on the screens: no other server's are. Asked again, it is true as soon as the
    /// other one has ended.
    func isMine() -> Bool {
        lock.withLock { lock in
            if lock == nil, (try? PrivateFiles.makeDirectory(store.locations.stateDirectory)) != nil {
                lock = try? FileLock(ifFree: store.locations.pushScreenPath)
            }
            return lock != nil
        }
    }

    /// Waits, on a thread of its own, until the other server has ended, and calls `then` when these activities may be shown.
    func takeOver(then: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            guard let other = try? FileLock(waitingFor: store.locations.pushScreenPath) else { return }
            lock.withLock { $0 = other }
            then()
        }
    }

    /// Brings the local activities of pushes up to date. What cannot be written is shown with the next change.
    ///
    /// - Returns: The identifiers, on the device, of activities that were dismissed on a screen since the last time. They are not shown
    ///   again, and the device is to dismiss them too.
    func show(_ device: PushDevice, at reading: ClockReading) -> [String] {
        guard isMine() else { return [] }
        return shown.withLock { shown in
            let changed = try? store.changeActivities(at: reading) { system in
                var device = device
                let dismissed = device.dismissals(in: system, of: shown, at: reading.wall)
                for activity in dismissed { _ = device.dismiss(activity: activity, at: reading.wall) }
                // The timer's own app is Islet itself: it shows its sitting where this machine has joined a server.
                device.mirror(into: &system, at: reading.wall, besides: TimerHost.bundleID)
                return (dismissed, system.activities)
            }
            guard let (dismissed, activities) = changed else { return [] }
            shown = Set(activities)
            return dismissed
        }
    }

    /// Removes them.
    func clear(at reading: ClockReading) {
        guard isMine() else { return }
        let nothing = PushDevice(at: reading.wall)
        _ = try? store.changeActivities(at: reading) { system in nothing.mirror(into: &system, at: reading.wall) }
    }
}
