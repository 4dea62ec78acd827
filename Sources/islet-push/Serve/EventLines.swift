import Dispatch
import Foundation
import Synchronization

/// The JSON lines that the server prints and keeps: one for everything that happens, in order.
///
/// A class because event loops, the device's timer and the timer's server all append to one stream. Appending never waits for
/// a disk or a pipe: lines are written in batches on a queue of their own. A reader that stops reading does not stop the
/// server; beyond ``capacity`` the newest lines are dropped, and a line says how many.
final class EventLines: Sendable {
    /// The most bytes that wait to be written.
    static let capacity = 4 << 20

    private struct Waiting {
        var bytes: [UInt8] = []
        var dropped = 0
        var isScheduled = false
    }

    private let waiting = Mutex(Waiting())
    private let queue = DispatchQueue(label: "event lines")
    private let sinks: [any LineSink]

    /// Lines that go to every sink.
    init(sinks: [any LineSink]) { self.sinks = sinks }

    /// Appends a line; it needs no line break.
    func append(_ line: String) {
        let line = TerminalSafeJSON.escaping(line)
        let mustSchedule = waiting.withLock { waiting in
            guard waiting.bytes.count + line.utf8.count < Self.capacity else {
                waiting.dropped += 1
                return false
            }
            waiting.bytes.append(contentsOf: line.utf8)
            waiting.bytes.append(UInt8(ascii: "\n"))
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if mustSchedule { queue.async { self.drain() } }
    }

    /// Appends a value as one line.
    func append(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .secondsSince1970
        guard let data = try? encoder.encode(value) else { return }
        append(String(decoding: data, as: UTF8.self))
    }

    /// Writes everything that was appended so far.
    func flush() { queue.sync { drain() } }

    private func drain() {
        while let batch = next() {
            for sink in sinks { sink.write(batch) }
        }
    }

    private func next() -> [UInt8]? {
        waiting.withLock { waiting in
            if waiting.dropped > 0 {
                waiting.bytes += Array("{\"event\":\"lines-dropped\",\"count\":\(waiting.dropped)}\n".utf8)
                waiting.dropped = 0
            }
            guard !waiting.bytes.isEmpty else {
                waiting.isScheduled = false
                return nil
            }
            defer { waiting.bytes = [] }
            return waiting.bytes
        }
    }
}

/// Where lines go.
protocol LineSink: Sendable {
    /// Writes whole lines. What cannot be written is lost; the server goes on.
    func write(_ lines: [UInt8])
}
