import Foundation

/// Reads the store again after a failure that may pass, so that one failed look does not silence the last process that rings.
public struct StoreRetry: Hashable, Sendable {
    /// Shortest time until the next attempt, in seconds. It doubles with every failure in a row.
    public static let shortest: TimeInterval = 1
    /// Longest time until the next attempt, in seconds.
    public static let longest: TimeInterval = 60

    private var pause: TimeInterval = 0
    /// When to try again; `nil` after a success.
    public private(set) var next: Date?
    /// Why the last attempt failed; `nil` after a success.
    public private(set) var error: StoreError?

    /// Nothing has failed yet.
    public init() {}

    /// What `read` finds; `nil` where it failed in a way that may pass. Throws what waiting does not change.
    public mutating func read<Value>(at now: Date, _ read: () throws -> Value) throws -> Value? {
        do {
            let value = try read()
            self = StoreRetry()
            return value
        } catch let error as StoreError where error.mayPass {
            pause = pause == 0 ? Self.shortest : min(Self.longest, pause * 2)
            (next, self.error) = (now + pause, error)
            return nil
        }
    }
}
