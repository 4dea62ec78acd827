import Foundation

@testable import TerminalScreen

/// Events for programs that print lines, decided by a test each time the program waits.
package final class ScriptedEvents: EventSource {
    /// The files that are watched.
    package private(set) var watched: [URL] = []
    /// How many times the program was suspended.
    package private(set) var suspensions = 0
    /// Whether it was closed.
    package private(set) var isClosed = false
    /// Whether the input is no longer watched.
    package private(set) var ignoresInput = false
    private let next: (Date?) -> TerminalEvent
    private let suspended: () -> Void

    /// Creates a source whose events `next` decides from the deadline.
    ///
    /// - Parameter suspended: What happens while the process is stopped.
    package init(suspended: @escaping () -> Void = {}, next: @escaping (Date?) -> TerminalEvent) {
        (self.suspended, self.next) = (suspended, next)
    }

    package func watch(file: URL, for changes: WatchedChanges) throws(TerminalError) { watched.append(file) }
    package func nextEvent(until deadline: Date?) -> TerminalEvent { next(deadline) }
    package func ignoreInput() { ignoresInput = true }
    package func close() { isClosed = true }

    package func suspend() {
        suspensions += 1
        suspended()
    }
}
