import Synchronization

/// The services that are answering requests. The server waits for them before it gives its event loops back: what they write
/// afterwards would reach no loop. A class because every connection adds to it.
final class RunningServices: Sendable {
    private struct State {
        var lastID = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Runs a service.
    func run(_ service: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        state.withLock { state in
            state.lastID += 1
            let id = state.lastID
            let task = Task {
                await service()
                self.state.withLock { $0.tasks[id] = nil }
            }
            state.tasks[id] = task
            return task
        }
    }

    /// Cancels what still runs, and waits for its end. Call it when no connection is left.
    func finish() async {
        for task in state.withLock({ Array($0.tasks.values) }) {
            task.cancel()
            await task.value
        }
    }
}
