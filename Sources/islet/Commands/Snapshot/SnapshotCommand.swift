import ArgumentParser

/// `islet snapshot`: the pictures that tests keep, and those that wait for someone to look at them.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Review, accept and check the pictures that tests keep.",
        discussion: """
            A test whose picture differs from its reference leaves the new one beside it, in a folder __Snapshots__. \
            Without a path the current folder is searched for such folders; a path is a folder or a picture.

            EXAMPLES
              islet snapshot                      review all pending pictures, one by one
              islet snapshot diff Tests           the differences, in words
              islet snapshot accept               accept all of them
              islet snapshot report -o page.html  old, new and marked on one page
              islet snapshot orphans              references that no test names any more
            """,
        subcommands: [
            SnapshotReview.self, SnapshotVerify.self, SnapshotDiff.self, SnapshotAccept.self, SnapshotReject.self,
            SnapshotOrphanList.self, SnapshotReportCommand.self,
        ], defaultSubcommand: SnapshotReview.self)
}
