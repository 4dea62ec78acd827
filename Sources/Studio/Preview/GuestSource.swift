import Foundation
import GuestBuild
import Presentations

/// A guest that a preview shows, and how to make it again when its source changes.
package struct GuestSource {
    /// The guest.
    package private(set) var guest: Guest
    /// The arguments of a command that opens the same guest.
    let arguments: [String]
    private let request: Guest.Request

    package init(guest: Guest, request: Guest.Request, arguments: [String]) {
        (self.guest, self.request, self.arguments) = (guest, request, arguments)
    }

    /// The files whose changes matter.
    var files: [URL] { (guest.files.map(\.path) + guest.resourceFiles).map { URL(fileURLWithPath: $0) } }

    /// Collects and compiles the source again. Throws a ``GuestError``; the last good guest stays.
    mutating func reload() throws { guest = try Guest(request, after: guest) }
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
