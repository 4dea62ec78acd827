import ArgumentParser
import FrameSnapshots
import HostSystem
import ShellCommands
import Surroundings

/// `islet snapshot`: the pictures that tests keep, and those that wait for someone to look at them.
package struct SnapshotCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Review, accept and check the pictures that tests keep.",
        discussion: """
            A test whose picture differs from its reference leaves the new one beside it, in a folder __Snapshots__. \
            Without a path the current folder is searched for such folders; a path is a folder or a picture.

            A path that is Swift source or an Xcode project is drawn first, as islet snapshot compare does.

            EXAMPLES
              islet snapshot                      review all pending pictures, one by one
              islet snapshot diff Tests           the differences, in words
              islet snapshot accept               accept all of them
              islet snapshot report -o page.html  old, new and marked on one page
              islet snapshot orphans              references that no test names any more
            """,
        subcommands: [
            SnapshotReview.self, SnapshotCompare.self, SnapshotVerify.self, SnapshotDiff.self, SnapshotAccept.self,
            SnapshotReject.self,
            SnapshotOrphanList.self, SnapshotReportCommand.self,
        ], defaultSubcommand: SnapshotReview.self)

    /// A command line that is still to be read.
    package init() {}
}

/// `islet snapshot diff`.
struct SnapshotDiff: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Describe in words how pending pictures differ.",
        discussion: "The exit status is 1 if there are any.")

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let pending = try paths.pending()
        for picture in pending {
            try shell.say(SnapshotPaths.shown(picture.reference))
            for line in try picture.change().lines { try shell.say("  " + line) }
        }
        return (pending.isEmpty ? ExitStatus.success : .negative).rawValue
    }
}

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
