import ArgumentParser

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
