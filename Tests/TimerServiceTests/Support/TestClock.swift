import Foundation
import Synchronization
import TimerService

/// A clock that moves only when a test moves it.
final class TestClock: TimerServiceClock {
    private struct State {
        var now: Date
        var next = 0
        var sleepers: [Int: (date: Date, continuation: CheckedContinuation<Void, any Error>)] = [:]
    }

    private let state: Mutex<State>

    init(_ now: Date = Date(timeIntervalSince1970: 1_800_000_000)) { state = Mutex(State(now: now)) }

    func now() -> Date { state.withLock { $0.now } }

    /// The number of waiting tasks.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func advance(by seconds: TimeInterval) {
        let due = state.withLock { state in
            state.now += seconds
            let due = state.sleepers.filter { $0.value.date <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due { continuation.resume() }
    }

    func sleep(until date: Date) async throws {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if date <= state.now { return .success(()) }
                    state.sleepers[id] = (date, continuation)
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id)?.continuation }?.resume(throwing: CancellationError())
        }
    }
}
