import ArgumentParser
import Attendance
import HostSystem
import Languages
import ShellCommands
import SittingScreen
import StatusLines
import StudioCommands
import Surroundings
import TerminalScreen

/// `islet`: the screen, and the door to all commands.
struct IsletCommand: ShellCommand {
    /// The commands, as the help groups them.
    static let groups = [
        CommandGroup(
            name: "Sitting",
            subcommands: [
                SitCommand.self, SittingCommand.self, PauseCommand.self, ResumeCommand.self, ExtendCommand.self,
                SkipCommand.self, BreatheCommand.self,
                CompleteCommand.self, CancelCommand.self, StatusCommand.self, RemindCommand.self,
            ]),
        CommandGroup(
            name: "History",
            subcommands: [
                LogCommand.self, StatsCommand.self, AimCommand.self, ExportCommand.self, ImportCommand.self,
            ]),
        CommandGroup(
            name: "Other activities",
            subcommands: [ActivityCommand.self, CountdownCommand.self, BridgeCommand.self]),
        CommandGroup(
            name: "For designers and developers",
            subcommands: [
                PreviewCommand.self, RenderCommand.self, CheckCommand.self, SimulateCommand.self, SnapshotCommand.self,
            ]),
        CommandGroup(
            name: "Setting up",
            subcommands: [
                ConfigCommand.self, ThemeCommand.self, ThemesCommand.self, BellCommand.self, AttendantCommand.self,
                HookCommand.self, DoctorCommand.self, ManualCommand.self,
            ]),
    ]

    static let configuration = CommandConfiguration(
        commandName: "islet",
        abstract: "A meditation timer that shows a sitting the way a phone shows a Live Activity.",
        usage: """
            islet [--plain] [-v]
            islet <command> [<argument> ...]
            """,
        discussion: """
            Without a command Islet opens its screen: the running sitting, or a panel to start one. A \
            sitting goes on when you close it; every command finds it. `man islet` has the keys, files and exit \
            statuses, `man islet-settings` the settings and environment variables.

            OPTIONS
              --plain          plain text for screen readers: one line per event
              --language CODE  en, de, fr, es or ja; every command has it
              -v, --verbose    log to standard error; every command has it
              --version        print the version
              -h, --help       explain Islet or, after a command, that command

            EXAMPLES
              islet sit 20m             sit for twenty minutes; islet 20m does the same
              islet sit 1h30m           a plain number is minutes; also 90s, 1.5h, 20:00
            """,
        version: ProgramVersion.line(of: "islet"),
        groupedSubcommands: groups)

    /// Whether plain text was requested. Not a flag of the parser, which would take it from the commands' own.
    private var plain = false
    /// Whether to log on standard error. Not a flag of the parser either.
    private(set) var verbose = false

    private enum CodingKeys: CodingKey {}

    /// The screen.
    init() {}

    /// The screen, or plain text.
    init(plain: Bool, verbose: Bool) { (self.plain, self.verbose) = (plain, verbose) }

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment, flags: SettingFlags(plain: plain ? true : nil))
        if !loaded.settings.plain, shell.canShowScreen {
            do {
                return try shell.open(loaded.request(in: shell))
            } catch let error as TerminalError {
                shell.warn(error.description)
            }
        }
        guard let sitting = try shell.store.running() else {
            // A terminal that cannot show the screen, such as TERM=dumb, asks in plain text.
            if plain || shell.isInputTerminal && (loaded.settings.plain || shell.isOutputTerminal) {
                loaded.warn(in: shell)
                return try PlainStart(shell: shell, settings: loaded.settings).ask()?.answer(in: shell)
                    ?? ExitStatus.success.rawValue
            }
            throw CommandFailure(
                sentence: localized("No sitting is running; start one with `islet sit 20m`."), status: .negative)
        }
        guard plain || shell.isOutputTerminal else { return try StatusRequest().print(in: shell) }
        loaded.warn(in: shell)
        return try shell.open(loaded.plainLines(of: sitting, isNew: false, in: shell))
    }
}
