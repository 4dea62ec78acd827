import ArgumentParser
import HostSystem
import Meditation
import SittingScreen
import Store
import Surroundings

/// `islet log remove`: takes sittings out of the log.
struct LogRemoveCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove sittings from the log.",
        discussion: """
            ID is last, or the beginning of an ID as printed by islet log --ids. There is no question: islet log undo \
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
        try shell.tell(SittingText.removed(removed, in: shell.timeZone()))
        return ExitStatus.success.rawValue
    }
}
