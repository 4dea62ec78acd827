import Foundation

/// The time by which a host lets its system go on.
public protocol ActivityClock: Sendable {
    /// The instant.
    var now: Date { get }

    /// Runs `action` at a date, at once if it has passed. It runs once, unless it is cancelled first.
    @discardableResult
    func schedule(at date: Date, _ action: @escaping @Sendable () -> Void) -> ScheduledAction
}

/// An action that a clock will run.
public struct ScheduledAction: Sendable {
    private let cancellation: @Sendable () -> Void

    /// An action that `cancellation` takes back.
    public init(cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

    /// Takes the action back; one that has run stays done.
    public func cancel() { cancellation() }
}

extension ActivityClock {
    /// Waits until a date.
    public func wait(until date: Date) async {
        await withCheckedContinuation { continuation in
            schedule(at: date) { continuation.resume() }
        }
    }
}
