import ArgumentParser
import HostSystem
import Meditation
import SittingScreen
import Store
import Surroundings

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
        let what = SittingText.some(change.sittings, in: shell.timeZone())
        let (are, they) = change.sittings.count == 1 ? ("is", "it") : ("are", "they")
        let sentence =
            switch change.kind {
            case .complete: "Undone: the completion of \(what); it is no longer in the log."
            case .add: "Undone: the addition of \(what)."
            case .edit: "Undone: the last change of \(what); it is as it was."
            case .remove: "Undone: the removal of \(what); \(they) \(are) back in the log."
            case .import: "Undone: the import of \(what)."
            }
        try shell.tell(sentence)
        return ExitStatus.success.rawValue
    }
}
