/// How a camera was held, as its JPEG says. Source: Exif 2.3, tag 274.
struct JPEGOrientation: Hashable {
    /// 1 to 8.
    private let number: Int

    /// Upright.
    static let up = JPEGOrientation(number: 1)

    private init(number: Int) { self.number = number }

    /// The orientation in a segment of Exif; `nil` if it says nothing.
    init?(exif segment: ArraySlice<UInt8>) {
        let bytes = Array(segment)
        guard bytes.count > 14, bytes.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let isLittle = bytes[6] == UInt8(ascii: "I")
        func number(_ at: Int, _ length: Int) -> Int? {
            guard at >= 6, at + length <= bytes.count else { return nil }
            let part = bytes[at..<at + length]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(10, 4).map({ 6 + $0 }), let count = number(directory, 2) else { return nil }
        for entry in 0..<min(count, 200) {
            let place = directory + 2 + entry * 12
            guard number(place, 2) == 274 else { continue }
            guard let value = number(place + 8, 2), (1...8).contains(value) else { return nil }
            self.init(number: value)
            return
        }
        return nil
    }

    /// The picture upright; `nil` if there are no such pixels.
    func turned(_ pixels: [UInt8], width: Int, height: Int) -> Bitmap? {
        guard number > 1 else { return Bitmap(width: width, height: height, bytes: pixels) }
        let isOnItsSide = number > 4
        let (columns, rows) = isOnItsSide ? (height, width) : (width, height)
        var turned = [UInt8](repeating: 0, count: pixels.count)
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = isOnItsSide ? (row, column) : (column, row)
                let source =
                    switch number {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 6: (x, height - 1 - y)
                    case 7: (width - 1 - x, height - 1 - y)
                    case 8: (width - 1 - x, y)
                    default: (x, y)
                    }
                let (from, to) = ((source.1 * width + source.0) * 4, (row * columns + column) * 4)
                for part in 0..<4 { turned[to + part] = pixels[from + part] }
            }
        }
        return Bitmap(width: columns, height: rows, bytes: turned)
    }
}
