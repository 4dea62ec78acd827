import ScreenKit
import TerminalScreen

/// A program that has the terminal until it ends: a full screen or printed lines.
package protocol ForegroundProgram {
    /// Runs until the user leaves. Returns the exit status.
    ///
    /// Does not return after a terminating signal: the terminal is restored and the process dies by that signal.
    ///
    /// - Throws: A `TerminalError` if the terminal cannot show a screen; nothing was sent to it then.
    func run() throws -> Int32
}

extension Shell {
    /// Shows a program on the full screen until it ends.
    ///
    /// - Throws: ``TerminalError`` if the terminal cannot show a screen, and errors that end the program.
    package func show<P: Program>(_ program: inout P) throws {
        try run(&program, on: TerminalScreen(environment: environment))
    }

    /// Runs a program on `source` until it ends, with this process's clocks and streams. After a terminating signal the process
    /// dies by it.
    ///
    /// - Throws: Errors that end the program, and those of the output.
    package func run<P: Program>(_ program: inout P, on source: any EventSource) throws {
        if case .killed(let signal) = try loop.run(&program, on: source) { TerminalScreen.reraise(signal) }
    }

    /// The event loop with this process's clocks and streams.
    package var loop: ProgramLoop {
        ProgramLoop(clock: clock, output: ProgramOutput(say: say, write: write, warn: warn, complain: complain))
    }
}
