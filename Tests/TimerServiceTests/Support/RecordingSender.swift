import Foundation
import Synchronization
import TimerService

/// Replaces APNs: records pushes, and answers as a test wishes.
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

    /// All sent pushes, in order.
    var pushes: [OutgoingPush] { state.withLock { $0.pushes } }

    /// Sets the answers to the next pushes; later ones are accepted.
    func answer(_ outcomes: PushOutcome...) { state.withLock { $0.answers += outcomes } }
}
