import Foundation

/// Reads server-sent events out of bytes, however the network has cut them.
///
///     id: 7⏎ event: state⏎ data: {…}⏎ ⏎      an event
///     : keep-alive⏎ ⏎                          a comment: a sign of life, no event
///
/// Source: [Parsing an event stream](https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream):
/// lines end in CR LF, LF or CR; one byte order mark at the beginning is skipped; one space after the colon is not part of the
/// value; an event without data is dropped; an `id` with a NUL and a `retry` that is not made of digits are ignored.
package struct EventStreamParser: Sendable {
    /// Bytes that a line, or all data of an event, may have. More is ``EventStreamError/tooLarge(limit:)``.
    package let limit: Int
    /// How long to wait before connecting again, if the stream named it; in milliseconds.
    package private(set) var retryMilliseconds: Int?
    /// The last event identifier of the stream; empty before there is one.
    package private(set) var lastEventID = ""

    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var type = ""
    private var isFirstLine = true
    private var endedInCarriageReturn = false

    /// A parser at the beginning of a stream. The default limit is 1 MiB.
    package init(limit: Int = 1 << 20) { self.limit = limit }

    /// The events that are complete with these bytes.
    package mutating func feed(_ bytes: some Sequence<UInt8>) throws(EventStreamError) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            // The second half of a CR LF, perhaps in the next piece.
            let isSecondHalf = endedInCarriageReturn && byte == 0x0A
            endedInCarriageReturn = byte == 0x0D
            if isSecondHalf { continue }
            guard byte == 0x0A || byte == 0x0D else {
                guard line.count < limit else { throw .tooLarge(limit: limit) }
                line.append(byte)
                continue
            }
            if let event = try endLine() { events.append(event) }
        }
        return events
    }

    private mutating func endLine() throws(EventStreamError) -> ServerSentEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        }
        guard !line.isEmpty else { return dispatch() }
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
        let name = line[..<(colon ?? line.endIndex)]
        var value = colon.map { line[($0 + 1)...] } ?? []
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        switch String(decoding: name, as: UTF8.self) {
        case "event": type = String(decoding: value, as: UTF8.self)
        case "data":
            guard data.count + value.count < limit else { throw .tooLarge(limit: limit) }
            data += value
            data.append(0x0A)
        case "id" where !value.contains(0): lastEventID = String(decoding: value, as: UTF8.self)
        case "retry" where !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }:
            retryMilliseconds = Int(String(decoding: value, as: UTF8.self)) ?? retryMilliseconds
        default: break
        }
        return nil
    }

    private mutating func dispatch() -> ServerSentEvent? {
        defer {
            data.removeAll(keepingCapacity: true)
            type = ""
        }
        guard !data.isEmpty else { return nil }
        data.removeLast()
        return ServerSentEvent(
            type: type.isEmpty ? "message" : type, data: String(decoding: data, as: UTF8.self),
            lastEventID: lastEventID)
    }
}
