import Dispatch
import PlainText
import Synchronization

/// Something that happened, as one line of JSON.
protocol EventLine: Sendable {
    /// Adds the members of the line's object, sorted by name.
    func write(to line: inout JSONWriter)
}

/// Lines that belong together, as bytes.
struct EventBatch: Sendable {
    /// The lines, each with its end.
    fileprivate(set) var bytes: [UInt8] = []
    /// How many they are.
    fileprivate(set) var count = 0

    /// Adds a line. What a terminal would obey is escaped.
    mutating func add(_ line: some EventLine) {
        var writer = JSONWriter(isTerminalSafe: true)
        swap(&writer.bytes, &bytes)
        writer.object { line.write(to: &$0) }
        writer.bytes.append(UInt8(ascii: "\n"))
        swap(&writer.bytes, &bytes)
        count += 1
    }
}

/// The JSON lines that the server prints and keeps: one for everything that happens, in order.
///
/// A class because event loops, the device's timer and the timer's server all append to one stream. Lines are written in batches
/// on a queue of their own. While ``capacity`` bytes wait, appending waits for the queue, at most ``patience``: a reader that
/// stopped reading does not stop the server for longer. What is dropped then is counted, and a line says so.
final class EventLines: Sendable {
    /// How many bytes may wait before appending waits as well.
    static let capacity = 1 << 17
    /// How long appending waits for a queue that is full.
    static let patience = DispatchTimeInterval.seconds(1)

    private struct Waiting {
        var batch = EventBatch()
        var dropped = 0
        var isScheduled = false
        /// How many appending threads wait for the queue.
        var appenders = 0
        /// Whether the sink did not take anything for ``EventLines/patience``: then nobody waits for it again until it does.
        var isStalled = false
    }

    private enum Place { case waits, isFirst, isFull }

    private let waiting = Mutex(Waiting())
    private let taken = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "event lines")
    private let sinks: [any LineSink]

    /// Lines that go to every sink.
    init(sinks: [any LineSink]) { self.sinks = sinks }

    /// Appends a line.
    func append(_ line: some EventLine) {
        var batch = EventBatch()
        batch.add(line)
        append(batch)
    }

    /// Appends lines that belong together.
    func append(_ batch: EventBatch) {
        guard batch.count > 0 else { return }
        while true {
            switch place(batch) {
            case .waits: return
            case .isFirst: return queue.async { self.drain() }
            case .isFull:
                guard taken.wait(timeout: .now() + Self.patience) == .timedOut else { continue }
                waiting.withLock {
                    $0.isStalled = true
                    $0.appenders = max(0, $0.appenders - 1)
                }
            }
        }
    }

    /// Writes everything that was appended so far.
    func flush() { queue.sync { drain() } }

    private func place(_ batch: EventBatch) -> Place {
        waiting.withLock { waiting in
            guard waiting.batch.bytes.count < Self.capacity else {
                guard waiting.isStalled else {
                    waiting.appenders += 1
                    return .isFull
                }
                waiting.dropped += batch.count
                return .waits
            }
            if waiting.batch.count == 0 {
                waiting.batch = batch
            } else {
                waiting.batch.bytes += batch.bytes
                waiting.batch.count += batch.count
            }
            defer { waiting.isScheduled = true }
            return waiting.isScheduled ? .waits : .isFirst
        }
    }

    private func drain() {
        while let bytes = next() {
            for sink in sinks { sink.write(bytes) }
        }
    }

    private func next() -> [UInt8]? {
        let (batch, dropped, appenders) = waiting.withLock { waiting in
            let next = (waiting.batch, waiting.dropped, waiting.appenders)
            if waiting.batch.count == 0, waiting.dropped == 0 { waiting.isScheduled = false }
            (waiting.batch, waiting.dropped) = (EventBatch(), 0)
            (waiting.appenders, waiting.isStalled) = (0, false)
            return next
        }
        for _ in 0..<appenders { taken.signal() }
        guard dropped > 0 else { return batch.count > 0 ? batch.bytes : nil }
        var rest = batch
        rest.add(DroppedLine(count: dropped))
        return rest.bytes
    }
}

/// Lines that nobody read in time.
private struct DroppedLine: EventLine {
    let count: Int

    func write(to line: inout JSONWriter) {
        line.add("count", count)
        line.add("event", "lines-dropped")
    }
}

/// Where lines go.
protocol LineSink: Sendable {
    /// Writes whole lines. What cannot be written is lost; the server goes on.
    func write(_ lines: [UInt8])
}
