import Foundation

/// Who reads terminfo: one thread at a time, for ncurses has one current terminal, and the process one locale.
///
///     TerminfoLock.shared.lock()
///     defer { TerminfoLock.shared.unlock() }
///
/// A screen holds it for as long as it is open: the current terminal is its own. Recursive, because a report asks what a screen
/// would choose.
enum TerminfoLock {
    /// The one lock.
    static let shared = NSRecursiveLock()
}
