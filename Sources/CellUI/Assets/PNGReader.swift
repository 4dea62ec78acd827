/// Reads PNG files. Source: the W3C's Recommendation "Portable Network Graphics", third edition.
struct PNGReader {
    /// The most pixels that are read: a phone's screen in the largest scale several times over.
    private static let mostPixels = 16_000_000
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private enum ColorType: UInt8 {
        case gray = 0, color = 2, palette = 3, grayAlpha = 4, colorAlpha = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .color: 3
            case .colorAlpha: 4
            }
        }
    }

    private let width: Int
    private let height: Int
    private let depth: Int
    private let type: ColorType
    private let isInterlaced: Bool
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []
    private var stream: [UInt8] = []
    private var pixels: [UInt8]

    /// The picture in a file; `nil` if it is not a PNG that can be read.
    static func bitmap(of file: some Collection<UInt8>) -> Bitmap? {
        guard var reader = PNGReader(Array(file)), reader.decode() else { return nil }
        return Bitmap(width: reader.width, height: reader.height, bytes: reader.pixels)
    }

    private init?(_ file: [UInt8]) {
        guard file.count > 33, file.starts(with: Self.signature) else { return nil }
        func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height, depth) = (number(16), number(20), Int(file[24]))
        guard let type = ColorType(rawValue: file[25]), width > 0, height > 0, width <= Self.mostPixels,
            height <= Self.mostPixels, width * height <= Self.mostPixels, [1, 2, 4, 8, 16].contains(depth)
        else { return nil }
        (self.type, isInterlaced) = (type, file[28] == 1)
        pixels = [UInt8](repeating: 0, count: width * height * 4)
        var position = 8
        while position + 12 <= file.count {
            let (length, start) = (number(position), position + 8)
            guard start + length + 4 <= file.count else { break }
            switch file[position + 4..<start] {
            case [0x50, 0x4C, 0x54, 0x45]: palette = Array(file[start..<start + length])
            case [0x74, 0x52, 0x4E, 0x53]: transparency = Array(file[start..<start + length])
            case [0x49, 0x44, 0x41, 0x54]: stream += file[start..<start + length]
            default: break
            }
            position = start + length + 4
        }
    }

    /// The part of the picture that a pass of an interlaced file has: its first pixel, and the steps from it.
    private static let passes = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]

    private mutating func decode() -> Bool {
        let most = (width * type.channels * depth / 8 + 2) * height * 2 + 1024
        guard let data = Inflation.bytes(of: stream, atMost: most) else { return false }
        var place = 0
        for (x, y, stepX, stepY) in isInterlaced ? Self.passes : [(0, 0, 1, 1)] {
            let columns = (width - x + stepX - 1) / stepX
            let rows = (height - y + stepY - 1) / stepY
            guard columns > 0, rows > 0 else { continue }
            let length = (columns * type.channels * depth + 7) / 8
            let pixel = max(1, type.channels * depth / 8)
            var above = [UInt8](repeating: 0, count: length)
            for row in 0..<rows {
                guard place + 1 + length <= data.count else { return false }
                var line = Array(data[place + 1..<place + 1 + length])
                guard Self.unfilter(&line, above: above, filter: data[place], pixel: pixel) else { return false }
                for column in 0..<columns {
                    put(line, column, at: ((y + row * stepY) * width + x + column * stepX) * 4)
                }
                above = line
                place += 1 + length
            }
        }
        return true
    }

    private static func unfilter(_ line: inout [UInt8], above: [UInt8], filter: UInt8, pixel: Int) -> Bool {
        guard filter <= 4 else { return false }
        if filter == 0 { return true }
        for index in line.indices {
            let left = index >= pixel ? Int(line[index - pixel]) : 0
            let up = Int(above[index])
            let predicted: Int
            switch filter {
            case 1: predicted = left
            case 2: predicted = up
            case 3: predicted = (left + up) / 2
            default:
                let corner = index >= pixel ? Int(above[index - pixel]) : 0
                let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                predicted = a <= b && a <= c ? left : b <= c ? up : corner
            }
            line[index] = line[index] &+ UInt8(truncatingIfNeeded: predicted)
        }
        return true
    }

    /// The value of a channel, in the file's own depth.
    private func sample(_ line: [UInt8], _ index: Int) -> Int {
        switch depth {
        case 8: Int(line[index])
        case 16: Int(line[2 * index]) << 8 | Int(line[2 * index + 1])
        default: Int(line[index * depth / 8]) >> (8 - depth - index * depth % 8) & (1 << depth - 1)
        }
    }

    private mutating func put(_ line: [UInt8], _ column: Int, at place: Int) {
        let channels = type.channels
        let raw = (0..<channels).map { sample(line, column * channels + $0) }
        func byte(_ value: Int) -> UInt8 { depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / (1 << depth - 1)) }
        /// Whether the pixel is the one colour that is transparent.
        func isKeyed() -> Bool {
            transparency.count >= 2 * channels
                && raw.indices.allSatisfy {
                    Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1]) == raw[$0]
                }
        }
        let color: [UInt8]
        switch type {
        case .palette:
            guard raw[0] * 3 + 2 < palette.count else { return }
            let opacity = raw[0] < transparency.count ? transparency[raw[0]] : 255
            color = [palette[raw[0] * 3], palette[raw[0] * 3 + 1], palette[raw[0] * 3 + 2], opacity]
        case .gray: color = [byte(raw[0]), byte(raw[0]), byte(raw[0]), isKeyed() ? 0 : 255]
        case .grayAlpha: color = [byte(raw[0]), byte(raw[0]), byte(raw[0]), byte(raw[1])]
        case .color: color = [byte(raw[0]), byte(raw[1]), byte(raw[2]), isKeyed() ? 0 : 255]
        case .colorAlpha: color = [byte(raw[0]), byte(raw[1]), byte(raw[2]), byte(raw[3])]
        }
        for (index, value) in color.enumerated() { pixels[place + index] = value }
    }
}
