import Foundation

/// Serialises access to terminfo: ncurses has one current terminal, and the process one locale.
///
///     TerminfoLock.shared.lock()
///     defer { TerminfoLock.shared.unlock() }
///
/// An open screen holds the lock, because the current terminal is its own. Recursive, because ``TerminalReport`` calls code
/// that locks again.
enum TerminfoLock {
    /// The one lock.
    static let shared = NSRecursiveLock()
}
