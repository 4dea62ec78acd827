import Foundation

/// A QR code of bytes, in the smallest of the first twenty versions that holds them. Source: ISO/IEC 18004.
///
/// Readers take any of the eight masks; this one has the mask that leaves the fewest equal neighbours.
struct QRCode {
    enum Level: String { case L, M, Q, H }

    /// The modules along a side.
    let side: Int
    private var dark: [Bool]
    /// The modules that have a meaning of their own, and are not masked.
    private var fixed: [Bool]
    private let version: Int

    /// Whether the module is dark; outside is the light border.
    subscript(x: Int, y: Int) -> Bool {
        (0..<side).contains(x) && (0..<side).contains(y) && dark[y * side + x]
    }

    /// `nil` for more bytes than the twentieth version holds.
    init?(_ bytes: [UInt8], level: Level) {
        let version = (1...20).first { version in
            4 + (version < 10 ? 8 : 16) + 8 * bytes.count <= 8 * Self.blocks(version, level).map(\.data).reduce(0, +)
        }
        guard let version else { return nil }
        self.version = version
        side = 17 + 4 * version
        dark = Array(repeating: false, count: side * side)
        fixed = dark
        drawPatterns()
        draw(Self.codewords(bytes, version, level))
        let masked = (0..<8).map { mask in
            var code = self
            code.apply(mask)
            code.drawFormat(level, mask)
            return code
        }
        dark = masked.min { $0.equalNeighbours < $1.equalNeighbours }!.dark
    }

    // MARK: Codewords

    /// The codewords of data and of correction of each block.
    private static func blocks(_ version: Int, _ level: Level) -> [(data: Int, correction: Int)] {
        let (counts, corrections) = table[level]!
        let (count, correction) = (counts[version - 1], corrections[version - 1])
        let whole = modules(version) / 8
        return (0..<count).map { index in
            (whole / count + (index >= count - whole % count ? 1 : 0) - correction, correction)
        }
    }
    /// The modules that are left for codewords.
    private static func modules(_ version: Int) -> Int {
        let alignments = version == 1 ? 0 : version / 7 + 2
        var count = (16 * version + 128) * version + 64
        if version > 1 { count -= (25 * alignments - 10) * alignments - 55 }
        return version >= 7 ? count - 36 : count
    }
    /// Of the versions 1 to 20: the number of blocks, and the codewords of correction in each.
    private static let table: [Level: ([Int], [Int])] = [
        .L: (
            [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
            [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
        ),
        .M: (
            [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
            [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
        ),
        .Q: (
            [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20],
            [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30]
        ),
        .H: (
            [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25],
            [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28]
        ),
    ]

    /// The bytes with their length and correction, block by block in turns.
    private static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let blocks = blocks(version, level)
        let capacity = blocks.map(\.data).reduce(0, +)
        // The mode and the length are 12 or 20 bits, so that each byte is in two codewords.
        let length = version < 10 ? [UInt8(bytes.count)] : [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        var nibbles: [UInt8] = [4]
        for byte in length + bytes { nibbles += [byte >> 4, byte & 15] }
        nibbles.append(0)
        var data: [UInt8] = []
        for index in 0..<nibbles.count / 2 { data.append(nibbles[2 * index] << 4 | nibbles[2 * index + 1]) }
        while data.count < capacity { data.append((data.count - bytes.count - length.count) % 2 == 1 ? 0xEC : 0x11) }
        var start = 0
        let parts = blocks.map { block in
            defer { start += block.data }
            let part = Array(data[start..<start + block.data])
            return (data: part, correction: remainder(of: part, block.correction))
        }
        var all: [UInt8] = []
        for index in 0..<parts.last!.data.count {
            for part in parts where index < part.data.count { all.append(part.data[index]) }
        }
        for index in 0..<blocks[0].correction { all += parts.map { $0.correction[index] } }
        return all
    }

    /// Reed and Solomon's codewords of correction.
    private static func remainder(of data: [UInt8], _ count: Int) -> [UInt8] {
        var divisor = Array(repeating: UInt8(0), count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in 0..<count {
                divisor[index] = product(divisor[index], root) ^ (index + 1 < count ? divisor[index + 1] : 0)
            }
            root = product(root, 2)
        }
        var rest = Array(repeating: UInt8(0), count: count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
        }
        return rest
    }
    /// The product in the field of 256 elements.
    private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var z: UInt8 = 0
        for bit in (0..<8).reversed() {
            z = (z << 1) ^ ((z >> 7) * 0x1D)
            z ^= ((y >> UInt8(bit)) & 1) * x
        }
        return z
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<side).contains(x), (0..<side).contains(y) else { return }
        dark[y * side + x] = isDark
        fixed[y * side + x] = true
    }
    /// Squares around a middle: those at an even distance are dark, but for the light ring of the large ones.
    private mutating func drawSquares(_ x: Int, _ y: Int, radius: Int) {
        for dy in -radius...radius {
            for dx in -radius...radius {
                let distance = max(abs(dx), abs(dy))
                set(x + dx, y + dy, radius == 2 ? distance != 1 : distance != 2 && distance != 4)
            }
        }
    }
    private mutating func drawPatterns() {
        for index in 0..<side {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawSquares(x, y, radius: 4) }
        if version > 1 {
            let count = version / 7 + 2
            let step = (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
            let places = [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
            for x in places {
                for y in places where (x, y) != (6, 6) && (x, y) != (6, side - 7) && (x, y) != (side - 7, 6) {
                    drawSquares(x, y, radius: 2)
                }
            }
        }
        drawFormat(.L, 0)
        guard version >= 7 else { return }
        let bits = Self.corrected(version, by: 0x1F25, bits: 12)
        for index in 0..<18 {
            let (x, y) = (side - 11 + index % 3, index / 3)
            set(x, y, bits >> index & 1 == 1)
            set(y, x, bits >> index & 1 == 1)
        }
    }
    private mutating func drawFormat(_ level: Level, _ mask: Int) {
        let number = [Level.L: 1, .M: 0, .Q: 3, .H: 2][level]!
        let bits = Self.corrected(number << 3 | mask, by: 0x537, bits: 10) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            let first = index < 6 ? index : index < 8 ? index + 1 : 14 - index
            if index < 8 { set(8, first, isDark) } else { set(index == 8 ? 7 : first, 8, isDark) }
            if index < 8 { set(side - 1 - index, 8, isDark) } else { set(8, side - 15 + index, isDark) }
        }
        set(8, side - 8, true)
    }
    /// A number with the rest of its division behind it.
    private static func corrected(_ number: Int, by divisor: Int, bits: Int) -> Int {
        var rest = number
        for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1)) * divisor }
        return number << bits | rest
    }
    /// The codewords in columns of two from the right, up and down in turns.
    private mutating func draw(_ codewords: [UInt8]) {
        var bit = 0
        for column in 0..<(side - 1) / 2 {
            let right = side - 1 - 2 * column - (column >= (side - 7) / 2 ? 1 : 0)
            for step in 0..<side {
                let y = column % 2 == 0 ? side - 1 - step : step
                for x in [right, right - 1] where !fixed[y * side + x] && bit < codewords.count * 8 {
                    dark[y * side + x] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
        }
    }
    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !fixed[y * side + x] {
                let value =
                    switch mask {
                    case 0: (x + y) % 2
                    case 1: y % 2
                    case 2: x % 3
                    case 3: (x + y) % 3
                    case 4: (x / 3 + y / 2) % 2
                    case 5: x * y % 2 + x * y % 3
                    case 6: (x * y % 2 + x * y % 3) % 2
                    default: ((x + y) % 2 + x * y % 3) % 2
                    }
                if value == 0 { dark[y * side + x].toggle() }
            }
        }
    }
    private var equalNeighbours: Int {
        (0..<side * side).count { place in
            (place % side > 0 && dark[place] == dark[place - 1]) || (place >= side && dark[place] == dark[place - side])
        }
    }
}
