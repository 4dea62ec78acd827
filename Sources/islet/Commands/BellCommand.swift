import ArgumentParser
import Attendance
import HostSystem
import Meditation
import Surroundings

/// `islet bell`: rings as at an event, and says what rang.
struct BellCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell", abstract: "Ring the bell as for an event of a sitting, and print what rang.",
        discussion: """
            The setting bell chooses what rings: the terminal, a singing bowl, a sound file, or none. The settings \
            strokes.prepare to strokes.end give the number of strokes: the terminal's bells are a little over a second \
            apart, a sound's strokes three seconds. The event target also notifies the desktop (notification = true).
            """)

    @Argument(help: ArgumentHelp("prepare, start, interval, stage, target or end.", valueName: "event"))
    var event = BellEvent.target

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        try BellTrial(of: event, settings: loaded.settings, in: shell).run()
        return ExitStatus.success.rawValue
    }
}

extension BellEvent: ExpressibleByArgument {}
