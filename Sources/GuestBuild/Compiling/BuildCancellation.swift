import Synchronization

/// Gives up a build that nobody waits for any more: its compiler is ended, and it throws ``GuestError/cancelled``.
package final class BuildCancellation: Sendable {
    private let flag = Atomic(false)

    package init() {}

    /// Whether the build is given up.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Gives the build up. It ends within a twentieth of a second while the compiler runs, else at the next compilation.
    package func cancel() { flag.store(true, ordering: .relaxed) }
}
