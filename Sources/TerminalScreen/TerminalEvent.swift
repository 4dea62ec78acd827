import CellUI
import Foundation

/// An event reported by a terminal or another ``EventSource``.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was typed. Without a screen, only ``Key/suspend`` is reported.
    case key(Key)
    /// The primary mouse button went down or up.
    case mouse(Mouse)
    /// The terminal's size changed, or it reported more colours than expected: draw again.
    case resized(CellSize)
    /// The deadline has passed.
    case deadline
    /// A watched file was written, replaced, created or removed.
    case fileChanged(URL)
    /// The wall clock was set, or the machine woke from sleep: anything computed from the time may be wrong.
    case clockStepped
    /// The process was stopped and continued. The screen contents are lost: repaint.
    case continued
    /// A child process ended. Reported only if requested.
    case childEnded
    /// The watched input has bytes to read, or has ended.
    case inputReady
    /// The reader of the output has closed it.
    case readerLeft
    /// A signal such as `SIGINT`, `SIGTERM` or `SIGQUIT` requests termination: save, close, ``TerminalScreen/reraise(_:)``.
    /// `SIGHUP` is also reported when the terminal is gone.
    case terminated(signal: Int32)
}
