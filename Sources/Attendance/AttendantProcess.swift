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

/// The terminals that the attendant may ring, most recently used first.
///
/// Commands run by scripts and jobs have no terminal and add none. A device that is gone stays in the list until newer ones
/// push it out; the attendant tries each in turn.
package struct BellTerminals {
    /// The file with one device path per line. Its folder is the store's.
    package let path: String

    /// The maximum number kept.
    package static let most = 4

    /// The device files, newest first; empty if the file cannot be read.
    package var devices: [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// Records that a command was run at this terminal.
    package func add(_ device: String) {
        let known = devices
        guard known.first != device else { return }
        let new = [device] + known.filter { $0 != device }.prefix(Self.most - 1)
        // If this fails the bowl sounds instead; no reason for a command to fail.
        try? PrivateFiles.write(Array(new.map { $0 + "\n" }.joined().utf8), to: path)
    }
}
