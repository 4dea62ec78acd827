import Foundation
import HostSystem
import Store
import Studio
import Surroundings
import TerminalScreen

extension Shell {
    /// The process's own world.
    static func process() -> Shell {
        let environment = ProcessEnvironment.read()
        return Shell(
            environment: environment, store: Store(locations: StoreLocations(environment: environment)),
            clock: SystemClock.read, timeZone: { .current }, isInputTerminal: isatty(STDIN_FILENO) == 1,
            isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            write: StandardStreams.write, writeError: StandardStreams.writeError, readLine: { Swift.readLine() },
            sleep: { SystemClock.holdUp(for: $0 / .seconds(1)) },
            startDetached: DetachedProcess.start, terminal: StandardStreams.terminal,
            terminalReport: { TerminalReport(environment: environment) }, isScreenOpen: { TerminalScreen.isOpen },
            isErrorTerminal: isatty(STDERR_FILENO) == 1,
            outputColumns: { StandardStreams.outputColumns ?? 80 },
            errorColumns: { StandardStreams.errorColumns ?? 80 })
    }
}
