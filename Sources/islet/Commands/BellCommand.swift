import ArgumentParser
import Attendance
import Configuration
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import Surroundings

/// `islet bell`: rings as at an event, and says what rang.
struct BellCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell", abstract: "Ring the bell as for an event, or try a sound.",
        discussion: """
            An event rings as the settings say: bell, or for this event alone sounds.EVENT, chooses what rings; strokes.EVENT \
            gives the number of strokes, volume the loudness. The event target also notifies the desktop (notification = \
            true). The name of a sound, or the path of a file, plays that one once, to choose by ear.

            EVENTS   \(BellEvent.allCases.map(\.rawValue).joined(separator: ", "))
            BACKGROUND   ambient (the setting), \(AmbientSound.ownNames.joined(separator: ", ")); plays five seconds
            SOUNDS   \(OwnSound.allCases.map(\.rawValue).joined(separator: ", ")), terminal, automatic

            EXAMPLES
              islet bell gong
              islet config set sounds.interval wood
              islet bell interval
            """)

    @Argument(
        help: ArgumentHelp("An event, such as target, or a sound, such as gong.", valueName: "name"),
        completion: .list(Self.names))
    var name = BellEvent.target.rawValue

    /// What can be tried: events, sounds of bells, and sounds in the background.
    private static let names =
        BellEvent.allCases.map(\.rawValue) + OwnSound.allCases.map(\.rawValue) + ["ambient"] + AmbientSound.ownNames

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let ambient = name == "ambient" ? loaded.settings.ambient : AmbientSound(name)
        if let ambient, name == "ambient" || AmbientSound.ownNames.contains(name) {
            try SoundTrial(of: ambient, settings: loaded.settings, in: shell).run()
            return ExitStatus.success.rawValue
        }
        try trial(loaded.settings, in: shell).run()
        return ExitStatus.success.rawValue
    }

    private func trial(_ settings: Settings, in shell: Shell) throws -> BellTrial {
        if let event = BellEvent(rawValue: name) { return BellTrial(of: event, settings: settings, in: shell) }
        if let kind = Settings.Bell(name), kind != .none { return BellTrial(of: kind, settings: settings, in: shell) }
        let typed = TerminalText.oneLine(name)
        throw CommandFailure(
            sentence: NearMiss.word(for: name, among: Self.names).map {
                localized("There is no event or sound \"\(typed)\"; did you mean \"\($0)\"?")
            }
                ?? localized(
                    "There is no event or sound \"\(typed)\"; `islet bell --help` lists them; a file needs its whole path."
                ),
            status: .usage)
    }
}
