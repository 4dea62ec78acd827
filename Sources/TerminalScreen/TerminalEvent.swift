import CellUI
import Foundation

/// An event reported by a terminal or another ``EventSource``.
public enum TerminalEvent: Hashable, Sendable {
    /// A key was typed. Without a screen, only ``Key/suspend`` is reported, unless keys were asked for.
    case key(Key)
    /// The primary mouse button went down or up, or the wheel was turned.
    case mouse(Mouse)
    /// The terminal's size changed, or it reported its colours: draw again.
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

/// An event of the primary mouse button or the wheel. Callers derive how long it was held from the time between two events.
public struct Mouse: Hashable, Sendable {
    /// Press, release or a step of the wheel.
    public enum Kind: Hashable, Sendable {
        /// The button went down.
        case press
        /// The button went up, possibly at another position than the press.
        case release
        /// The wheel was turned away from the user by one step.
        case wheelUp
        /// The wheel was turned towards the user by one step.
        case wheelDown
    }

    /// What the button or the wheel did.
    public let kind: Kind
    /// The cell under the pointer.
    public let position: CellPoint

    /// Creates an event of `kind` at `position`.
    public init(kind: Kind, position: CellPoint) { (self.kind, self.position) = (kind, position) }
}
