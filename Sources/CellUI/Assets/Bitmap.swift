/// A picture of pixels with transparency, row by row from the top left.
public struct Bitmap: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Red, green, blue and opacity of each pixel, 0…255; colours are not multiplied by the opacity.
    public let bytes: [UInt8]

    /// Creates a picture; `nil` if a side is zero or the bytes are not four for each pixel.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Hashes the size alone: the pixels are many, and equality compares them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// A colour with its opacity, 0…1.
    struct Pixel {
        var color: CellColor
        var opacity: Double
    }

    /// The mean of a rectangle, in pixels from the top left; parts outside the picture are transparent.
    func mean(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> Pixel {
        let area = max((end.x - start.x) * (end.y - start.y), .leastNonzeroMagnitude)
        let columns = max(0, Int(start.x))..<max(max(0, Int(start.x)), min(width, Int(end.x.rounded(.up))))
        let rows = max(0, Int(start.y))..<max(max(0, Int(start.y)), min(height, Int(end.y.rounded(.up))))
        var (red, green, blue, opacity) = (0.0, 0.0, 0.0, 0.0)
        bytes.withUnsafeBufferPointer { bytes in
            for y in rows {
                let high = min(Double(y) + 1, end.y) - max(Double(y), start.y)
                for x in columns {
                    let index = (y * width + x) * 4
                    let wide = min(Double(x) + 1, end.x) - max(Double(x), start.x)
                    let weight = wide * high * Double(bytes[index + 3]) / 255
                    red += weight * Double(bytes[index])
                    green += weight * Double(bytes[index + 1])
                    blue += weight * Double(bytes[index + 2])
                    opacity += weight
                }
            }
        }
        guard opacity > 0 else { return Pixel(color: CellColor(hex: 0), opacity: 0) }
        func byte(_ sum: Double) -> UInt8 { UInt8(min(255, (sum / opacity).rounded())) }
        return Pixel(
            color: CellColor(red: byte(red), green: byte(green), blue: byte(blue)), opacity: min(1, opacity / area))
    }

    /// The picture in at most this many pixels; itself if it has no more.
    package func reduced(toFit size: (width: Int, height: Int)) -> Bitmap {
        let (columns, rows) = (max(1, min(width, size.width)), max(1, min(height, size.height)))
        guard columns < width || rows < height else { return self }
        return part(from: (0, 0), to: (Double(width), Double(height)), columns: columns, rows: rows)
    }

    /// A rectangle of the picture, in pixels from its top left, in other pixels: each has the mean of what it covers.
    package func part(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), columns: Int, rows: Int
    ) -> Bitmap {
        let (columns, rows) = (max(1, columns), max(1, rows))
        let step = (x: (end.x - start.x) / Double(columns), y: (end.y - start.y) / Double(rows))
        var made: [UInt8] = []
        made.reserveCapacity(columns * rows * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let pixel = mean(
                    from: (start.x + Double(x) * step.x, start.y + Double(y) * step.y),
                    to: (start.x + Double(x + 1) * step.x, start.y + Double(y + 1) * step.y))
                made += Self.bytes(of: pixel.color, opacity: pixel.opacity)
            }
        }
        return Bitmap(width: columns, height: rows, bytes: made) ?? self
    }

    /// The picture with `color` over it, in each row with an opacity of its own, 0…1.
    package func covered(with color: CellColor, opacity: (_ row: Int) -> Double) -> Bitmap {
        let ink = Self.bytes(of: color, opacity: 1)
        var made = bytes
        for y in 0..<height {
            let share = min(max(opacity(y), 0), 1)
            guard share > 0 else { continue }
            for index in stride(from: y * width * 4, to: (y + 1) * width * 4, by: 4) {
                for channel in 0..<3 {
                    let own = Double(made[index + channel])
                    made[index + channel] = UInt8((own + (Double(ink[channel]) - own) * share).rounded())
                }
                let clear = 1 - Double(made[index + 3]) / 255
                made[index + 3] = UInt8(((1 - clear * (1 - share)) * 255).rounded())
            }
        }
        return Bitmap(width: width, height: height, bytes: made) ?? self
    }

    /// The colour of a pixel, without its opacity.
    package func color(x: Int, y: Int) -> CellColor {
        let index = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
        return CellColor(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
    }

    /// The picture in colours that `change` makes of its own.
    package func recolored(by change: (CellColor) -> CellColor) -> Bitmap {
        var known: [CellColor: CellColor] = [:]
        var made = bytes
        for index in stride(from: 0, to: made.count, by: 4) where made[index + 3] > 0 {
            let own = CellColor(red: made[index], green: made[index + 1], blue: made[index + 2])
            let new = known[own] ?? change(own)
            known[own] = new
            made.replaceSubrange(index..<index + 3, with: Self.bytes(of: new, opacity: 1).prefix(3))
        }
        return Bitmap(width: width, height: height, bytes: made) ?? self
    }

    /// The picture with left and right exchanged.
    var mirrored: Bitmap {
        var made: [UInt8] = []
        made.reserveCapacity(bytes.count)
        for y in 0..<height {
            for x in (0..<width).reversed() { made += bytes[(y * width + x) * 4..<(y * width + x + 1) * 4] }
        }
        return Bitmap(width: width, height: height, bytes: made) ?? self
    }

    private static func bytes(of color: CellColor, opacity: Double) -> [UInt8] {
        let (red, green, blue) = color.components(assuming: CellColor(hex: 0))
        return [UInt8(red), UInt8(green), UInt8(blue), UInt8((min(max(opacity, 0), 1) * 255).rounded())]
    }
}
