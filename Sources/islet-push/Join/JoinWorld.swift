import Dispatch
import Foundation
import Store

/// The store of this user.
enum JoinedStore {
    static var here: Store { Store(locations: StoreLocations(environment: ProcessInfo.processInfo.environment)) }
}

/// The signals that ask a process to end.
enum EndingSignals {
    /// Kept for the life of the process; only ``stream()`` touches them, once.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Yields when one comes; the default action is switched off.
    static func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            sources.append(source)
        }
        return stream
    }
}
