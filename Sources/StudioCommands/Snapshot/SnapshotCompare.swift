import ArgumentParser
import Configuration
import Foundation
import FrameSnapshots
import GuestBuild
import HostSystem
import Presentations
import ShellCommands
import Studio
import Surroundings

/// `islet snapshot compare`.
struct SnapshotCompare: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Draw any app's Live Activity and compare it with its references.",
        discussion: """
            Takes the source of a Live Activity as islet check does, or a program of the product Studio, draws every state of \
            each widget, and compares the pictures with the reference beside the source: \
            __Snapshots__/DeliveryLiveActivity/DeliveryLiveActivity.matrix. What the pictures have in common is chosen as in \
            islet preview; settings do not count, so that they are the same on every machine.

            With --points the pictures are true pictures, compared by their shapes and texts; the reference is \
            DeliveryLiveActivity.points. Without it every reference that is there is compared, in its own form.

            What is written depends on ISLET_SNAPSHOTS, as for tests: verify (the default) leaves a new picture for islet \
            snapshot review, missing also writes missing references, record writes all. If CI is set, nothing is written. The \
            exit status is 1 if a picture differs or has no reference.

            EXAMPLES
              islet snapshot compare Widget/DeliveryLiveActivity.swift
              islet snapshot compare Widget --across appearance,type-size
              ISLET_SNAPSHOTS=missing islet snapshot compare Widget
              ISLET_SNAPSHOTS=missing islet snapshot compare Widget --points
              islet snapshot Widget/DeliveryLiveActivity.swift       compare, then review what differs
            """)

    @Argument(
        help: ArgumentHelp(
            "The presentations to draw (\(PresentationArguments.names.joined(separator: ", ")); default: all), and the "
                + "source: Swift files, folders, an Xcode project, or a program of the product Studio.",
            valueName: "presentation|path"), completion: .file())
    var words: [String]

    @OptionGroup var options: PreviewOptions
    @OptionGroup var guestOptions: GuestOptions

    @Option(
        help: ArgumentHelp(
            "Further choices, all combinations of which are drawn: device, type-size and so on.",
            valueName: "choice,choice"))
    var across: String?

    @Flag(help: "Draw true pictures, in points instead of cells.")
    var points = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let results = try results(in: shell)
        var differing = 0
        for result in results {
            let path = SnapshotPaths.shown(result.reference)
            switch result.outcome {
            case .same: try shell.say("same: \(path)")
            case .written: try shell.say("written: \(path)")
            case .failed(let failure):
                differing += 1
                shell.complain("islet: \(failure)\n")
            }
        }
        return (differing == 0 ? ExitStatus.success : .negative).rawValue
    }

    /// The widgets' pictures, compared with their references.
    func results(in shell: Shell) throws -> [GuestSnapshots.Result] {
        let paths = GuestPaths.paths(in: words)
        let axes = across.map { $0.split(separator: ",").map(String.init) } ?? []
        try checkMedium(axes)
        guard let guest = try guestOptions.guest(at: paths, state: options.state, in: shell) else {
            throw CommandFailure(
                sentence: "Name the source of a Live Activity, or a program of the product Studio.", status: .usage)
        }
        // Neither settings nor, unless it is named, a theme of one's own.
        let themes = PreviewThemes(LoadedSettings(in: shell.environment).themes)
        let choice = try options.choice(settings: nil, themes: themes, of: guest)
        return try GuestSnapshots(
            of: guest, presentations: try PresentationArguments.presentations(GuestPaths.others(in: words)),
            across: axes, themes: themes, drawsPoints: points
        ).compare(choice, in: try store(for: paths, in: shell))
    }

    /// A true picture has neither cells nor a terminal's colours, and cells that are compared are not mixed.
    private func checkMedium(_ axes: [String]) throws {
        func refuse(_ sentence: String) -> CommandFailure { CommandFailure(sentence: sentence, status: .usage) }
        guard points else {
            if options.wallpaper != nil {
                throw refuse("Cells that are compared show no wallpaper; add --points, or leave out --wallpaper.")
            }
            return
        }
        if let other = [("--colors", options.colors), ("--scale", options.scale)].first(where: { $0.1 != nil })?.0 {
            throw refuse("\(other) is for pictures in cells; leave it out, or --points.")
        }
        if let axis = axes.first(where: { ["colors", "scale"].contains($0) }) {
            throw refuse("\(axis) is a choice for pictures in cells (--across); leave it out, or --points.")
        }
    }

    /// The store of the references beside a source file.
    private func store(for paths: [String], in shell: Shell) throws -> (String) -> SnapshotStore {
        let mode = try SnapshotMode(environment: shell.environment)
        let artifacts = shell.environment[SnapshotStore.artifactsVariable].flatMap { $0.isEmpty ? nil : $0 }
        let command = RenderLine.shellText(["islet"] + shell.arguments)
        return { source in
            var store = SnapshotStore(
                testFile: source, mode: mode,
                artifacts: artifacts.map { URL(fileURLWithPath: $0, isDirectory: true) })
            store.command = command
            return store
        }
    }
}
