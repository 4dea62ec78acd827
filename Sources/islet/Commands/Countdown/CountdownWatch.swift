import ArgumentParser
import Attendance
import Meditation
import SittingScreen
import Studio
import Surroundings
import TerminalScreen

/// `islet countdown watch`.
struct CountdownWatch: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Show all countdowns, live.",
        discussion: """
            On a terminal this is a screen that follows every change and rings; the arrows scroll, q leaves, and the \
            countdowns continue. In a pipe, on a terminal that cannot show a screen, or with the setting plain, it prints \
            plain text: one line per event and one at every full minute, until the last countdown is over.
            """)

    @Flag(help: "Plain text for screen readers: one line per event, nothing redrawn.")
    var plain = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment, flags: SettingFlags(plain: plain ? true : nil))
        if !loaded.settings.plain, shell.canShowScreen {
            do {
                return try shell.open(CountdownScreen.Request(shell: shell.logging(as: "screen"), loaded: loaded))
            } catch let error as TerminalError {
                shell.warn(error.description)
            }
        }
        loaded.warn(in: shell)
        return try CountdownLines(shell: shell, settings: loaded.settings).run()
    }
}
