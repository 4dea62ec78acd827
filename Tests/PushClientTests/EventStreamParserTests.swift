import Foundation
import SeededRandom
import Testing

@testable import PushClient

/// Server-sent events, by the rules of the HTML standard.
struct EventStreamParserTests {
    private func events(_ text: String) throws -> [ServerSentEvent] {
        var parser = EventStreamParser()
        return try parser.feed(Array(text.utf8))
    }

    @Test("An event has its type, its data and the last identifier", arguments: ["\n", "\r", "\r\n"])
    func fields(lineEnd: String) throws {
        let lines = ["id: 7", "event: state", "data: {\"a\":1}", "", ": keep-alive", "", "data: second", "", ""]
        #expect(
            try events(lines.joined(separator: lineEnd)) == [
                ServerSentEvent(type: "state", data: "{\"a\":1}", lastEventID: "7"),
                ServerSentEvent(data: "second", lastEventID: "7"),
            ])
    }

    @Test(
        "The examples of the standard",
        arguments: [
            ("data: YHOO\ndata: +2\ndata: 10\n\n", ["YHOO\n+2\n10"]),
            ("data\n\ndata\ndata\n\ndata:", ["", "\n"]),
            ("data:test\n\ndata: test\n\n", ["test", "test"]),
            ("data:  two\n\n", [" two"]),
            ("event: nothing\n\n", []),
            ("\u{FEFF}data: after the mark\n\n", ["after the mark"]),
            ("data: unfinished", []),
            (": only a comment\n\n", []),
            ("unknown: x\ndata: y\n\n", ["y"]),
        ])
    func standard(text: String, data: [String]) throws {
        #expect(try events(text).map(\.data) == data)
    }

    @Test("An identifier with a NUL is ignored, an empty one clears the last, and retry takes only digits")
    func identifiersAndRetry() throws {
        var parser = EventStreamParser()
        let found = try parser.feed(
            Array("id: 3\ndata: a\n\nid: 4\u{0}\ndata: b\n\nid\ndata: c\n\nretry: 250\nretry: 2s\n".utf8))
        #expect(found.map(\.lastEventID) == ["3", "3", ""])
        #expect(parser.retryMilliseconds == 250)
    }

    @Test("A line or an event beyond the limit ends the stream, and the rest is discarded")
    func limit() throws {
        var parser = EventStreamParser(limit: 16)
        #expect(throws: EventStreamError.tooLarge(limit: 16)) {
            try parser.feed(Array(repeating: UInt8(65), count: 17))
        }
        var lines = EventStreamParser(limit: 16)
        #expect(throws: EventStreamError.tooLarge(limit: 16)) {
            try lines.feed(Array("data: 1234567\ndata: 123456789\n".utf8))
        }
    }

    @Test("Chunk boundaries do not affect the events", arguments: 0..<40 as Range<UInt64>)
    func pieces(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let alphabet: [UInt8] = Array("data: id event:\n\r\n\n: x7\u{FEFF}é".utf8) + [0, 0xFF, 0xEF, 0xBB]
        let bytes = (0..<400).map { _ in alphabet.randomElement(using: &random)! }
        var whole = EventStreamParser()
        let expected = try whole.feed(bytes)
        var cut = EventStreamParser()
        var found: [ServerSentEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...7, using: &random)
            found += try cut.feed(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(found == expected)
    }
}
