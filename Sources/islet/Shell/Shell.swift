import Foundation
import Meditation
import PlainText
import Store
import Studio
import TerminalScreen

/// The world as a command sees it: clock, store, terminal. Tests give another one.
struct Shell {
    /// The environment variables.
    var environment: [String: String]
    /// Where the sitting and the log are.
    var store: Store
    /// What the clocks say.
    var clock: () -> ClockReading
    /// The time zone of the person. Asked for only by commands that say a time of day: reading it takes a while.
    var timeZone: () -> TimeZone
    /// Whether someone can type.
    var isInputTerminal: Bool
    /// Whether someone looks at what is written.
    var isOutputTerminal: Bool
    /// Writes frames and exports on standard output, at once. Text goes through ``say(_:)`` and ``sayLines(_:)``.
    var write: (String) throws -> Void
    /// Writes on standard error, at once. Commands call ``complain(_:)``.
    var writeError: (String) -> Void
    /// A line that was typed, without its end; nil at the end of the input.
    var readLine: () -> String?
    /// Waits.
    var sleep: (Duration) -> Void
    /// Starts this program once more with other arguments and environment, and goes on at once.
    var startDetached: ([String], [String: String]) throws -> Void
    /// The device file of the terminal that the process belongs to; nil where it belongs to none.
    var terminal: String?
    /// What environment and terminfo say about the terminal.
    var terminalReport: () -> TerminalReport
    /// Opens the screen and answers the exit status. Throws a `TerminalError` where there is none to be had.
    var openScreen: (SittingScreen.Request) throws -> Int32
    /// Follows the sitting in plain lines and answers the exit status.
    var follow: (PlainLines) throws -> Int32
    /// Opens the preview and answers the exit status. Throws a `TerminalError` where there is no screen to be had.
    var openPreview: (PreviewScreen.Request) throws -> Int32 = PreviewScreen.run
    /// Opens the screen of a simulation and answers the exit status. Throws a `TerminalError` where there is none to be had.
    var openSimulation: (WatchScreen.Request) throws -> Int32 = WatchScreen.run
    /// Opens the screen of the countdowns and answers the exit status. Throws a `TerminalError` where there is none to be had.
    var watchCountdowns: (CountdownScreen.Request) throws -> Int32 = CountdownScreen.run
    /// Writes bytes that are no text on standard output, at once.
    var writeBytes: (Data) throws -> Void = Shell.writeBytes
    /// Whether someone looks at what is complained about.
    var isErrorTerminal = false
    /// Whether what happens to renewed activities is also written on standard error.
    var isVerbose = false
    /// Columns of the terminal that is written on; 80 where there is none.
    var outputColumns: () -> Int = { 80 }

    /// Whether the terminal can show the screen; otherwise plain lines are the thing to do.
    var canShowScreen: Bool {
        let terminal = environment["TERM"] ?? ""
        return isInputTerminal && isOutputTerminal && !terminal.isEmpty && terminal != "dumb"
    }

    /// Writes a line, with control characters replaced: names and titles in it may be untrusted.
    func say(_ line: String) throws { try sayLines(line + "\n") }

    /// Writes lines with their ends, as ``say(_:)`` does.
    func sayLines(_ lines: String) throws { try write(TerminalText.printable(lines)) }

    /// Writes on standard error, with control characters replaced.
    func complain(_ text: String) { writeError(TerminalText.printable(text)) }

    /// Says what is wrong without stopping for it.
    func warn(_ sentence: String) { complain("islet: warning: \(sentence)\n") }
}
