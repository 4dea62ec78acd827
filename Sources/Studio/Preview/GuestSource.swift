import Foundation
import GuestBuild
import Presentations

/// A guest that a preview shows, and how to make it again when its source changes.
package struct GuestSource {
    /// The guest.
    package private(set) var guest: Guest
    /// The arguments of a command that opens the same guest.
    let arguments: [String]
    private var builds: GuestBuilds

    package init(guest: Guest, builds: GuestBuilds, arguments: [String]) {
        (self.guest, self.builds, self.arguments) = (guest, builds, arguments)
    }

    /// The files whose changes matter.
    var files: [URL] {
        (guest.files.map(\.path) + guest.resourceFiles).map { URL(fileURLWithPath: $0) } + builds.files
    }

    /// Since when the changed source is compiled; `nil` while it is not.
    var reloadsSince: Date? { builds.start }

    /// When to look at the files around a source that does not compile next.
    var nextLook: Date? { builds.nextLook }

    /// Collects and compiles the source again, beside whatever the caller does.
    mutating func beginReload(at now: Date) { builds.begin(after: guest, at: now) }

    /// Takes the guest of the changed source, once it is compiled.
    ///
    /// - Returns: Whether there is one.
    /// - Throws: A ``GuestError``, or that the settings cannot be read; the last good guest stays.
    mutating func takeReloaded(at now: Date) throws -> Bool {
        guard let new = try builds.take(at: now) else { return false }
        guest = new
        return true
    }

    /// Compiles a source that does not compile again if a file was written around it.
    mutating func lookAround(at now: Date) { builds.lookAround(after: guest, at: now) }
}

extension PreviewChoice {
    /// The same choice of a guest that was made again: the widget and the state of the same names, else the first.
    func renewed(_ previews: [ActivityPreview]) -> PreviewChoice {
        var choice = PreviewChoice(
            preview: previews.first { $0.name == preview.name } ?? previews[0], traits: traits, of: previews)
        if let state = choice.preview.state(named: state.name) { try? choice.choose(state) }
        // Fields that the changed source has no longer lose the edits with them.
        if choice.preview.name == preview.name { try? choice.edit(edits) }
        (choice.offset, choice.languages) = (offset, languages)
        return choice
    }
}
