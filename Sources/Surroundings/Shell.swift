import Foundation
import HostSystem
import Meditation
import PlainText
import Store
import TerminalScreen

/// The world as a command sees it: clock, store, terminal. Tests give another one.
package struct Shell {
    /// The environment variables.
    package var environment: [String: String]
    /// Where the sitting and the log are.
    package var store: Store
    /// What the clocks say.
    package var clock: () -> ClockReading
    /// The time zone of the person. Asked for only by commands that say a time of day: reading it takes a while.
    package var timeZone: () -> TimeZone
    /// Whether someone can type.
    package var isInputTerminal: Bool
    /// Whether someone looks at what is written.
    package var isOutputTerminal: Bool
    /// Writes frames and exports on standard output, at once. Text goes through ``say(_:)`` and ``sayLines(_:)``.
    package var write: (String) throws -> Void
    /// Writes on standard error, at once. Commands call ``complain(_:)``.
    package var writeError: (String) -> Void
    /// A line that was typed, without its end; nil at the end of the input.
    package var readLine: () -> String?
    /// Waits.
    package var sleep: (Duration) -> Void
    /// Starts this program once more with other arguments and environment, and goes on at once.
    package var startDetached: ([String], [String: String]) throws -> Void
    /// The device file of the terminal that the process belongs to; nil where it belongs to none.
    package var terminal: String?
    /// What environment and terminfo say about the terminal.
    package var terminalReport: () -> TerminalReport
    /// Gives a program the terminal until it ends, and answers the exit status. Throws what the program throws.
    package var open: (any ForegroundProgram) throws -> Int32
    /// Writes binary data to standard output at once.
    package var writeBytes: (Data) throws -> Void
    /// Whether someone looks at what is complained about.
    package var isErrorTerminal: Bool
    /// Whether the log is also written on standard error.
    package var isVerbose = false
    /// What kind of process this is, as the label of its entries in the log.
    package var logLabel = "islet"
    /// Whether a full screen has the terminal, so that nothing else may be written on it.
    package var isScreenOpen: () -> Bool
    /// Columns of the terminal that is written on; 80 where there is none.
    package var outputColumns: () -> Int

    package init(
        environment: [String: String], store: Store, clock: @escaping () -> ClockReading,
        timeZone: @escaping () -> TimeZone, isInputTerminal: Bool, isOutputTerminal: Bool,
        write: @escaping (String) throws -> Void, writeError: @escaping (String) -> Void,
        readLine: @escaping () -> String?, sleep: @escaping (Duration) -> Void,
        startDetached: @escaping ([String], [String: String]) throws -> Void, terminal: String?,
        terminalReport: @escaping () -> TerminalReport, isScreenOpen: @escaping () -> Bool,
        open: @escaping (any ForegroundProgram) throws -> Int32 = { try $0.run() },
        writeBytes: @escaping (Data) throws -> Void = StandardStreams.write, isErrorTerminal: Bool = false,
        outputColumns: @escaping () -> Int = { 80 }
    ) {
        (self.environment, self.store, self.clock, self.timeZone) = (environment, store, clock, timeZone)
        (self.isInputTerminal, self.isOutputTerminal, self.terminal) = (isInputTerminal, isOutputTerminal, terminal)
        (self.write, self.writeError, self.readLine) = (write, writeError, readLine)
        (self.sleep, self.startDetached, self.terminalReport) = (sleep, startDetached, terminalReport)
        (self.open, self.writeBytes, self.isErrorTerminal) = (open, writeBytes, isErrorTerminal)
        (self.outputColumns, self.isScreenOpen) = (outputColumns, isScreenOpen)
    }

    /// Whether the terminal can show the screen; otherwise plain lines are the thing to do.
    package var canShowScreen: Bool {
        let terminal = environment["TERM"] ?? ""
        return isInputTerminal && isOutputTerminal && !terminal.isEmpty && terminal != "dumb"
    }

    /// Writes a line, with control characters replaced: names and titles in it may be untrusted.
    package func say(_ line: String) throws { try sayLines(line + "\n") }

    /// Writes lines with their ends, as ``say(_:)`` does.
    package func sayLines(_ lines: String) throws { try write(TerminalText.printable(lines)) }

    /// Writes on standard error, with control characters replaced.
    package func complain(_ text: String) { writeError(TerminalText.printable(text)) }

    /// Says what is wrong without stopping for it.
    package func warn(_ sentence: String) { complain("islet: warning: \(sentence)\n") }
}
