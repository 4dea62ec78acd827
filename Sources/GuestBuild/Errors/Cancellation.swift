import Synchronization

/// Gives up work that nobody waits for any more: its process is ended, and it throws ``GuestError/cancelled``.
package final class Cancellation: Sendable {
    private let flag = Atomic(false)

    package init() {}

    /// Whether the work is given up.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Gives the work up. It ends within a twentieth of a second while the compiler or the guest runs, else at the next compilation.
    package func cancel() { flag.store(true, ordering: .relaxed) }
}
