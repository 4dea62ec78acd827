import Foundation

// CryptoKit's digests, as they are on a phone: an app may name a cached picture by one.

/// The bytes that a hash function gives.
public struct DigestBytes<Function>: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
}
public protocol HashFunction: Sendable {
    typealias Digest = DigestBytes<Self>
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}
extension HashFunction {
    public static var blockByteCount: Int { 64 }
    public static func hash<Message: DataProtocol>(data: Message) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    public mutating func update<Message: DataProtocol>(data: Message) {
        Array(data).withUnsafeBytes { update(bufferPointer: $0) }
    }
}
public typealias SHA256Digest = DigestBytes<SHA256>

public struct SHA256: HashFunction {
    public static var byteCount: Int { 32 }
    private var message: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> DigestBytes<SHA256> {
        let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
        var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        let constants = primes.map { fraction(cbrt(Double($0))) }
        for block in blocks(of: message, isBigEndian: true) {
            var words = block
            for index in 16..<64 {
                let (old, new) = (words[index - 15], words[index - 2])
                let first = old.turned(25) ^ old.turned(14) ^ old >> 3
                let second = new.turned(15) ^ new.turned(13) ^ new >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var turn = state
            for index in 0..<64 {
                let (a, e) = (turn[0], turn[4])
                let choice = e & turn[5] ^ ~e & turn[6]
                let majority = a & turn[1] ^ a & turn[2] ^ turn[1] & turn[2]
                let first =
                    turn[7] &+ (e.turned(26) ^ e.turned(21) ^ e.turned(7)) &+ choice &+ constants[index] &+ words[index]
                let second = (a.turned(30) ^ a.turned(19) ^ a.turned(10)) &+ majority
                turn = [first &+ second, a, turn[1], turn[2], turn[3] &+ first, e, turn[5], turn[6]]
            }
            state = zip(state, turn).map { $0 &+ $1 }
        }
        return DigestBytes(bytes: state.flatMap { bytes(of: $0.bigEndian) })
    }
}

/// Hash functions that old servers ask for.
public enum Insecure {
    public struct MD5: HashFunction {
        public static var byteCount: Int { 16 }
        private var message: [UInt8] = []
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        public func finalize() -> DigestBytes<MD5> {
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
            let turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
            for words in blocks(of: message, isBigEndian: false) {
                var (a, b, c, d) = (state[0], state[1], state[2], state[3])
                for index in 0..<64 {
                    let mixed: UInt32
                    let word: Int
                    switch index / 16 {
                    case 0: (mixed, word) = (b & c | ~b & d, index)
                    case 1: (mixed, word) = (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
                    }
                    let constant = UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
                    let sum = a &+ mixed &+ constant &+ words[word]
                    (a, d, c, b) = (d, c, b, b &+ sum.turned(turns[index / 16][index % 4]))
                }
                state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
            }
            return DigestBytes(bytes: state.flatMap { bytes(of: $0.littleEndian) })
        }
    }

    public struct SHA1: HashFunction {
        public static var byteCount: Int { 20 }
        private var message: [UInt8] = []
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        public func finalize() -> DigestBytes<SHA1> {
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
            for block in blocks(of: message, isBigEndian: true) {
                var words = block
                for index in 16..<80 {
                    words.append(
                        (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(1))
                }
                var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
                for index in 0..<80 {
                    let (mixed, constant): (UInt32, UInt32) =
                        switch index / 20 {
                        case 0: (b & c | ~b & d, 0x5A82_7999)
                        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                        default: (b ^ c ^ d, 0xCA62_C1D6)
                        }
                    let sum = a.turned(5) &+ mixed &+ e &+ constant &+ words[index]
                    (e, d, c, b, a) = (d, c, b.turned(30), a, sum)
                }
                state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
            }
            return DigestBytes(bytes: state.flatMap { bytes(of: $0.bigEndian) })
        }
    }
}

extension UInt32 {
    /// The bits, turned to the left.
    fileprivate func turned(_ count: Int) -> UInt32 { self << count | self >> (32 - count) }
}

/// The first 32 bits after the point.
private func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 4_294_967_296) }

private func bytes(of word: UInt32) -> [UInt8] { withUnsafeBytes(of: word) { Array($0) } }

/// The message with its padding and length, in blocks of sixteen words.
private func blocks(of message: [UInt8], isBigEndian: Bool) -> [[UInt32]] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(message.count) * 8
    padded += withUnsafeBytes(of: isBigEndian ? length.bigEndian : length.littleEndian) { Array($0) }
    return stride(from: 0, to: padded.count, by: 64).map { block in
        stride(from: block, to: block + 64, by: 4).map { place in
            padded[place..<place + 4].enumerated().reduce(0) { word, byte in
                word | UInt32(byte.element) << (isBigEndian ? 24 - 8 * byte.offset : 8 * byte.offset)
            }
        }
    }
}
