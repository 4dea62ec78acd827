import Dispatch
import Foundation
import Synchronization

/// Work on a thread of its own, so that the caller goes on meanwhile: a screen must answer keys.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let ended = Mutex<Value?>(nil)
    private let end = DispatchGroup()

    /// Begins it.
    package init(_ body: @escaping @Sendable () -> Value) {
        end.enter()
        SignalFreeThread.start { [self] in
            let value = body()
            ended.withLock { $0 = value }
            end.leave()
        }
    }

    /// What came of it; `nil` before its end.
    package var result: Value? { ended.withLock { $0 } }

    /// What came of it, after waiting for its end for at most `seconds`; `nil` before its end.
    package func result(within seconds: TimeInterval) -> Value? {
        if seconds > 0 { _ = end.wait(timeout: .now() + seconds) }
        return result
    }
}
