import GuestBuild

/// What a guest was made of, as `--explain` prints it: the files with the reasons, what was changed in them, and what its process is kept from.
package struct GuestExplanation {
    private(set) var files: [TakenSources.File] = []
    private(set) var notes: [SourceNote] = []
    /// What the process is kept from; `nil` if there is none, since the source does not compile.
    private var guards: [String]?
    private var isProgram = false

    /// Nothing.
    init() {}

    /// What a source that does not compile was to be made of.
    package init(of taken: TakenSources) { (files, notes) = (taken.files, taken.notes) }

    /// What a guest is made of.
    package init(of guest: Guest) {
        files = guest.files.map { .init(path: $0.path, reason: $0.reason) }
        (notes, guards, isProgram) = (guest.notes, guest.guards, guest.isProgram)
    }

    /// What several guests are made of.
    init(merging explanations: [GuestExplanation]) {
        (files, notes) = (explanations.flatMap(\.files), explanations.flatMap(\.notes))
        guards = explanations.compactMap(\.guards).first
    }

    /// The lines.
    package var lines: [String] {
        files.map { "\($0.path): taken: \($0.reason)" } + notes.map { "\($0.file):\($0.line): \($0.sentence)" }
            + (guards.map { [sentence(on: $0)] } ?? [])
    }

    private func sentence(on guards: [String]) -> String {
        if isProgram { return "It is a program of yours, and kept from nothing." }
        let names = [
            "limits": "memory and descriptors (limits)", "files": "files (Landlock)",
            "calls": "programs, network and signals (seccomp)",
        ]
        let kept = guards.compactMap { names[$0] }
        let missing = names.keys.sorted().filter { !guards.contains($0) }.compactMap { names[$0] }
        return "The widget's process is kept from: \(kept.isEmpty ? "nothing" : kept.joined(separator: ", "))."
            + (missing.isEmpty ? "" : " Not possible on this system: \(missing.joined(separator: ", ")).")
    }
}
