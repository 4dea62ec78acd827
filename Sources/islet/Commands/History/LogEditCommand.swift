import ArgumentParser
import HostSystem
import Languages
import Meditation
import ShellCommands
import SittingScreen
import Store
import Surroundings

/// `islet log edit`: corrects a sitting.
struct LogEditCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a sitting in the log.",
        discussion: """
            ID is last, or the beginning of an ID as printed by islet log --ids. Anything you do not give stays as it is.

            EXAMPLES
              islet log edit last --note "Restless, then still."
              islet log edit 4f2a --duration 25m --target open
              islet log edit 4f2a --start "2026-11-20 08:14"
            """)

    @Argument(help: ArgumentHelp("last, or the beginning of an ID.", valueName: "id"))
    var id: String

    @Option(help: ArgumentHelp("When it began.", valueName: "date and time"))
    var start: String?

    @Option(help: ArgumentHelp("How long it lasted, without its pauses.", valueName: "duration"))
    var duration: String?

    @Option(help: ArgumentHelp("The target, or open.", valueName: "duration"))
    var target: String?

    @Option(help: ArgumentHelp("The name of the method.", valueName: "name"))
    var method: String?

    @Option(
        help: ArgumentHelp("The kind of practice.", valueName: "type"),
        completion: .list(SessionType.allCases.map(\.rawValue)))
    var type: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A note to keep with it; \"\" removes the note.", valueName: "text"))
    var note: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How it felt: one of the setting moods, by its name or number; \"\" removes it.", valueName: "mood"),
        completion: .custom { _, _, _ in SettingCompletions.moods() })
    var mood: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let now = shell.clock().wall
        let loaded = LoadedSettings(in: shell.environment)
        let typed = TypedSittingEdit(
            start: start, duration: duration, target: target, method: method, type: type, note: note,
            mood: mood)
        let edit = try typed.edit(at: now, moods: loaded.settings.moods, calendar: loaded.calendar(in: shell))
        guard edit != SittingEdit() else {
            throw CommandFailure(
                sentence: localized("Nothing to change was given; see `islet log edit --help`."), status: .usage)
        }
        let (sitting, overlaps) = try shell.store.edit(SittingReference(parsing: id), by: edit, at: now)
        let sentences = LoggedSittingText.changed(sitting, by: edit, overlaps: overlaps, in: shell.timeZone())
        try shell.tell(sentences[0])
        try sentences.dropFirst().forEach { try shell.say($0) }
        return ExitStatus.success.rawValue
    }
}
