import ArgumentParser
import FrameSnapshots
import HostSystem
import ShellCommands
import Surroundings

/// `islet snapshot accept`.
struct SnapshotAccept: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Accept new pictures as references.",
        discussion: """
            Inline pictures are written into the source of their test. A picture that cannot be accepted is reported and \
            left; the others are accepted.
            """)

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        try SnapshotDecision.perform("accepted", on: paths.pending(), in: shell) { picture throws(SnapshotError) in
            try picture.accept()
        }
    }
}

/// `islet snapshot reject`.
struct SnapshotReject: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject", abstract: "Delete new pictures; their references stay.")

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        try SnapshotDecision.perform("rejected", on: paths.pending(), in: shell) { picture throws(SnapshotError) in
            try picture.reject()
        }
    }
}

/// Does the same with several pictures.
enum SnapshotDecision {
    static func perform(
        _ word: String, on pictures: [PendingSnapshot], in shell: Shell,
        _ perform: (PendingSnapshot) throws(SnapshotError) -> Void
    ) throws -> Int32 {
        var first: CommandFailure?
        var count = 0
        for picture in pictures {
            do {
                try perform(picture)
                count += 1
                try shell.say("\(word): \(SnapshotPaths.shown(picture.reference))")
            } catch let error as SnapshotError {
                let failure = CommandFailure(error)
                shell.complain(failure)
                first = first ?? failure
            }
        }
        try shell.say("\(SnapshotPaths.count(count)) \(word)")
        return first?.status.rawValue ?? ExitStatus.success.rawValue
    }
}
