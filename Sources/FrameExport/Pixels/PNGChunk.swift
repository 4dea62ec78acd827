import Foundation

/// The parts that a PNG is made of.
enum PNGChunk {
    /// What a pixel has, a byte each; the raw value is the header's colour type (PNG, third edition, 11.2.1).
    enum Color: UInt8 {
        case rgb = 2
        case rgba = 6
    }

    /// A file of one picture.
    ///
    /// - Parameter stream: Its filtered rows as a zlib stream.
    static func file(width: Int, height: Int, color: Color, stream: [UInt8]) -> Data {
        let header = number(UInt32(width)) + number(UInt32(height)) + [8, color.rawValue, 0, 0, 0]
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + bytes(of: Array("IHDR".utf8) + header) + bytes(of: Array("IDAT".utf8) + stream)
            + bytes(of: Array("IEND".utf8))
    }

    /// A chunk with its length before and its checksum after it.
    ///
    /// - Parameter body: Its type, four letters, and its data.
    static func bytes(of body: [UInt8]) -> [UInt8] {
        number(UInt32(body.count - 4)) + body + number(checksum(body))
    }

    /// A number of four bytes, the highest first.
    static func number(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC-32 of type and data, the same as zlib's (PNG, annex D).
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
}
