import Synchronization

/// Broadcasts repository changes to any number of listeners.
///
/// A class, because the source of the changes and the listeners share it.
package final class ChangeBroadcast: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<RepositoryChange>.Continuation] = [:]
        var next = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    package init() {}

    /// A stream of the changes from now on. It ends at once if ``finish()`` was called.
    package func stream() -> AsyncStream<RepositoryChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: RepositoryChange.self)
        state.withLock { state in
            guard !state.isFinished else { return continuation.finish() }
            let id = state.next
            state.next += 1
            state.listeners[id] = continuation
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
            }
        }
        return stream
    }

    /// Reports a change to all listeners.
    package func report(_ change: RepositoryChange) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(change) }
    }

    /// Ends all streams.
    package func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }
}
