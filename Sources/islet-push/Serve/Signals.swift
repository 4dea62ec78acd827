import Dispatch
import Foundation

/// Waiting for a signal without a handler of one's own.
enum Signals {
    /// Waits for the first of the signals. From then on, another one ends the process at once.
    static func wait(for signals: [Int32]) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let queue = DispatchQueue(label: "signals")
            nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []
            for number in signals {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                source.setEventHandler {
                    guard !sources.isEmpty else { return }
                    for source in sources { source.cancel() }
                    sources = []
                    for number in signals { signal(number, SIG_DFL) }
                    continuation.resume()
                }
                queue.sync { sources.append(source) }
                source.resume()
            }
        }
    }
}
