import Dispatch
import Foundation
import Meditation
import Store

/// The store of this user.
enum JoinedStore {
    static var here: Store { Store(locations: StoreLocations(environment: ProcessInfo.processInfo.environment)) }
}

/// What the machine's clocks say.
enum SystemReading {
    private static let bootID: String =
        (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines) ?? UUID().uuidString

    static func read() -> ClockReading {
        var time = timespec()
        #if os(Linux)
            clock_gettime(CLOCK_BOOTTIME, &time)
        #else
            clock_gettime(CLOCK_MONOTONIC, &time)
        #endif
        return ClockReading(
            wall: Date(), bootID: bootID, sinceBoot: TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9)
    }
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
