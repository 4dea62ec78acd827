import Foundation

/// Writes compact JSON as bytes, member by member.
///
/// For the line that a server logs per push. `JSONEncoder` first builds a dictionary of every object: it took 28 % of
/// the server's CPU time under load, this takes 5 to 7 %. Members are written in the order they are added; `nil`
/// values are left out.
///
///     var line = JSONWriter(isTerminalSafe: true)
///     line.object {
///         $0.add("event", "push")
///         $0.add("status", 200)
///     }
package struct JSONWriter {
    /// The JSON written so far.
    package var bytes: [UInt8] = []
    /// Whether characters that control a terminal are escaped; see ``TerminalSafeJSON``.
    private let isTerminalSafe: Bool

    /// An empty writer.
    package init(isTerminalSafe: Bool = false) { self.isTerminalSafe = isTerminalSafe }

    // MARK: Objects

    /// Writes an object with the members added by `body`.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Adds a string member; `nil` adds nothing.
    package mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        begin(name)
        write(value)
    }

    /// Adds an integer member; `nil` adds nothing.
    package mutating func add(_ name: String, _ value: Int?) {
        guard let value else { return }
        begin(name)
        write(value)
    }

    /// Adds a number member; `nil` adds nothing.
    package mutating func add(_ name: String, _ value: Double?) {
        guard let value else { return }
        begin(name)
        write(value)
    }

    /// Adds a list member whose elements are written by `item`; `nil` adds nothing.
    package mutating func add<Items: Collection>(
        _ name: String, _ items: Items?, item: (inout JSONWriter, Items.Element) -> Void
    ) {
        guard let items else { return }
        begin(name)
        list(items, item: item)
    }

    private mutating func begin(_ name: String) {
        separate()
        write(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes a comma, unless the object or list has just begun.
    private mutating func separate() {
        if let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") {
            bytes.append(UInt8(ascii: ","))
        }
    }

    // MARK: Values

    /// Writes any value; members of objects are sorted by the UTF-8 bytes of their names.
    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): write(value)
        case .number(let value): write(value)
        case .text(let value): write(value)
        case .list(let items): list(items) { $0.write($1) }
        case .object(let members):
            object {
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    $0.begin(name)
                    $0.write(value)
                }
            }
        }
    }

    private mutating func list<Items: Collection>(_ items: Items, item: (inout JSONWriter, Items.Element) -> Void) {
        bytes.append(UInt8(ascii: "["))
        for element in items {
            separate()
            item(&self, element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ number: Int) { bytes += number.description.utf8 }

    /// Writes a number; infinity and NaN, which JSON lacks, become `null`.
    private mutating func write(_ number: Double) {
        if let whole = Int(exactly: number) {
            write(whole)
        } else {
            bytes += (number.isFinite ? number.description : "null").utf8
        }
    }

    /// Writes a string with its quotation marks.
    package mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            // No early exit, so that the loop can be vectorized.
            var special: UInt8 = 0
            for byte in utf8 {
                special |= byte &- 0x20 < 0x5F ? 0 : 1
                special |= byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
            }
            if special == 0 {
                bytes.append(contentsOf: utf8)
            } else {
                escape(String(decoding: utf8, as: UTF8.self))
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += #"\""#.utf8
            case "\\": bytes += #"\\"#.utf8
            case "\n": bytes += #"\n"#.utf8
            case "\r": bytes += #"\r"#.utf8
            case "\t": bytes += #"\t"#.utf8
            case "\u{8}": bytes += #"\b"#.utf8
            case "\u{C}": bytes += #"\f"#.utf8
            case "\0"..."\u{1F}": bytes += TerminalSafeJSON.escape(scalar).utf8
            case _ where isTerminalSafe && TerminalSafeJSON.isUnsafe(scalar):
                bytes += TerminalSafeJSON.escape(scalar).utf8
            default: bytes += UTF8.encode(scalar)!
            }
        }
    }
}

/// JSON for scripts: keys are sorted, so that equal values give equal text, and the text is safe for a terminal.
package enum JSONText {
    /// The JSON on one line.
    package static func line(_ value: some Encodable) throws -> String { try text(value, formatting: []) }

    /// The JSON on several lines, indented.
    package static func lines(_ value: some Encodable) throws -> String { try text(value, formatting: .prettyPrinted) }

    /// The number rounded to three decimals: seconds to whole milliseconds. Drops floating-point noise.
    package static func milliseconds(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    private static func text(_ value: some Encodable, formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
        return TerminalSafeJSON.text(try encoder.encode(value))
    }
}
