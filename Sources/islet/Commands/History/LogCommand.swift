import ArgumentParser
import HostSystem
import Meditation
import ShellCommands
import SittingScreen
import Store
import Surroundings

/// `islet log`: the sittings that were completed, and what can be done with them afterwards.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "List, add, change and remove sittings in the log.",
        discussion: """
            Every change of the log, including the completion of a sitting, can be undone: the last hundred, one by one.

            EXAMPLES
              islet log                          all sittings, newest last
              islet log --since this-week
              islet log add 08:14 20m            a sitting that was not timed
              islet log edit last --note "Calm."
              islet log --ids --limit 3          with their IDs, for edit and remove
              islet log remove 4f2a
              islet log undo
            """,
        subcommands: [
            LogListCommand.self, LogAddCommand.self, LogEditCommand.self, LogRemoveCommand.self, LogUndoCommand.self,
        ], defaultSubcommand: LogListCommand.self)
}

/// `islet log remove`: takes sittings out of the log.
struct LogRemoveCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove sittings from the log.",
        discussion: """
            ID is last, or the beginning of an ID as printed by islet log --ids. It does not ask first: islet log undo \
            brings them back.

            EXAMPLES
              islet log remove last
              islet log remove 4f2a 91cc
            """)

    @Argument(help: ArgumentHelp("last, or the beginning of an ID.", valueName: "id"))
    var ids: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let removed = try shell.store.remove(try ids.map { try SittingReference(parsing: $0) })
        try shell.tell(LoggedSittingText.removed(removed, in: shell.timeZone()))
        return ExitStatus.success.rawValue
    }
}

/// `islet log undo`: takes back the last change of the log.
struct LogUndoCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undo the last change of the log, and print what it was.",
        discussion: """
            Changes are: completing a sitting, add, edit, remove and import. Repeat the command to undo the change before; \
            the last hundred are kept. Undoing a completion takes the sitting out of the log; it does not continue the \
            sitting.
            """)

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let change = try shell.store.undoLogChange()
        try shell.tell(LoggedSittingText.undone(change, in: shell.timeZone()))
        return ExitStatus.success.rawValue
    }
}
