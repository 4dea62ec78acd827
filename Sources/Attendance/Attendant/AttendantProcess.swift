import Foundation
import Meditation
import Store

/// The attendant as others see it: whether it is there, how to start it, how to stop it.
///
/// There is at most one for a store. It holds the lock of ``lockPath`` while it lives, so that one that was killed is known to
/// be gone and two that start at once sort it out among themselves.
package struct AttendantProcess {
    /// The store whose bells it rings.
    package let store: Store

    package init(store: Store) {
        self.store = store
    }

    /// The lock that the attendant holds.
    var lockPath: String { store.locations.stateDirectory + "/attendant.pid" }
    /// The lock that every open screen holds beside the others.
    var screensPath: String { store.locations.stateDirectory + "/screens.lock" }

    /// The terminals that it may ring.
    var terminals: BellTerminals { BellTerminals(path: store.locations.stateDirectory + "/attendant.terminals") }

    /// The lock of the open screen that rings for an alert, while that lasts.
    var alertsPath: String { store.locations.stateDirectory + "/alerts.lock" }

    /// The attendant's process; nil if there is none.
    package var identifier: pid_t? { LockFile.holder(of: lockPath) }

    /// Whether a screen is open, which rings itself.
    package var hasScreen: Bool { LockFile.holder(of: screensPath) != nil }

    /// Held by an open screen for as long as it is.
    package func announceScreen() -> LockFile? { LockFile(at: screensPath, .shared) }

    /// Asks it to end; answers whether it did, waiting up to two seconds by `sleep`.
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
