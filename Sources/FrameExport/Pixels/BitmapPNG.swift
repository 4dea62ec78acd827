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
        return PNGChunk.file(
            width: bitmap.width, height: bitmap.height, color: .rgba, stream: Deflation.stream(of: lines))
    }
}
