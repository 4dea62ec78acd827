import Synchronization

/// A sequence of what a device tells about one thing. It listens from the moment it is made, not from the first element that is
/// asked for, so that nothing in between is missed.
public struct DeviceUpdates<Element>: AsyncSequence {
    /// What gives its elements.
    public typealias Iterator = AsyncStream<Element>.Iterator

    private let stream: AsyncStream<Element>

    /// `first`, then what `change` answers for each event and the state after it; the sequence ends after the event at which
    /// `isLast`.
    init(
        of host: ActivityHost, first: Element? = nil,
        isLast: @escaping @Sendable (SystemEvent) -> Bool = { _ in false },
        _ change: @escaping (SystemEvent, SystemState) -> Element?
    ) {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        self.stream = stream
        if let first {
            nonisolated(unsafe) let element = first
            continuation.yield(element)
        }
        // Safe although neither says so: the host calls one listener at a time, and each element is decoded separately.
        nonisolated(unsafe) let change = change
        let listener = host.listen { event, state in
            nonisolated(unsafe) let element = change(event, state)
            if let element { continuation.yield(element) }
            guard isLast(event) else { return .goOn }
            continuation.finish()
            return .stop
        }
        // A sequence that has finished has left the host already, from within its lock.
        continuation.onTermination = { if case .cancelled = $0 { listener.cancel() } }
    }

    /// An iterator over past and future updates.
    public func makeAsyncIterator() -> Iterator { stream.makeAsyncIterator() }
}

extension DeviceUpdates: Sendable where Element: Sendable {}

/// Which activities a sequence has told of. A class: the sequence's closure and its copies share it.
final class NewActivities: Sendable {
    private let known: Mutex<Set<String>>

    init(_ known: Set<String>) { self.known = Mutex(known) }

    /// Whether the activity was not reported yet; marks it as reported.
    func insert(_ id: String) -> Bool { known.withLock { $0.insert(id).inserted } }
}
