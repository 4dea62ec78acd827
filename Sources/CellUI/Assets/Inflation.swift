/// Decompresses a zlib stream, or the blocks alone that are in one. Source: RFC 1950 and RFC 1951.
@_spi(Drawing)
public struct Inflation {
    private let bytes: [UInt8]
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let most: Int

    private struct Malformed: Error {}
    /// There is more than was asked for.
    private struct Full: Error {}

    /// The decompressed bytes; `nil` if the stream is damaged or has more than `most`.
    static func bytes(of stream: [UInt8], atMost most: Int) -> [UInt8]? {
        // Method 8 with a window of at most 32 KB, and no preset dictionary.
        guard stream.count > 2, stream[0] & 0x0F == 8, stream[1] & 0x20 == 0 else { return nil }
        var inflation = Inflation(stream, from: 2, most: most)
        do { try inflation.run() } catch { return nil }
        return inflation.output
    }

    /// The first `most` of the decompressed bytes of blocks that no header of zlib is before, or all if there are fewer; `nil` if the blocks
    /// are damaged before that.
    public static func prefix(ofBlocks blocks: [UInt8], atMost most: Int) -> [UInt8]? {
        var inflation = Inflation(blocks, from: 0, most: most)
        do { try inflation.run() } catch is Full {} catch { return nil }
        return inflation.output
    }

    private init(_ bytes: [UInt8], from position: Int, most: Int) {
        (self.bytes, self.position, self.most) = (bytes, position, most)
    }

    private mutating func run() throws {
        output.reserveCapacity(min(most, 1 << 20))
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
            case 2:
                let (literals, distances) = try codes()
                try decode(literals, distances)
            default: throw Malformed()
            }
        }
    }

    // MARK: Bits

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < bytes.count else { throw Malformed() }
            bits |= UInt32(bytes[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        defer {
            bits >>= UInt32(count)
            bitCount -= count
        }
        return Int(bits & (1 << UInt32(count) - 1))
    }

    private mutating func copyStored() throws {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= bytes.count else { throw Malformed() }
        let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        position += 4
        guard position + count <= bytes.count else { throw Malformed() }
        let room = most - output.count
        output += bytes[position..<position + min(count, room)]
        guard count <= room else { throw Full() }
        position += count
    }

    // MARK: Huffman codes

    /// A canonical code: how many symbols there are of each length, and the symbols in order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: some Collection<Int>) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1...15 {
                for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
            }
        }
    }

    private static let fixedLiterals = Code(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code(lengths: [Int](repeating: 5, count: 30))

    private mutating func symbol(_ code: Code) throws -> Int {
        var (word, first, index) = (0, 0, 0)
        for length in 1...15 {
            word |= try take(1)
            let count = code.counts[length]
            if word - first < count { return code.symbols[index + word - first] }
            index += count
            first = (first + count) << 1
            word <<= 1
        }
        throw Malformed()
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func codes() throws -> (literals: Code, distances: Code) {
        let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count { lengths[Self.order[index]] = try take(3) }
        let code = Code(lengths: lengths)
        var all: [Int] = []
        while all.count < literals + distances {
            let symbol = try symbol(code)
            switch symbol {
            case 16:
                guard let last = all.last else { throw Malformed() }
                all += [Int](repeating: last, count: 3 + (try take(2)))
            case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
            case 18: all += [Int](repeating: 0, count: 11 + (try take(7)))
            default: all.append(symbol)
            }
        }
        guard all.count == literals + distances else { throw Malformed() }
        return (Code(lengths: all[..<literals]), Code(lengths: all[literals...]))
    }

    private static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12_289, 16_385, 24_577,
    ]

    private mutating func decode(_ literals: Code, _ distances: Code) throws {
        while true {
            let word = try symbol(literals)
            if word == 256 { return }
            guard output.count < most else { throw Full() }
            if word < 256 {
                output.append(UInt8(word))
                continue
            }
            guard word - 257 < Self.lengthBase.count else { throw Malformed() }
            let length = Self.lengthBase[word - 257] + (try take(Self.lengthBits[word - 257]))
            let code = try symbol(distances)
            guard code < Self.distanceBase.count else { throw Malformed() }
            let distance = Self.distanceBase[code] + (try take(max(0, code / 2 - 1)))
            guard distance <= output.count else { throw Malformed() }
            let room = most - output.count
            for _ in 0..<min(length, room) { output.append(output[output.count - distance]) }
            guard length <= room else { throw Full() }
        }
    }
}
