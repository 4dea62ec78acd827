import Foundation

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State
    public init(initialState: State) { state = initialState }
    public init(uncheckedState: State) { state = uncheckedState }
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
    public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard mutex.try() else { return nil }
        defer { mutex.unlock() }
        return try body(&state)
    }
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}
extension OSAllocatedUnfairLock {
    public enum Ownership: Sendable { case owner, notOwner }
    public func precondition(_ condition: Ownership) {}
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? { try withLockIfAvailable(body) }
}
extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }
    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func lockIfAvailable() -> Bool { mutex.try() }
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
