import Foundation
import Synchronization
import TimerService

/// Stands for APNs: keeps what it is sent, and answers as a test wishes.
final class RecordingSender: PushSender {
    private struct State {
        var pushes: [OutgoingPush] = []
        var answers: [PushOutcome] = []
    }

    private let state = Mutex(State())

    func send(_ push: OutgoingPush) async -> PushOutcome {
        state.withLock { state in
            state.pushes.append(push)
            return state.answers.isEmpty ? .accepted(uniqueID: nil) : state.answers.removeFirst()
        }
    }

    /// All that was sent, in order.
    var pushes: [OutgoingPush] { state.withLock { $0.pushes } }

    /// Answers the next pushes so; those after them are accepted.
    func answer(_ outcomes: PushOutcome...) { state.withLock { $0.answers += outcomes } }
}
