/// A picture of pixels, row by row from the top left, without transparency.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Red, green and blue of each pixel, 0…255.
    public let bytes: [UInt8]

    /// Creates a grid. `bytes` must have three values for each pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 3, "a pixel has three bytes")
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }
}
