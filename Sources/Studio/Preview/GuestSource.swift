import Foundation
import GuestBuild
import Presentations

/// A guest that a preview shows, and how to make it again when its source changes.
package struct GuestSource {
    /// The guest.
    package private(set) var guest: Guest
    /// The arguments of a command that opens the same guest.
    let arguments: [String]
    private var request: Guest.Request
    private let settings: GuestSettings?
    /// Why the settings could not be read, until that is reported.
    private var failure: (any Error)?
    /// The build of the changed source; `nil` while there is none.
    private var reload: GuestReload?
    /// Of a source that does not compile, when its files and those around it were changed; `nil` of one that does.
    private var changes: [String: Date]?
    /// When to look at them next.
    private(set) var nextLook: Date?

    /// The time between two looks at the files around a source that does not compile, in seconds.
    private static let lookPeriod = 2.0

    package init(guest: Guest, request: Guest.Request, settings: GuestSettings?, arguments: [String]) {
        (self.guest, self.request, self.arguments) = (guest, request, arguments)
        self.settings = settings
    }

    /// The files whose changes matter.
    var files: [URL] {
        (guest.files.map(\.path) + guest.resourceFiles + [settings?.file].compactMap(\.self)).map {
            URL(fileURLWithPath: $0)
        }
    }

    /// Since when the changed source is compiled; `nil` while it is not.
    var reloadsSince: Date? { reload?.start }

    /// Collects and compiles the source again, beside whatever the caller does. A build of it that has not ended is given up. Where the
    /// settings cannot be read, ``takeReloaded(at:)`` says so.
    mutating func beginReload(at now: Date) {
        reload?.cancellation.cancel()
        (reload, nextLook) = (nil, nil)
        do {
            request = try settings?.renewed(request) ?? request
        } catch {
            failure = error
            return
        }
        reload = GuestReload(of: request, after: guest, at: now)
    }

    /// Takes the guest of the changed source, once it is compiled.
    ///
    /// - Returns: Whether there is one.
    /// - Throws: A ``GuestError``, or that the settings cannot be read; the last good guest stays.
    mutating func takeReloaded(at now: Date) throws -> Bool {
        if let failure {
            self.failure = nil
            throw failure
        }
        guard let reload, let result = reload.result else { return false }
        self.reload = nil
        (changes, nextLook) = (reload.changes, now + Self.lookPeriod)
        guest = try result.get()
        (changes, nextLook) = (nil, nil)
        return true
    }

    /// Compiles a source that does not compile again if a file was written around it, which is not watched: it may have what is missing.
    mutating func lookAround(at now: Date) {
        guard let changes, let look = nextLook, now >= look, reload == nil else { return }
        nextLook = now + Self.lookPeriod
        if request.collection.changes != changes { beginReload(at: now) }
    }
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
