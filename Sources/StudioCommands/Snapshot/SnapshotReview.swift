import ArgumentParser
import FrameSnapshots
import HostSystem
import PlainText
import ScreenKit
import ShellCommands
import Studio
import Surroundings
import TerminalScreen

/// `islet snapshot review`.
struct SnapshotReview: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Review new pictures beside the old, and accept or reject each.",
        discussion: """
            KEYS
            \(keys.map { "  \($0.key.padded(to: 8))\($0.meaning)" }.joined(separator: "\n"))
            """)

    private static var keys: [HelpView.Line] { ReviewKeys.map(isDone: false, isMatrix: true).helpLines }

    @OptionGroup var paths: SnapshotPaths

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let pending = try pending(in: shell)
        guard !pending.isEmpty else {
            try shell.say("No pictures to review.")
            return ExitStatus.success.rawValue
        }
        guard shell.canShowScreen else {
            throw CommandFailure(
                sentence: "\(SnapshotPaths.count(pending.count)) to review, and no terminal to show them; "
                    + "see `islet snapshot diff`, and accept them with `islet snapshot accept`.",
                status: .unavailable)
        }
        let loaded = LoadedSettings(in: shell.environment)
        let theme = try loaded.themes.theme(named: loaded.settings.theme).theme
        let model = ReviewModel(pending.map { ReviewEntry($0, name: SnapshotPaths.shown($0.reference)) })
        var screen = ReviewScreen(model, theme: theme)
        try shell.show(&screen)
        try shell.say(screen.model.summary)
        return (screen.model.isDone ? ExitStatus.success : .negative).rawValue
    }

    /// The pictures that wait, those of sources among the paths drawn first.
    private func pending(in shell: Shell) throws -> [PendingSnapshot] {
        let sources = paths.paths.filter(GuestPaths.isSource)
        guard !sources.isEmpty else { return try paths.pending() }
        var folders = paths
        folders.paths.removeAll(where: GuestPaths.isSource)
        let drawn = try SnapshotCompare.parse(sources).results(in: shell).compactMap { result -> PendingSnapshot? in
            guard case .failed(let failure) = result.outcome else { return nil }
            guard let url = failure.pending else { throw CommandFailure(sentence: "\(failure)", status: .negative) }
            return PendingSnapshot(url)
        }
        return try drawn + (folders.paths.isEmpty ? [] : folders.pending()).filter { !drawn.contains($0) }
    }
}
