import CellUI

/// Encodes pixels as sixels: columns of six pixels, colour by colour.
///
///     ESC P 0;1;0 q  " 1;1;width;height  # number;2;r;g;b …  # number data $ # number data - …  ESC \
///
/// Source: [VT330/VT340 Programmer Reference, chapter 14](https://vt100.net/docs/vt3xx-gp/chapter14.html).
struct SixelEncoder {
    /// The greatest number of colours, 2…256.
    let colors: Int

    /// The bytes that draw `pixels` with their top left at the cursor.
    func bytes(of pixels: PixelGrid) -> [UInt8] {
        let palette = PixelPalette(of: pixels, colors: colors)
        let indices = palette.indices(of: pixels)
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)".utf8)
        bytes.reserveCapacity(pixels.width * pixels.height / 4)
        for (number, color) in palette.colors.enumerated() {
            func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
            bytes += Array("#\(number);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8)
        }
        for top in stride(from: 0, to: pixels.height, by: 6) {
            append(rows: top..<min(top + 6, pixels.height), width: pixels.width, indices, &bytes)
            bytes.append(UInt8(ascii: "-"))
        }
        bytes += [0x1B, UInt8(ascii: "\\")]
        return bytes
    }

    /// Appends a band of at most six rows.
    private func append(rows: Range<Int>, width: Int, _ indices: [UInt8], _ bytes: inout [UInt8]) {
        // For each colour of the band the six bits of each column, and the last column in which it occurs.
        var columns: [[UInt8]?] = Array(repeating: nil, count: 256)
        var order: [Int] = []
        for y in rows {
            let bit = UInt8(1) << UInt8(y - rows.lowerBound)
            for x in 0..<width {
                let color = Int(indices[y * width + x])
                if columns[color] == nil {
                    columns[color] = Array(repeating: 0, count: width)
                    order.append(color)
                }
                columns[color]![x] |= bit
            }
        }
        for (place, color) in order.enumerated() {
            guard let bits = columns[color] else { continue }
            if place > 0 { bytes.append(UInt8(ascii: "$")) }
            bytes += Array("#\(color)".utf8)
            append(bits, &bytes)
        }
    }

    /// Appends the columns of a colour, repeated ones as `!` and a number. Empty columns at the end are left out.
    private func append(_ columns: [UInt8], _ bytes: inout [UInt8]) {
        let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
        var x = 0
        while x < end {
            var next = x + 1
            while next < end, columns[next] == columns[x] { next += 1 }
            let sixel = columns[x] + 0x3F
            if next - x > 3 {
                bytes += Array("!\(next - x)".utf8) + [sixel]
            } else {
                bytes += repeatElement(sixel, count: next - x)
            }
            x = next
        }
    }
}
