import Foundation

extension ScenarioContent {
    /// Fields as JSON: the same bytes as `JSONEncoder` with sorted keys, in a fraction of the time.
    static func json(of fields: [String: ContentValue]) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(128)
        bytes.append(UInt8(ascii: "{"))
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            write(name, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            switch value {
            case .text(let text): write(text, to: &bytes)
            case .number(let number): write(number, to: &bytes)
            case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
            }
        }
        bytes.append(UInt8(ascii: "}"))
        return Data(bytes)
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        // A quote, a backslash, a slash, and invisible characters are escaped.
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x2F && $0 != 0x7F }
        guard isPlain else { return bytes += encoded(text) }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    private static func write(_ number: Double, to bytes: inout [UInt8]) {
        guard number == number.rounded(), abs(number) < 1e15 else { return bytes += encoded(number) }
        bytes += String(Int(number)).utf8
    }

    private static func encoded(_ value: some Encodable) -> Data {
        guard let data = try? JSONEncoder().encode(value) else {
            preconditionFailure("texts and finite numbers can be written as JSON")
        }
        return data
    }
}
