import CellUI

/// An event reported by ``TerminalScreen/nextEvent(until:)``.
public enum ScreenEvent: Hashable, Sendable {
    /// A key was typed.
    case key(Key)
    /// The primary mouse button went down or up.
    case mouse(Mouse)
    /// The terminal's size changed. The screen contents are lost: repaint.
    case resized(CellSize)
    /// The deadline has passed.
    case deadline
    /// A file passed to ``TerminalScreen/watch(file:)`` was written, replaced, created or removed.
    case fileChanged(URL)
    /// The wall clock was set, or the machine woke from sleep: anything computed from the time may be wrong.
    case clockStepped
    /// The process was stopped and continued. The screen contents are lost: repaint.
    case continued
    /// A child process ended. Reported only if ``TerminalScreen/Options/reportsChildren`` is set.
    case childEnded
    /// A signal such as `SIGINT`, `SIGTERM` or `SIGQUIT` requests termination: save, close, ``TerminalScreen/reraise(_:)``.
    case terminated(signal: Int32)
    /// The terminal is gone or the user logged out (`SIGHUP`): save, close, ``TerminalScreen/reraise(_:)``.
    case hangup
}
