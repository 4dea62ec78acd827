import ArgumentParser
import Foundation
import FrameSnapshots
import HostSystem
import ShellCommands
import Surroundings

/// `islet snapshot verify`.
struct SnapshotVerify: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that every reference is readable and nothing is pending.",
        discussion: """
            It runs no tests. The exit status is 65 if a reference is damaged, otherwise 1 if a picture is pending.
            """)

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let trees = try paths.trees()
        let references = trees.flatMap(\.references)
        var damaged = 0
        for reference in references {
            do {
                try SnapshotReference.check(reference)
            } catch {
                damaged += 1
                shell.complain("islet: \(error)\n")
            }
        }
        let pending = trees.flatMap(\.pending)
        for picture in pending { try shell.say("pending: \(SnapshotPaths.shown(picture.url))") }
        let parts = [
            references.count == 1 ? "1 reference" : "\(references.count) references",
            damaged == 0 ? nil : "\(damaged) damaged", pending.isEmpty ? nil : "\(pending.count) to review",
        ].compactMap { $0 }
        try shell.say(parts.joined(separator: ", "))
        return (damaged > 0 ? ExitStatus.dataError : pending.isEmpty ? .success : .negative).rawValue
    }
}
