import Foundation
import HostFiles
import Languages

/// The process's standard streams.
///
/// Unbuffered: output appears at once, even in a pipe, and nothing is lost when the process exits.
package enum StandardStreams {
    /// Writes to standard output.
    ///
    /// - Throws: A ``CommandFailure`` with the system's reason.
    package static func write(_ bytes: Data) throws {
        try checkOutput(writeWhole(bytes, to: STDOUT_FILENO))
    }

    /// Writes a text to standard output.
    ///
    /// - Throws: A ``CommandFailure`` with the system's reason.
    package static func write(_ text: String) throws {
        try checkOutput(writeWhole(Array(text.utf8), to: STDOUT_FILENO))
    }

    /// Writes a text to standard error. Failures are ignored, because there is nowhere to report them.
    package static func writeError(_ text: String) {
        writeWhole(Array(text.utf8), to: STDERR_FILENO)
    }

    /// The width of the terminal on standard output in columns; `nil` if that is not a terminal.
    package static var outputColumns: Int? { columns(of: STDOUT_FILENO) }

    /// The width of the terminal on standard error in columns; `nil` if that is not a terminal.
    package static var errorColumns: Int? { columns(of: STDERR_FILENO) }

    private static func columns(of stream: Int32) -> Int? {
        var size = winsize()
        guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The device file of the terminal behind a standard stream; `nil` if none is a terminal.
    package static var terminal: String? {
        [STDERR_FILENO, STDOUT_FILENO, STDIN_FILENO].lazy.compactMap { ttyname($0).map { String(cString: $0) } }.first
    }

    private static func checkOutput(_ isWritten: Bool) throws {
        guard isWritten else {
            let reason = systemErrorText()
            throw CommandFailure(
                sentence: localized("standard output cannot be written: \(reason); check where it leads."),
                status: .inputOutput)
        }
    }
}
