import Foundation

/// The clock on the wall: the one place of this module that reads one.
///
/// It is for an app that uses the library and binds no device of its own. The program never does: its devices are stored, and an
/// app acts on one at the instant that the program read, see ``SystemState/act(as:at:_:)``.
public struct WallClock: ActivityClock {
    /// The clock.
    public init() {}

    /// The instant.
    public var now: Date { Date() }

    /// Runs `action` at a date.
    @discardableResult
    public func schedule(at date: Date, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        let wait = Duration.seconds(max(0, min(date.timeIntervalSince(now), 1e9)))
        let task = Task.detached {
            guard (try? await Task.sleep(for: wait, clock: .continuous)) != nil else { return }
            action()
        }
        return ScheduledAction { task.cancel() }
    }
}
