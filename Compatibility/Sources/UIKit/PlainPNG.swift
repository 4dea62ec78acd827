import CellUI
import Foundation

/// PNGs without compression, for pictures that a guest encodes only to decode them again.
enum PlainPNG {
    static func data(of bitmap: Bitmap) -> Data {
        var rows: [UInt8] = []
        rows.reserveCapacity((bitmap.width * 4 + 1) * bitmap.height)
        for row in 0..<bitmap.height {
            rows.append(0)
            rows += bitmap.bytes[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
        }
        // 8 bits a channel, red, green, blue and opacity.
        let header = bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 6, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stored(rows))
                + chunk("IEND", []))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    private static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + contents
        var crc = UInt32.max
        for byte in body {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
        return bytes(UInt32(contents.count)) + body + bytes(~crc)
    }

    /// A zlib stream of stored blocks. Source: RFC 1950 and RFC 1951, 3.2.4.
    private static func stored(_ contents: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(contents.count, start + 0xFFFF)
            let count = UInt16(end - start)
            stream.append(end == contents.count ? 1 : 0)
            for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            stream += contents[start..<end]
            start = end
        } while start < contents.count
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in contents {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return stream + bytes(b << 16 | a)
    }
}
