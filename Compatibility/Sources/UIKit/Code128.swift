/// A barcode of ASCII characters, in the code sets A, B and C. Source: ISO/IEC 15417.
enum Code128 {
    /// Whether each module is dark, from the left, without the light space around them; `nil` for a message that has other characters, or
    /// none.
    static func modules(of message: [UInt8]) -> [Bool]? {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        let values = values(of: message)
        // The start counts once, each value as often as its place says.
        let sum = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
        return (values + [sum % 103, stop]).flatMap { value in
            patterns[value].enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element) }
        }
    }

    private enum CodeSet: Int { case a = 103, b, c }
    private static let stop = 106

    /// The start, the characters, and the changes to other sets between them.
    private static func values(of message: [UInt8]) -> [Int] {
        var values: [Int] = []
        var set: CodeSet?
        func change(to next: CodeSet) {
            if let current = set, current != next {
                // In each set, 99 to 101 begin the others.
                values.append(next == .c ? 99 : next == .b ? 100 : 101)
            } else if set == nil {
                values.append(next.rawValue)
            }
            set = next
        }
        var index = 0
        while index < message.count {
            let digits = message[index...].prefix { isDigit($0) }.count
            if digits % 2 == 0, digits >= 4 || set == .c && digits > 0 || digits == message.count {
                change(to: .c)
                for place in stride(from: index, to: index + digits, by: 2) {
                    values.append(Int(message[place] - 48) * 10 + Int(message[place + 1] - 48))
                }
                index += digits
                continue
            }
            let byte = Int(message[index])
            // The controls are in A alone, the small letters in B alone.
            if byte < 32 { change(to: .a) } else if byte > 95 || set != .a { change(to: .b) }
            values.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        return values
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// The widths of the bars and spaces of each value, in modules.
    private static let patterns: [[Int]] = [
        212_222, 222_122, 222_221, 121_223, 121_322, 131_222, 122_213, 122_312, 132_212, 221_213, 221_312, 231_212,
        112_232, 122_132, 122_231, 113_222, 123_122, 123_221, 223_211, 221_132, 221_231, 213_212, 223_112, 312_131,
        311_222, 321_122, 321_221, 312_212, 322_112, 322_211, 212_123, 212_321, 232_121, 111_323, 131_123, 131_321,
        112_313, 132_113, 132_311, 211_313, 231_113, 231_311, 112_133, 112_331, 132_131, 113_123, 113_321, 133_121,
        313_121, 211_331, 231_131, 213_113, 213_311, 213_131, 311_123, 311_321, 331_121, 312_113, 312_311, 332_111,
        314_111, 221_411, 431_111, 111_224, 111_422, 121_124, 121_421, 141_122, 141_221, 112_214, 112_412, 122_114,
        122_411, 142_112, 142_211, 241_211, 221_114, 413_111, 241_112, 134_111, 111_242, 121_142, 121_241, 114_212,
        124_112, 124_211, 411_212, 421_112, 421_211, 212_141, 214_121, 412_121, 111_143, 111_341, 131_141, 114_113,
        114_311, 411_113, 411_311, 113_141, 114_131, 311_141, 411_131, 211_412, 211_214, 211_232, 2_331_112,
    ].map { String($0).compactMap(\.wholeNumberValue) }
}
