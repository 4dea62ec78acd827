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
}

/// The rows of a PNG as they are compressed: each with Paeth's filter (PNG, third edition, 9).
///
/// What is alike in a drawing becomes zeros, and a photo small differences. libpng tries all five filters for each row, which takes
/// longer than compressing what comes of it.
enum PNGRows {
    /// The rows, one after the other: a byte for the filter, and three for each pixel.
    static func bytes(of pixels: DrawnPixels) -> [UInt8] {
        let length = pixels.width * 3
        return [UInt8](unsafeUninitializedCapacity: (length + 1) * pixels.height) { rows, count in
            count = (length + 1) * pixels.height
            // Left of each row is a pixel of zeros.
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (length + 3) * 2) { plain in
                guard let rows = rows.baseAddress, let start = plain.baseAddress else { return }
                plain.initialize(repeating: 0)
                var (above, current) = (start + 3, start + 3 + length + 3)
                for y in 0..<pixels.height {
                    let row = rows + y * (length + 1)
                    pixels.copyRow(y, to: current)
                    row[0] = 4
                    paeth(current, above: above, count: length, to: row + 1)
                    swap(&above, &current)
                }
            }
        }
    }

    /// Paeth's filter: the difference to the one of three neighbours that is nearest to left + above − above left. In 16 bits and without
    /// branches, so that the compiler does eight bytes at once.
    private static func paeth(
        _ row: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int,
        to place: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count {
            let (left, up, corner) = (Int16(row[index - 3]), Int16(above[index]), Int16(above[index - 3]))
            let (fromCorner, toUp) = (up &- corner, left &- corner)
            let both = fromCorner &+ toUp
            let (leftCost, upCost, cornerCost) = (
                max(fromCorner, 0 &- fromCorner), max(toUp, 0 &- toUp), max(both, 0 &- both)
            )
            let upOrCorner = upCost <= cornerCost ? up : corner
            let nearest = leftCost <= min(upCost, cornerCost) ? left : upOrCorner
            place[index] = row[index] &- UInt8(truncatingIfNeeded: nearest)
        }
    }
}
