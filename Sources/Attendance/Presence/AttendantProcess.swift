import Foundation
import HostFiles
import Meditation
import Store

/// The attendant process seen from other processes: whether it runs, and how to stop it.
///
/// At most one runs per store. It holds the lock at ``lockPath`` while it lives, so a killed one is noticed and of two that
/// start at once only one stays.
package struct AttendantProcess {
    /// The store whose bells it rings.
    package let store: Store

    package init(store: Store) {
        self.store = store
    }

    /// The lock file held by the attendant.
    var lockPath: String { store.locations.stateDirectory + "/attendant.pid" }
    /// The lock file held (shared) by every open screen.
    var screensPath: String { store.locations.stateDirectory + "/screens.lock" }

    /// The terminals it may ring.
    var terminals: BellTerminals { BellTerminals(path: store.locations.stateDirectory + "/attendant.terminals") }

    /// The lock file of the open screen that rings for an alert, held while the alert lasts.
    var alertsPath: String { store.locations.stateDirectory + "/alerts.lock" }

    /// The attendant's process ID; `nil` if it is not running.
    package var identifier: pid_t? { ProcessLock.holder(of: lockPath) }

    /// Whether a screen is open, which rings itself.
    package var hasScreen: Bool { ProcessLock.holder(of: screensPath) != nil }

    /// Takes the shared lock that an open screen holds while it is open.
    package func announceScreen() -> ProcessLock? { ProcessLock(at: screensPath, .shared) }

    /// Sends SIGTERM and waits up to two seconds by `sleep`. Returns whether the attendant has exited.
    package func stop(sleep: (Duration) -> Void) -> Bool {
        guard let identifier else { return true }
        kill(identifier, SIGTERM)
        for _ in 0..<100 {
            if self.identifier != identifier { return true }
            sleep(.milliseconds(20))
        }
        return false
    }
}
