import Foundation
import SeededRandom
import Testing

@testable import PlainText

@Suite("JSON written member by member")
struct JSONWriterTests {
    private func object(isTerminalSafe: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(isTerminalSafe: isTerminalSafe)
        writer.object(body)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Members keep their order, and nil members are left out")
    func members() {
        let line = object {
            $0.add("event", "push")
            $0.add("reason", String?.none)
            $0.add("status", 200)
            $0.add("seconds", 0.25)
            $0.add("lints", ["a", "b"]) { $0.write($1) }
            $0.add("violations", [1, 2]) { line, number in line.object { $0.add("place", number) } }
        }
        #expect(
            line
                == #"{"event":"push","status":200,"seconds":0.25,"lints":["a","b"],"violations":[{"place":1},{"place":2}]}"#
        )
        #expect(object { _ in } == "{}")
    }

    @Test(
        "Numbers are written as JSON writes them",
        arguments: [
            (5.0, "5"), (-0.5, "-0.5"), (1_763_800_001.12345, "1763800001.12345"), (1e-7, "1e-07"), (.infinity, "null"),
            (.nan, "null"),
        ])
    func numbers(number: Double, text: String) {
        #expect(object { $0.add("n", number) } == "{\"n\":\(text)}")
    }

    @Test("Control characters are escaped, and the value stays the same")
    func terminalSafe() throws {
        let text = "a\"\\/\n\r\t\u{8}\u{C}\u{1B}[2J\u{7F}\u{9B}\u{200E}\u{2028}\u{202E}\u{2066}\u{FEFF}é猫🧘"
        let line = object(isTerminalSafe: true) { $0.add("text", text) }
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || TerminalSafeJSON.isUnsafe($0) })
        #expect(line.contains("é猫🧘"))
        #expect(JSONValue(json: Data(line.utf8)) == .object(["text": .text(text)]))
        #expect(TerminalSafeJSON.text(Data(object { $0.add("text", text) }.utf8)) == line)
    }

    @Test("Every value round-trips, and equal values give equal bytes", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = Self.value(depth: 4, &generator)
        let json = value.json
        #expect(JSONValue(json: json) == value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: json) == value)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: json, as: UTF8.self) == String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    @Test("Whole numbers of 64 bits keep their digits")
    func digits() {
        let json = Data(
            #"{"id":9007199254740993,"least":-9223372036854775808,"sum":0.30000000000000004,"yes":true}"#.utf8)
        let value = JSONValue(json: json)
        #expect(
            value
                == .object([
                    "id": .integer(9_007_199_254_740_993), "least": .integer(.min), "sum": .number(0.1 + 0.2),
                    "yes": .bool(true),
                ]))
        #expect(value?.json == json)
    }

    @Test("A path goes through objects and arrays")
    func paths() {
        let value = JSONValue(json: Data(#"{"items":[{"title":"tea"}]}"#.utf8))
        #expect(value?.value(at: "items.0.title") == .text("tea"))
        #expect(value?.value(at: "items.1.title") == nil)
        #expect(value?.value(at: "items.title") == nil)
    }

    private static func value(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
        case 0: .null
        case 1: .bool(.random(using: &generator))
        case 2: .integer(.random(in: .min ... .max, using: &generator))
        case 3:
            .number(Double.random(in: -1...1, using: &generator) * [1e-9, 1, 1e9].randomElement(using: &generator)!)
        case 4: .text(text(&generator))
        case 5: .list((0..<Int.random(in: 0..<4, using: &generator)).map { _ in value(depth: depth - 1, &generator) })
        default:
            .object(
                Dictionary(
                    (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                        (text(&generator), value(depth: depth - 1, &generator))
                    }, uniquingKeysWith: { $1 }))
        }
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        let scalars: [Unicode.Scalar] = ["a", "Z", "\"", "\\", "/", "\n", "\u{1B}", "\u{7F}", "é", "猫", "🧘", "{", "["]
        return (0..<Int.random(in: 0..<8, using: &generator)).reduce(into: "") { text, _ in
            text.unicodeScalars.append(scalars.randomElement(using: &generator)!)
        }
    }
}
