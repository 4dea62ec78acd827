import ArgumentParser
import CommandHelp
import Configuration
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import ShellCommands
import Surroundings

/// `islet sitting`: the saved sittings.
struct SittingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitting", abstract: "Save sittings under a name, to begin one with islet sit NAME.",
        discussion: """
            A saved sitting is a table [sittings.NAME] of the settings file, with the keys \
            \(SavedSittingField.all.map(\.key).joined(separator: ", ")); islet config set sittings.morning.duration 30m \
            changes one. What a sitting leaves out is as in the other settings. The start panel of the screen offers the \
            saved sittings, each with a key.
            """,
        subcommands: [SittingSave.self, SittingList.self, SittingRemove.self], defaultSubcommand: SittingList.self)
}

/// `islet sitting list`.
struct SittingList: ShellCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the saved sittings.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let saved = loaded.settings.savedSittings
        guard !saved.isEmpty else {
            shell.complain(
                localized("No saved sittings; save one with `islet sitting save morning 25m --method Zazen`.") + "\n")
            return ExitStatus.success.rawValue
        }
        let table = AlignedTable(
            titles: [
                localized("NAME"), localized("KEY"), localized("LENGTH"), localized("METHOD"), localized("PREPARATION"),
                localized("BELLS"),
            ], numbers: [],
            lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
        let rows = saved.map { name, sitting, key in
            let plan = loaded.settings.plan(of: sitting)
            let length = plan.target.map(ClockText.brief) ?? localized("open", "length")
            let preparation =
                plan.preparation > 0 ? ClockText.brief(plan.preparation) : localized("none", "preparation")
            let method = plan.stages.isEmpty ? plan.methodName : plan.stages.summary
            return [name, key.map { String($0) } ?? "", length, method, preparation, plan.bells.brief]
        }
        try shell.sayLines(table.text(of: rows))
        return ExitStatus.success.rawValue
    }
}

/// `islet sitting remove`.
struct SittingRemove: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a saved sitting from the settings file.",
        discussion: "The log is not changed. EXAMPLE: islet sitting remove morning")

    @Argument(
        help: ArgumentHelp("Its name.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.sittings() })
    var name: String

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let name = name.lowercased()
        let settings = LoadedSettings(in: shell.environment).settings
        guard let sitting = settings.sittings[name] else {
            throw CommandFailure(
                sentence: SavedSittingEdit.unknown(name, among: settings.sittings),
                status: .unavailable)
        }
        try SavedSittingEdit(name: name, in: shell).write(nil, over: sitting)
        try shell.say(localized("Removed: \(name)."))
        for reminder in settings.reminders where reminder.sitting == name {
            shell.warn(
                localized(
                    "The reminder at \(reminder.time) begins it; remove that with `islet remind remove \(reminder.time)`, or save a sitting of this name."
                ))
        }
        return ExitStatus.success.rawValue
    }
}
