import ArgumentParser
import HostSystem
import Meditation
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

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let now = shell.clock().wall
        var edit = SittingEdit(
            methodName: method, type: try type.map(SessionType.init(parsing:)), note: note)
        edit.elapsed = try duration.map { try DurationArgument.seconds([$0]) }
        if let target { edit.target = target == "open" ? .open : .seconds(try DurationArgument.seconds([target])) }
        if let start {
            let calendar = LoadedSettings(in: shell.environment).calendar(in: shell)
            edit.start = try MomentArgument.instant(start, at: now, calendar: calendar)
        }
        guard edit != SittingEdit() else {
            throw CommandFailure(
                sentence: "Nothing to change was given; see `islet log edit --help`.", status: .usage)
        }
        let (sitting, overlaps) = try shell.store.edit(SittingReference(parsing: id), by: edit, at: now)
        let zone = shell.timeZone()
        try shell.tell("Changed: \(SittingText.brief(sitting, in: zone)). `islet log undo` takes it back.")
        if edit.start != nil || edit.elapsed != nil, !overlaps.isEmpty {
            try shell.say(SittingText.overlaps(overlaps, in: zone))
        }
        return ExitStatus.success.rawValue
    }
}
