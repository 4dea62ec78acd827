import CellUI
import Foundation

/// What an event loop waits on: a full screen, the signals and files of a program that prints lines, or a test's script.
///
/// A class because it owns descriptors and the process's signal handlers.
public protocol EventSource: AnyObject {
    /// Itself, if it shows frames; `nil` if it only reports events. A cast to `Terminal` would search all conformances of the program
    /// before the first frame.
    var terminal: (any Terminal)? { get }
    /// Starts reporting `changes` of `file`. The file need not exist yet; its folder must. Watching a file again replaces the
    /// earlier watch.
    func watch(file: URL, for changes: WatchedChanges) throws(TerminalError)
    /// Sleeps until the next event or until `deadline`; `nil` waits for an event only.
    func nextEvent(until deadline: Date?) -> TerminalEvent
    /// Stops the process as Ctrl-Z does, and returns when it is continued.
    func suspend()
    /// Stops watching an input that has ended and would otherwise always be ready.
    func ignoreInput()
    /// Releases everything and restores what was changed. A second call does nothing.
    func close()
}

/// A terminal that shows frames: ``TerminalScreen``, or a script of keys and times that records what is painted.
public protocol Terminal: EventSource {
    /// Size in columns and rows, as of the last ``TerminalEvent/resized(_:)``.
    var size: CellSize { get }
    /// The number of colours that can be shown.
    var colorDepth: ColorDepth { get }
    /// Whether block elements and other characters beyond ASCII can be shown.
    var usesUTF8: Bool { get }
    /// Whether the background is light or dark; `nil` if that is not known.
    var backgroundScheme: ColorScheme? { get }
    /// Whether pictures of pixels can be shown, as far as the terminal has answered.
    var pictures: PictureSupport { get }
    /// Asks the terminal whether it can show pictures, unless it was asked before. ``TerminalEvent/resized(_:)`` follows if it can.
    func askForPictures()
    /// Paints `frame`, and over it `picture`; `nil` for none.
    func paint(_ frame: Frame, with picture: TerminalPicture?)
    /// Sets the window title, if the terminal is known to show one; `nil` restores the original.
    func setTitle(_ title: String?)
    /// Shows progress, if the terminal is known to support it; `nil` removes it.
    func setProgress(_ progress: TerminalProgress?)
    /// Shows a desktop notification. Returns whether the terminal is known to show it and accepted the bytes.
    func notify(title: String, body: String) -> Bool
    /// Rings the bell once.
    func ring()
    /// Flashes once, if the terminal can.
    func flash()
}

extension EventSource {
    /// Nothing is shown.
    public var terminal: (any Terminal)? { nil }
}

extension Terminal {
    /// The terminal itself.
    public var terminal: (any Terminal)? { self }

    /// Paints `frame` without a picture.
    public func paint(_ frame: Frame) { paint(frame, with: nil) }
}

/// Why a screen cannot be opened. Each description is one sentence: what failed, where, and what to do.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// The terminal cannot move the cursor, or `TERM` is unset or `dumb`. `name` is the value of `TERM`, empty if unset.
    case dumb(name: String)
    /// terminfo has no entry with this name.
    case unknownTerminal(name: String)
    /// A required system call failed.
    case system(call: String, reason: String)
    /// A file cannot be watched.
    case cannotWatch(path: String, reason: String)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .notATerminal:
            "standard input or output is not a terminal; run it in a terminal window"
        case .dumb(let name) where name.isEmpty:
            "TERM is not set; set it to your terminal's name, for example TERM=xterm-256color"
        case .dumb(let name):
            "the terminal “\(name)” cannot place the cursor; set TERM to your terminal's true name"
        case .unknownTerminal(let name):
            "no description of the terminal “\(name)” (TERM); install ncurses-term or set TERM=xterm-256color"
        case .system(let call, let reason):
            "the terminal cannot be set up: \(call): \(reason); try again in another terminal"
        case .cannotWatch(let path, let reason):
            "\(path) cannot be watched: \(reason); check that its folder exists and can be read"
        }
    }
}

/// Which changes of a watched file are reported.
public enum WatchedChanges: Sendable {
    /// Everything: written, created, replaced, removed.
    case all
    /// Created, replaced or removed. In a busy folder, such as a home, it does not wake for files that are written.
    case presence
}
