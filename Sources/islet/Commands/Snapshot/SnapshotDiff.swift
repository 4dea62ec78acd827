import ArgumentParser
import FrameSnapshots
import HostSystem
import Surroundings

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
