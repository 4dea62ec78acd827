import CellUI
import SeededRandom
import Testing

@testable import TerminalScreen

struct SixelEncoderTests {
    /// Draws sixels as a terminal does. Pixels that nothing set are `nil`.
    private struct Picture {
        var width = 0
        var height = 0
        var pixels: [Int?] = []
        var colors: [Int: [Int]] = [:]

        init(_ bytes: [UInt8]) throws {
            let text = String(decoding: bytes, as: UTF8.self)
            let whole = try #require(text.wholeMatch(of: /\u{1B}P0;1;0q"1;1;([0-9]+);([0-9]+)([\s\S]*)\u{1B}\\/))
            (width, height) = (Int(whole.1)!, Int(whole.2)!)
            pixels = Array(repeating: nil, count: width * (height + 5))
            var (x, y, color, count) = (0, 0, 0, 1)
            var rest = Substring(whole.3)
            while let first = rest.first {
                rest.removeFirst()
                func numbers() -> [Int] {
                    let text = rest.prefix { $0.isNumber || $0 == ";" }
                    rest.removeFirst(text.count)
                    return text.split(separator: ";").map { Int($0)! }
                }
                switch first {
                case "#":
                    let given = numbers()
                    color = given[0]
                    if given.count == 5 { colors[color] = Array(given[2...]) }
                case "!": count = numbers()[0]
                case "$": x = 0
                case "-": (x, y) = (0, y + 6)
                default:
                    let bits = Int(first.asciiValue!) - 0x3F
                    for _ in 0..<count {
                        for row in 0..<6 where bits >> row & 1 == 1 { pixels[(y + row) * width + x] = color }
                        x += 1
                    }
                    count = 1
                }
            }
        }

        /// Red, green and blue of a pixel in percent.
        func color(_ x: Int, _ y: Int) -> [Int]? { pixels[y * width + x].flatMap { colors[$0] } }
    }

    private func grid(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> PixelGrid {
        let bytes = (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                let color = color(x, y)
                return [color.0, color.1, color.2]
            }
        }
        return PixelGrid(width: width, height: height, bytes: bytes)
    }

    @Test("Few colours come back exactly, in any size", arguments: [(1, 1), (7, 5), (40, 6), (13, 20)])
    func fewColors(size: (Int, Int)) throws {
        let pixels = grid(size.0, size.1) { x, y in (UInt8(x % 2 * 255), UInt8(y % 3 * 51), 0) }
        let picture = try Picture(SixelEncoder(colors: 256).bytes(of: pixels))
        #expect((picture.width, picture.height) == size)
        for y in 0..<size.1 {
            for x in 0..<size.0 { #expect(picture.color(x, y) == [x % 2 * 100, y % 3 * 20, 0]) }
        }
    }

    @Test("Every pixel is set once, and no colour is far off where there are many", arguments: [16, 256])
    func manyColors(count: Int) throws {
        var random = SeededGenerator(seed: 7)
        let pixels = grid(90, 61) { x, y in
            (UInt8(x * 2), UInt8(y * 4), UInt8.random(in: 0...40, using: &random))
        }
        let picture = try Picture(SixelEncoder(colors: count).bytes(of: pixels))
        #expect(picture.colors.count == count)
        var error = 0
        for y in 0..<61 {
            for x in 0..<90 {
                let color = try #require(picture.color(x, y))
                let place = (y * 90 + x) * 3
                for channel in 0..<3 {
                    let difference: Int = color[channel] * 255 / 100 - Int(pixels.bytes[place + channel])
                    error += difference * difference
                }
            }
        }
        // The mean error of a channel: 16 colours are 2.5 cuts a channel of 0…244, 256 are four times as many.
        let mean = Double(error) / Double(61 * 90 * 3)
        #expect(mean < (count == 16 ? 600 : 80), "\(mean)")
    }

    @Test("An accent of few pixels keeps its colour beside a large gradient")
    func accent() throws {
        let pixels = grid(100, 60) { x, y in x == 50 && y < 6 ? (255, 0, 0) : (UInt8(x), UInt8(x), UInt8(x + y)) }
        let picture = try Picture(SixelEncoder(colors: 64).bytes(of: pixels))
        #expect(picture.color(50, 3) == [100, 0, 0])
    }

    @Test("Repeated columns are counted")
    func repetition() {
        let bytes = SixelEncoder(colors: 2).bytes(of: grid(500, 6) { _, _ in (0, 0, 0) })
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("#0!500~-\u{1B}\\"))
    }
}
