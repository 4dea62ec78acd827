import Foundation
import HostSystem
import Store
import TerminalScreen

extension Shell {
    /// The process's own world.
    static func process() -> Shell {
        let environment = ProcessEnvironment.read()
        return Shell(
            environment: environment, store: Store(locations: StoreLocations(environment: environment)),
            clock: SystemClock.read, timeZone: { .current }, isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            write: writeText, writeError: writeError, readLine: { Swift.readLine() },
            sleep: { SystemClock.holdUp(for: $0 / .seconds(1)) },
            startDetached: DetachedProcess.start, terminal: terminal,
            terminalReport: { TerminalReport(environment: environment) }, openScreen: SittingScreen.run,
            follow: { try $0.follow() }, isErrorTerminal: isatty(STDERR_FILENO) == 1,
            outputColumns: { columns(of: STDOUT_FILENO) ?? 80 })
    }

    /// Writes on the process's standard output.
    static func writeBytes(_ bytes: Data) throws {
        try checkOutput(bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) })
    }

    private static func writeText(_ text: String) throws {
        var text = text
        try checkOutput(text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) })
    }

    private static func writeError(_ text: String) {
        var text = text
        _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
    }

    private static func checkOutput(_ isWritten: Bool) throws {
        guard isWritten else {
            let reason = String(cString: strerror(errno))
            throw CommandFailure(
                sentence: "standard output cannot be written: \(reason); check where it leads.",
                status: .inputOutput)
        }
    }

    /// The columns of a terminal; nil for anything else.
    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static var terminal: String? {
        [STDERR_FILENO, STDOUT_FILENO, STDIN_FILENO].lazy.compactMap { ttyname($0).map { String(cString: $0) } }.first
    }

    /// Without a buffer: what is written is seen, also in a pipe, and nothing is left over when the process ends.
    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(descriptor, part.baseAddress, part.count)
            if count < 0, errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }
}
