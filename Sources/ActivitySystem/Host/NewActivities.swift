import Synchronization

/// Which activities a sequence has told of. A class: the sequence's closure and its copies share it.
final class NewActivities: Sendable {
    private let known: Mutex<Set<String>>

    init(_ known: Set<String>) { self.known = Mutex(known) }

    /// Whether the activity was not reported yet; marks it as reported.
    func insert(_ id: String) -> Bool { known.withLock { $0.insert(id).inserted } }
}
