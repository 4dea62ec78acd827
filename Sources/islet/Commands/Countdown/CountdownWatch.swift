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
        commandName: "watch", abstract: "Look at the countdown that runs, and at all others.",
        discussion: """
            On a terminal it is a screen, which follows every change of the list and rings; the arrows show what has no room, q \
            leaves, and the countdowns go on. In a pipe, on a terminal without a screen and with the setting plain it is lines \
            of words, one for everything that happens and one at every full minute, until nothing is left to wait for.
            """)

    @Flag(help: "Lines of words instead of the screen, for who hears it.")
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
