/// The pixels of a cairo surface without transparency, for as long as the surface lives.
struct DrawnPixels {
    /// Columns.
    let width: Int
    /// Rows.
    let height: Int
    /// Bytes from a row to the next.
    let stride: Int
    /// The first row.
    let data: UnsafeMutablePointer<UInt8>

    /// Copies a row as red, green and blue of each pixel, a byte each.
    func copyRow(_ y: Int, to place: UnsafeMutablePointer<UInt8>) {
        // A pixel is 32 bits in the machine's order: none, red, green, blue.
        let row = UnsafeRawPointer(data + y * stride)
        for x in 0..<width {
            let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
            place[x * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
            place[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            place[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    /// Whether at least half of a row's pixels are as the one before them: a drawing, not a photo.
    func isPlain(row y: Int) -> Bool {
        let row = UnsafeRawPointer(data + y * stride)
        var same = 0
        for x in 1..<max(1, width) {
            let (before, pixel) = (
                row.load(fromByteOffset: x * 4 - 4, as: UInt32.self), row.load(fromByteOffset: x * 4, as: UInt32.self)
            )
            // A reader can tell no other bits.
            if (before ^ pixel) & 0xFF_FFFF == 0 { same += 1 }
        }
        return same * 2 >= width - 1
    }
}

/// The rows of a PNG as they are compressed: each has the filter that suits it (PNG, third edition, 9).
///
/// Areas of one colour take the fewest bytes as they are, a photo as differences to its neighbours. libpng tries all five filters
/// for each row, which takes longer than compressing what comes of it.
enum PNGRows {
    /// The rows, one after the other: a byte for the filter, and three for each pixel.
    static func bytes(of pixels: DrawnPixels) -> [UInt8] {
        let length = pixels.width * 3
        return [UInt8](unsafeUninitializedCapacity: (length + 1) * pixels.height) { rows, count in
            count = (length + 1) * pixels.height
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * 2) { plain in
                guard let rows = rows.baseAddress, var above = plain.baseAddress else { return }
                var current = above + length
                above.update(repeating: 0, count: length)
                for y in 0..<pixels.height {
                    let row = rows + y * (length + 1)
                    pixels.copyRow(y, to: current)
                    if pixels.isPlain(row: y) {
                        row[0] = 0
                        (row + 1).update(from: current, count: length)
                    } else {
                        row[0] = 4
                        paeth(current, above: above, count: length, to: row + 1)
                    }
                    swap(&above, &current)
                }
            }
        }
    }

    /// Paeth's filter: the difference to the one of three neighbours that is nearest to left + above − above left.
    private static func paeth(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int,
        to place: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count {
            let left = index < 3 ? 0 : Int(row[index - 3])
            let corner = index < 3 ? 0 : Int(above[index - 3])
            let up = Int(above[index])
            let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            let nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
            place[index] = row[index] &- UInt8(truncatingIfNeeded: nearest)
        }
    }
}
