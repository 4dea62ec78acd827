import Foundation
import Store
import TerminalScreen

extension Shell {
    /// The process's own world.
    static func process() -> Shell {
        let environment = ProcessInfo.processInfo.environment
        return Shell(
            environment: environment, store: Store(locations: StoreLocations(environment: environment)),
            clock: SystemClock.read, timeZone: { .current }, isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            write: { try writeBytes(Data($0.utf8)) },
            complain: { _ = writeAll(Data($0.utf8), to: STDERR_FILENO) }, readLine: { Swift.readLine() },
            sleep: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) },
            startDetached: DetachedProcess.start, terminal: terminal,
            terminalReport: { TerminalReport(environment: environment) }, openScreen: SittingScreen.run,
            follow: { try $0.follow() }, isErrorTerminal: isatty(STDERR_FILENO) == 1,
            outputColumns: { columns(of: STDOUT_FILENO) ?? 80 })
    }

    /// Writes on the process's standard output.
    static func writeBytes(_ bytes: Data) throws {
        guard writeAll(bytes, to: STDOUT_FILENO) else {
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
    private static func writeAll(_ bytes: Data, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }
}
