import CellUI
import Foundation

/// Writes a picture of pixels as a PNG with transparency.
package enum BitmapPNG {
    /// The file.
    package static func data(of bitmap: Bitmap) -> Data {
        var lines: [UInt8] = []
        let length = bitmap.width * 4
        lines.reserveCapacity((length + 1) * bitmap.height)
        for y in 0..<bitmap.height {
            // Each line has the differences to the line above it, which suits pictures with areas of one colour.
            lines.append(y == 0 ? 0 : 2)
            for x in 0..<length {
                let index = y * length + x
                lines.append(y == 0 ? bitmap.bytes[index] : bitmap.bytes[index] &- bitmap.bytes[index - length])
            }
        }
        let header = number(bitmap.width) + number(bitmap.height) + [8, 6, 0, 0, 0]
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", header) + chunk("IDAT", Deflation.stream(of: lines)) + chunk("IEND", [])
    }

    private static func number(_ value: Int) -> [UInt8] { PNGChunk.number(UInt32(value)) }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        PNGChunk.bytes(of: Array(type.utf8) + data)
    }
}
