import CellUI

/// The few colours in which a picture of many is drawn, found by median cut.
///
/// All colours lie in one box. The box whose colours differ most from their mean is cut in two where half of its pixels are on either
/// side, until there are enough boxes; the mean of each is a colour of the palette.
///
/// Source: P. Heckbert, "Color image quantization for frame buffer display", 1982.
struct PixelPalette {
    /// A colour of the palette.
    struct Color: Hashable {
        let red, green, blue: UInt8
    }

    /// The colours.
    let colors: [Color]
    /// The colour of each bin; unused ones have 0.
    private let numbers: [UInt8]

    /// Colours that differ only in the last two bits of a channel are in one bin.
    private static let bits = 6

    /// A bin with pixels in it.
    private struct Bin {
        let key: Int
        let count: Int
        /// The sums of the channels of its pixels.
        let sums: (Int, Int, Int)

        /// A channel of the bin's mean, 0 for red.
        func mean(_ channel: Int) -> Double {
            Double(channel == 0 ? sums.0 : channel == 1 ? sums.1 : sums.2) / Double(count)
        }
    }

    /// Chooses at most `count` colours, 2…256, for `pixels`.
    init(of pixels: PixelGrid, colors count: Int) {
        let bins = Self.bins(of: pixels)
        var boxes = bins.isEmpty ? [] : [Box(bins)]
        while boxes.count < min(max(count, 2), 256) {
            guard let (index, box) = boxes.enumerated().max(by: { $0.element.error < $1.element.error }),
                box.error > 0
            else { break }
            let halves = box.halves
            boxes[index] = halves.0
            boxes.append(halves.1)
        }
        colors = boxes.map(\.color)
        var numbers = [UInt8](repeating: 0, count: 1 << (3 * Self.bits))
        for (number, box) in boxes.enumerated() {
            for bin in box.bins { numbers[bin.key] = UInt8(number) }
        }
        self.numbers = numbers
    }

    /// The number of each pixel's colour.
    func indices(of pixels: PixelGrid) -> [UInt8] {
        pixels.bytes.withUnsafeBufferPointer { bytes in
            (0..<pixels.width * pixels.height).map { numbers[Self.key(of: bytes, at: $0 * 3)] }
        }
    }

    private static func key(of bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        let shift = 8 - bits
        return (Int(bytes[place]) >> shift) << (2 * bits) | (Int(bytes[place + 1]) >> shift) << bits
            | Int(bytes[place + 2]) >> shift
    }

    private static func bins(of pixels: PixelGrid) -> [Bin] {
        var table = [Int](repeating: 0, count: 4 << (3 * bits))
        pixels.bytes.withUnsafeBufferPointer { bytes in
            for place in stride(from: 0, to: bytes.count, by: 3) {
                let start = key(of: bytes, at: place) * 4
                table[start] += 1
                for channel in 0..<3 { table[start + 1 + channel] += Int(bytes[place + channel]) }
            }
        }
        return (0..<1 << (3 * bits)).compactMap { key in
            let start = key * 4
            guard table[start] > 0 else { return nil }
            return Bin(
                key: key, count: table[start], sums: (table[start + 1], table[start + 2], table[start + 3]))
        }
    }

    /// Some bins.
    private struct Box {
        let bins: [Bin]
        /// The number of pixels.
        private let count: Int
        /// The mean of each channel.
        private let means: [Double]
        /// The channel that varies most, and the sum of the squared differences from its mean.
        private let widest: (channel: Int, error: Double)

        init(_ bins: [Bin]) {
            self.bins = bins
            let count = bins.reduce(0) { $0 + $1.count }
            let means = (0..<3).map { channel in
                bins.reduce(0) { $0 + $1.mean(channel) * Double($1.count) } / Double(count)
            }
            (self.count, self.means) = (count, means)
            let errors = (0..<3).map { channel in
                bins.reduce(0.0) { sum, bin in
                    let difference = bin.mean(channel) - means[channel]
                    return sum + difference * difference * Double(bin.count)
                }
            }
            let channel = (0..<3).max { errors[$0] < errors[$1] } ?? 0
            widest = (channel, bins.count > 1 ? errors[channel] : 0)
        }

        /// How badly one colour stands for all; 0 if the box cannot be cut.
        var error: Double { widest.error }

        var color: Color {
            let channels = means.map { UInt8(min(255, max(0, $0.rounded()))) }
            return Color(red: channels[0], green: channels[1], blue: channels[2])
        }

        /// The box cut where half of its pixels are on either side. It must have two bins at least.
        var halves: (Box, Box) {
            let sorted = bins.sorted {
                let (one, other) = ($0.mean(widest.channel), $1.mean(widest.channel))
                return one == other ? $0.key < $1.key : one < other
            }
            var (passed, cut) = (0, 0)
            while cut < sorted.count - 1, cut == 0 || (passed + sorted[cut].count) * 2 <= count {
                passed += sorted[cut].count
                cut += 1
            }
            return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
        }
    }
}
