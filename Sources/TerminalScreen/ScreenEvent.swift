import CellUI

/// Something that happened while the screen waited.
public enum ScreenEvent: Hashable, Sendable {
    /// A key was typed.
    case key(Key)
    /// The mouse's first button went down or up.
    case mouse(Mouse)
    /// The terminal has this size now. What was on screen is gone: paint.
    case resized(CellSize)
    /// The instant that was waited for has come.
    case deadline
    /// This file, given to ``TerminalScreen/watch(file:)``, was written, replaced, created or removed.
    case fileChanged(URL)
    /// The wall clock was set, or the machine woke from sleep: what was computed from the time may be wrong.
    case clockStepped
    /// The process was stopped and goes on. What was on screen is gone: paint.
    case continued
    /// A process that this one started has ended. Told if ``TerminalScreen/Options/reportsChildren`` asks for it.
    case childEnded
    /// A signal (`SIGINT`, `SIGTERM`, `SIGQUIT`) asks to end: save, close, ``TerminalScreen/reraise(_:)``.
    case terminated(signal: Int32)
    /// The terminal is gone, or its owner logged out (`SIGHUP`): save, close, ``TerminalScreen/reraise(_:)``.
    case hangup
}
