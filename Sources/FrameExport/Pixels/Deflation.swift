/// Compresses bytes as a zlib stream, in one block with fixed codes. Source: RFC 1950 and RFC 1951.
struct Deflation {
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount = 0

    /// The stream of `bytes`.
    static func stream(of bytes: [UInt8]) -> [UInt8] {
        var deflation = Deflation()
        deflation.compress(bytes)
        return deflation.output + PNGChunk.number(adler(bytes))
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    private mutating func put(_ value: Int, _ count: Int) {
        bits |= UInt64(value) << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Puts a Huffman code, whose highest bit comes first.
    private mutating func put(code: Int, _ count: Int) {
        var (reversed, rest) = (0, code)
        for _ in 0..<count {
            reversed = reversed << 1 | rest & 1
            rest >>= 1
        }
        put(reversed, count)
    }

    private mutating func put(symbol: Int) {
        switch symbol {
        case ..<144: put(code: 0x30 + symbol, 8)
        case ..<256: put(code: 0x190 + symbol - 144, 9)
        case ..<280: put(code: symbol - 256, 7)
        default: put(code: 0xC0 + symbol - 280, 8)
        }
    }

    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12_289, 16_385, 24_577,
    ]

    private mutating func put(match length: Int, at distance: Int) {
        let code = (Self.lengths.lastIndex { $0 <= length }) ?? 0
        put(symbol: 257 + code)
        put(length - Self.lengths[code], Self.lengthBits[code])
        let far = (Self.distances.lastIndex { $0 <= distance }) ?? 0
        put(code: far, 5)
        put(distance - Self.distances[far], max(0, far / 2 - 1))
    }

    private mutating func compress(_ bytes: [UInt8]) {
        put(0b011, 3)
        // Where three bytes of a hash were last.
        var last = [Int](repeating: -1, count: 1 << 14)
        var index = 0
        while index < bytes.count {
            var length = 0
            var distance = 0
            if index + 3 <= bytes.count {
                let word = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
                let hash = (word &* 0x9E37_79B1) >> 12 & (1 << 14 - 1)
                let candidate = last[hash]
                last[hash] = index
                if candidate >= 0, index - candidate <= 32_768 {
                    let most = min(258, bytes.count - index)
                    while length < most, bytes[candidate + length] == bytes[index + length] { length += 1 }
                    distance = index - candidate
                }
            }
            if length >= 3 {
                put(match: length, at: distance)
                index += length
            } else {
                put(symbol: Int(bytes[index]))
                index += 1
            }
        }
        put(symbol: 256)
        if bitCount > 0 { put(0, 8 - bitCount) }
    }
}
