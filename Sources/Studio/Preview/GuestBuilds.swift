import Foundation
import GuestBuild

/// Makes a guest whenever its source changes.
package struct GuestBuilds {
    private var request: Guest.Request
    private let settings: GuestSettings?
    /// Why the settings could not be read, until that is reported.
    private var failure: (any Error)?
    /// The build of the changed source; `nil` while there is none.
    private var build: GuestReload?
    /// Of a source that does not compile, when its files and those around it were changed; `nil` of one that does.
    private var changes: [String: Date]?
    /// When to look at them next.
    private(set) var nextLook: Date?

    /// The time between two looks at the files around a source that does not compile, in seconds.
    private static let lookPeriod = 2.0

    /// - Parameter changes: Of a source that does not compile, when the files that it could take from were changed before it was read; `nil`
    ///   of one that does.
    package init(_ request: Guest.Request, settings: GuestSettings?, brokenSince changes: [String: Date]? = nil) {
        (self.request, self.settings, self.changes) = (request, settings, changes)
        // At once: a file may have changed since.
        if changes != nil { nextLook = .distantPast }
    }

    /// The files that were named.
    var files: [URL] {
        (request.collection.paths + [settings?.file].compactMap(\.self)).map { URL(fileURLWithPath: $0) }
    }

    /// Since when the changed source is compiled; `nil` while it is not.
    var start: Date? { build?.start }

    /// Collects and compiles the source, beside whatever the caller does. A build of it that has not ended is given up. Where the
    /// settings cannot be read, ``take(at:)`` says so.
    ///
    /// - Parameter previous: The guest before the change; `nil` if there was none.
    mutating func begin(after previous: Guest?, at now: Date) {
        giveUp()
        nextLook = nil
        do {
            request = try settings?.renewed(request) ?? request
        } catch {
            failure = error
            return
        }
        build = GuestReload(of: request, after: previous, at: now)
    }

    /// Gives up a build that has not ended.
    mutating func giveUp() {
        build?.cancellation.cancel()
        build = nil
    }

    /// Takes the guest of the changed source; `nil` while it is not compiled.
    ///
    /// - Throws: A ``GuestError``, or that the settings cannot be read.
    mutating func take(at now: Date) throws -> Guest? {
        if let failure {
            self.failure = nil
            throw failure
        }
        guard let build, let result = build.result else { return nil }
        self.build = nil
        (changes, nextLook) = (build.changes, now + Self.lookPeriod)
        let guest = try result.get()
        (changes, nextLook) = (nil, nil)
        return guest
    }

    /// Compiles a source that does not compile again if a file was written around it, which is not watched: it may have what is missing.
    mutating func lookAround(after previous: Guest?, at now: Date) {
        guard let changes, let look = nextLook, now >= look, build == nil else { return }
        nextLook = now + Self.lookPeriod
        if request.collection.changes != changes { begin(after: previous, at: now) }
    }
}
