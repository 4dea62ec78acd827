import Dispatch
import Foundation
import Synchronization

/// Something that happened, as one line of JSON. The text is made when the line is written, off the event loops.
protocol EventLine: Sendable {
    /// JSON without a line break.
    var json: Data { get }
}

/// The JSON lines that the server prints and keeps: one for everything that happens, in order.
///
/// A class because event loops, the device's timer and the timer's server all append to one stream. Lines are encoded and written
/// in batches on a queue of their own. While ``capacity`` lines wait, appending waits for the queue, at most ``patience``: a
/// reader that stopped reading does not stop the server for longer. What is dropped then is counted, and a line says so.
final class EventLines: Sendable {
    /// How many lines may wait.
    static let capacity = 4096
    /// How long appending waits for a queue that is full, in seconds.
    static let patience: TimeInterval = 1

    private struct Waiting {
        var lines: [any EventLine] = []
        var dropped = 0
        var isScheduled = false
        /// Whether the sink did not take anything for ``EventLines/patience``: then nobody waits for it again until it does.
        var isStalled = false
    }

    // NSCondition, because Mutex has no way to wait for a change.
    private let condition = NSCondition()
    private nonisolated(unsafe) var waiting = Waiting()
    private let queue = DispatchQueue(label: "event lines")
    private let sinks: [any LineSink]

    /// Lines that go to every sink.
    init(sinks: [any LineSink]) { self.sinks = sinks }

    /// Appends a line.
    func append(_ line: some EventLine) { append([line]) }

    /// Appends lines that belong together.
    func append(_ lines: [any EventLine]) {
        guard !lines.isEmpty else { return }
        condition.lock()
        defer { condition.unlock() }
        if waiting.lines.count >= Self.capacity, !waiting.isStalled {
            let deadline = Date(timeIntervalSinceNow: Self.patience)
            while waiting.lines.count >= Self.capacity {
                guard condition.wait(until: deadline) else {
                    waiting.isStalled = true
                    break
                }
            }
        }
        guard waiting.lines.count < Self.capacity else {
            waiting.dropped += lines.count
            return
        }
        waiting.lines += lines
        guard !waiting.isScheduled else { return }
        waiting.isScheduled = true
        queue.async { self.drain() }
    }

    /// Writes everything that was appended so far.
    func flush() { queue.sync { drain() } }

    private func drain() {
        while let batch = next() {
            for sink in sinks { sink.write(batch) }
        }
    }

    private func next() -> [UInt8]? {
        condition.lock()
        let (lines, dropped) = (waiting.lines, waiting.dropped)
        if lines.isEmpty, dropped == 0 { waiting.isScheduled = false }
        (waiting.lines, waiting.dropped, waiting.isStalled) = ([], 0, false)
        condition.broadcast()
        condition.unlock()
        guard !lines.isEmpty || dropped > 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lines.count * 320)
        for line in lines {
            bytes += TerminalSafeJSON.escaping(line.json)
            bytes.append(UInt8(ascii: "\n"))
        }
        if dropped > 0 { bytes += Array("{\"event\":\"lines-dropped\",\"count\":\(dropped)}\n".utf8) }
        return bytes
    }
}

/// Where lines go.
protocol LineSink: Sendable {
    /// Writes whole lines. What cannot be written is lost; the server goes on.
    func write(_ lines: [UInt8])
}

extension EventLine where Self: Encodable {
    /// The value as JSON with sorted keys; dates are seconds since 1970.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .secondsSince1970
        // Every line is made of texts and finite numbers, which always encode.
        return (try? encoder.encode(self)) ?? Data("{}".utf8)
    }
}
