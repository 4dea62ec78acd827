import ArgumentParser
import FrameSnapshots
import HostSystem
import Surroundings

/// `islet snapshot orphans`.
struct SnapshotOrphanList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "orphans", abstract: "List references that no test uses any more.",
        discussion: """
            The tests are read, not run, so it does not matter which ran last. A reference is an orphan if its test file \
            is gone, or if no string in the Swift files beside and below that file can have named it; in doubt it is kept. \
            Of two files with one name but different endings, the one that the assertion no longer writes is an orphan \
            too.

            The exit status is 1 if orphans remain.
            """)

    @Flag(help: "Delete them.")
    var remove = false

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let orphans = try paths.trees().flatMap { try SnapshotOrphans(in: $0).orphans }
        for orphan in orphans {
            if remove { try orphan.remove() }
            try shell.say("\(remove ? "removed: " : "")\(SnapshotPaths.shown(orphan.url)): \(orphan.reason)")
        }
        if orphans.isEmpty { try shell.say("No orphans.") }
        return (orphans.isEmpty || remove ? ExitStatus.success : .negative).rawValue
    }
}
