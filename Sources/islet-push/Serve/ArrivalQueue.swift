import Foundation
import PushDevice

/// The answers that the device has not had yet, in order.
///
/// At most ``capacity`` of them wait. Then appending waits for the device, so that a flood of pushes costs time and not
/// memory. A class because event loops append what the device's queue takes.
final class ArrivalQueue: Sendable {
    /// How many answers may wait.
    static let capacity = 128

    // NSCondition, because Mutex has no way to wait for a change.
    private let condition = NSCondition()
    private nonisolated(unsafe) var waiting: [PushEvent] = []

    /// Whether nothing waits.
    var isEmpty: Bool {
        condition.lock()
        defer { condition.unlock() }
        return waiting.isEmpty
    }

    /// Appends an answer; whether it is the first that waits, so that somebody must be sent to take them.
    func append(_ arrival: PushEvent) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= Self.capacity { condition.wait() }
        waiting.append(arrival)
        return waiting.count == 1
    }

    /// Everything that waits, oldest first.
    func takeAll() -> [PushEvent] {
        condition.lock()
        defer { condition.unlock() }
        guard !waiting.isEmpty else { return [] }
        let all = waiting
        waiting.removeAll(keepingCapacity: false)
        condition.broadcast()
        return all
    }
}
