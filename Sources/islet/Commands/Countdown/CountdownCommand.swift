import ArgumentParser
import Attendance
import Meditation
import ShellCommands
import SittingScreen
import Studio
import Surroundings
import TerminalScreen

/// `islet countdown`: what a person waits for.
struct CountdownCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "countdown", abstract: "Wait for tea, bread or a launch, with a bell at the end.",
        discussion: """
            The countdown that ends first is shown as a Live Activity beside the sitting; when it is over, the next one \
            takes its place. The bell rings as for a sitting's target, whether or not a window is open. A paused countdown \
            does not ring. A finished one stays in the list for a day.
            """,
        subcommands: [
            CountdownAdd.self, CountdownList.self, CountdownPause.self, CountdownResume.self, CountdownRemove.self,
            CountdownWatch.self,
        ],
        defaultSubcommand: CountdownList.self)
}

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
